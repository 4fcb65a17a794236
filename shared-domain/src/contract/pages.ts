const plainProduct = <Id extends string>(id: Id) => `/single-product/${id}` as const;
const customizedProduct = <Id extends string>(id: Id) => `/customized/single-product/${id}` as const;

/**
 * Every page's address as a function, so that no app writes another's path (product-rules.md#addresses-of-pages).
 * Given the name of a parameter (`':id'`), it returns the pattern of the page.
 */
export const pages = {
  home: () => '/',
  category: (slug: string) => `/${slug}`,
  /** A customised product has a different page. The category is required, so that no link forgets this. */
  product: ({ _id, category }: { _id: string; category: string }) =>
    category === 'Customized' ? customizedProduct(_id) : plainProduct(_id),
  plainProduct,
  customizedProduct,
  /** A customised product with the design of a cart's or an order's line, to be changed. */
  editDesign: ({ _id }: { _id: string }, { rawImage, previewImage }: { rawImage: string; previewImage: string }) =>
    `${customizedProduct(_id)}?${new URLSearchParams({ raw: rawImage, preview: previewImage })}`,
  /** A design that its maker shares. */
  sharedDesign: <Token extends string>(token: Token) => `/designs/${token}` as const,
  /** A customised product with one of the user's own designs. */
  openDesign: (product: string, design: string) => `${customizedProduct(product)}?design=${design}`,
  search: (q: string) => `/search?q=${encodeURIComponent(q)}`,
  cart: () => '/cart',
  checkout: () => '/checkout',
  /** Checkout too, because only its document may load the payment provider's script. */
  buyGiftCard: () => '/checkout?buy=gift-card',
  giftCardResult: (orderId: string) => `/checkout?buy=gift-card&order=${orderId}`,
  payOrder: (orderId: string) => `/checkout?order=${orderId}`,
  orderConfirmation: <Id extends string, Status extends string>(orderId: Id, paymentStatus: Status) =>
    `/order-confirmation/${orderId}/${paymentStatus}` as const,
  wishlist: () => '/wishlist',
  unsubscribe: () => '/unsubscribe',
  account: (tab?: 'profile' | 'addresses' | 'myorders' | 'credits' | 'messages' | 'security' | 'mydata') =>
    tab ? `/user-dashboard?tab=${tab}` : '/user-dashboard',
  undoEmailChange: () => '/undo-email-change',
  copyOfMyData: () => '/my-data',
  invoice: <Id extends string>(orderId: Id) => `/invoice/${orderId}` as const,
  trackOrder: () => '/track-order',
  findOrder: () => '/find-order',
  login: () => '/login',
  signup: () => '/signup',
  forgotPassword: () => '/forgot-password',
  resetPassword: <Token extends string>(token: Token) => `/reset-password/${token}` as const,
  blogs: () => '/blogs',
  blogPost: <Id extends string>(id: Id) => `/blog-details/${id}` as const,
  gallery: () => '/gallery',
  about: () => '/about',
  contact: () => '/contact',
  faq: () => '/faq',
  sizeGuide: () => '/size-guide',
  grievance: () => '/grievance',
  returnPolicy: () => '/return-policy',
  terms: () => '/terms',
  privacy: () => '/privacy',
  shippingPolicy: () => '/shipping-policy',
  adminDashboard: () => '/admin-dashboard',
  adminProducts: () => '/admin-products',
  adminAddProduct: () => '/admin-add-product',
  adminOrders: () => '/admin-orders',
  adminInvoice: <Id extends string>(orderId: Id) => `/admin-invoice/${orderId}` as const,
  adminBlogManager: () => '/admin-blog-manager',
  adminSecurity: () => '/admin-security',
  adminGrievances: () => '/admin-grievances',
  adminReturns: () => '/admin-returns',
} as const;

/** An order that staff made for a customer, to be paid by anyone with its link. Apart from `pages`: few files need it. */
export const payLinkPage = <Token extends string>(token: Token) => `/pay/${token}` as const;
