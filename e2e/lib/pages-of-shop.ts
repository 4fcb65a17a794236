import { adminPages, pages } from '@aaram/shared-domain/contract';
import { clientFor } from './api.ts';
import { findDemoProduct } from './store/demo-product.ts';

/** Every public page of the shop, with a text that its document must contain without running any script. */
export async function listPublicPages(shopUrl: string): Promise<{ path: string; text: string }[]> {
  const api = clientFor(shopUrl);
  const [product, { items }] = await Promise.all([findDemoProduct(api), api.getPosts({ limit: 1 })]);
  const [post] = items;
  if (!post) {
    throw new Error('The demo store is empty.');
  }
  return [
    { path: pages.home(), text: 'Comfort,' },
    { path: pages.category('women'), text: 'Women' },
    { path: pages.category('glow'), text: 'Glow' },
    { path: pages.search('dress'), text: 'dress' },
    { path: pages.product(product), text: product.name },
    { path: pages.blogs(), text: 'Latest Trends of 2025' },
    { path: pages.blogPost(post._id), text: post.title },
    { path: pages.gallery(), text: 'Memory' },
    { path: pages.about(), text: 'About' },
    { path: pages.contact(), text: 'Contact' },
    { path: pages.faq(), text: 'FAQ' },
    { path: pages.sizeGuide(), text: 'Size guide' },
    { path: pages.grievance(), text: 'Grievance officer' },
    { path: pages.findOrder(), text: 'Find your order' },
    { path: pages.unsubscribe(), text: 'Stop messages' },
    { path: pages.returnPolicy(), text: 'Return' },
    { path: pages.terms(), text: 'Terms' },
    { path: pages.privacy(), text: 'Privacy' },
    { path: pages.shippingPolicy(), text: 'Shipping' },
    { path: pages.login(), text: 'Login' },
    { path: pages.signup(), text: 'Signup' },
  ];
}

/** Pages that show visitors nothing but the frame. */
export const signedInPaths = [
  pages.cart(),
  pages.wishlist(),
  pages.checkout(),
  pages.account(),
  pages.trackOrder(),
  pages.adminDashboard(),
  pages.adminProducts(),
];

/** Pages of the seller panel that need no id. */
export const panelPaths = [
  pages.adminDashboard(),
  pages.adminProducts(),
  pages.adminAddProduct(),
  pages.adminOrders(),
  pages.adminBlogManager(),
  pages.adminSecurity(),
  pages.adminGrievances(),
  pages.adminReturns(),
  adminPages.payLinks(),
  adminPages.reviews(),
  adminPages.accounts(),
  adminPages.credits(),
  adminPages.searchWords(),
  adminPages.listings(),
  adminPages.outbox(),
  adminPages.releases(),
];
