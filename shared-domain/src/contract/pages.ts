/**
 * Every page's address as a function, so that no app spells a path of another (product-rules.md#addresses-of-pages).
 */
export const pages = {
  home: () => '/',
  category: (slug: string) => `/${slug}`,
  /** A product to print on has a page of its own: asking for the category leaves no link that forgets it. */
  product: ({ _id, category }: { _id: string; category: string }) =>
    `${category === 'Customized' ? '/customized' : ''}/single-product/${_id}`,
  search: (q: string) => `/search?q=${encodeURIComponent(q)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  payOrder: (orderId: string) => `/checkout?order=${orderId}`,
  orderConfirmation: (orderId: string, paymentStatus: string) => `/order-confirmation/${orderId}/${paymentStatus}`,
  wishlist: () => '/wishlist',
  account: (tab?: 'profile' | 'addresses' | 'myorders' | 'security') =>
    tab ? `/user-dashboard?tab=${tab}` : '/user-dashboard',
  invoice: (orderId: string) => `/invoice/${orderId}`,
  trackOrder: () => '/track-order',
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  resetPassword: (token: string) => `/reset-password/${token}`,
  blogs: () => '/blogs',
  blogPost: (id: string) => `/blog-details/${id}`,
  gallery: () => '/gallery',
  about: () => '/about',
  contact: () => '/contact',
  faq: () => '/faq',
  returnPolicy: () => '/return-policy',
  terms: () => '/terms',
  privacy: () => '/privacy',
  shippingPolicy: () => '/shipping-policy',
  adminDashboard: () => '/admin-dashboard',
  adminProducts: () => '/admin-products',
  adminAddProduct: () => '/admin-add-product',
  adminOrders: () => '/admin-orders',
  adminInvoice: (orderId: string) => `/admin-invoice/${orderId}`,
  adminBlogManager: () => '/admin-blog-manager',
} as const;
