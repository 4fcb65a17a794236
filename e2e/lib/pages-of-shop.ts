import { clientFor } from './api.ts';

/** Every public page of the shop, with a text that its document must contain without running any script. */
export async function listPublicPages(shopUrl: string): Promise<{ path: string; text: string }[]> {
  const api = clientFor(shopUrl);
  const [products, posts] = await Promise.all([api.getProducts({ limit: 1 }), api.getPosts()]);
  const product = products.items[0];
  const post = posts[0];
  if (!product || !post) {
    throw new Error('The demo store is empty.');
  }
  return [
    { path: '/', text: 'Comfort,' },
    { path: '/women', text: 'Women' },
    { path: '/glow', text: 'Glow' },
    { path: '/search?q=dress', text: 'dress' },
    { path: `/single-product/${product._id}`, text: product.name },
    { path: '/blogs', text: 'Latest Trends of 2025' },
    { path: `/blog-details/${post._id}`, text: post.title },
    { path: '/gallery', text: 'Memory' },
    { path: '/about', text: 'About' },
    { path: '/contact', text: 'Contact' },
    { path: '/faq', text: 'FAQ' },
    { path: '/return-policy', text: 'Return' },
    { path: '/terms', text: 'Terms' },
    { path: '/privacy', text: 'Privacy' },
    { path: '/shipping-policy', text: 'Shipping' },
    { path: '/login', text: 'Login' },
    { path: '/signup', text: 'Signup' },
  ];
}

/** Pages that show visitors nothing but the frame. */
export const signedInPaths = [
  '/cart',
  '/wishlist',
  '/checkout',
  '/user-dashboard',
  '/track-order',
  '/admin-dashboard',
  '/admin-products',
];

/** Pages of the seller panel that need no id. */
export const panelPaths = [
  '/admin-dashboard',
  '/admin-products',
  '/admin-add-product',
  '/admin-orders',
  '/admin-blog-manager',
  '/admin-security',
];
