import type { Product } from '@aaram/shared-domain/catalog';
import type { BlogPostSummary } from '@aaram/shared-domain/content';
import type { Page } from 'playwright-core';
import { statesOfPanelPayLinks } from '../of-pay-links.ts';
import { statesOfPanelReturns } from '../of-returns.ts';
import { manyFactors, statesOfTheTrails } from '../shop/of-security.ts';
import { refusal, type State } from '../state.ts';
import { statesOfAnEdit } from './of-a-product-edit.ts';
import { statesOfAccounts } from './of-accounts.ts';
import { statesOfChanges } from './of-changes.ts';
import { statesOfComplaints } from './of-complaints.ts';
import { statesOfTheListings } from './of-listings.ts';
import { statesOfMedia } from './of-media.ts';
import { statesOfTheOutbox } from './of-outbox.ts';
import { statesOfPanelCredits } from './of-panel-credits.ts';
import { listStates } from './of-panel-lists.ts';
import { statesOfReleases } from './of-releases.ts';
import { statesOfReviews } from './of-reviews.ts';
import { statesOfSearchWords } from './of-search-words.ts';
import { statesOfTeams } from './of-teams.ts';
import { statesOfTheBlogManager } from './of-the-blog-manager.ts';
import { statesOfTheDesk } from './of-the-desk.ts';
import { extremesOfThePanel } from './panel-extremes.ts';

type Things = { orderId: string; paidOrderId: string; panelUrl: string; product: Product; post: BlogPostSummary };

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();
/** Chooses a status for the first order of the list. */
const chooseStatus = (status: string) => async (page: Page) => {
  await main(page)
    .getByRole('combobox', { name: /^Status/ })
    .first()
    .selectOption(status);
};
const confirmDialog = (page: Page) => page.getByRole('dialog', { name: 'Please confirm that it is you' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });

const none: State[] = [
  {
    name: 'products, none',
    path: '/admin-products',
    answers: { '/auth/panel/products': [] },
    shows: 'No products yet.',
  },
  { name: 'orders, none', path: '/admin-orders', answers: { '/auth/panel/orders': [] }, shows: 'No orders found.' },
  { name: 'posts, none', path: '/admin-blog-manager', answers: { '/blog/posts': [] }, shows: 'No posts yet.' },
];

const failures: [string, string, string][] = [
  ['dashboard', '/admin-dashboard', '/auth/panel/figures'],
  ['newest orders', '/admin-dashboard', '/auth/orders/all'],
  ['sales', '/admin-dashboard', '/auth/panel/sales'],
  ['outlook', '/admin-dashboard', '/auth/panel/outlook'],
  ['products', '/admin-products', '/auth/panel/products'],
  ['orders', '/admin-orders', '/auth/panel/orders'],
  ['returns', '/admin-returns', '/auth/panel/returns'],
  ['posts', '/admin-blog-manager', '/blog/posts'],
  ['drafts', '/admin-blog-manager', '/auth/panel/posts'],
  ['order', '/admin-orders/x', '/auth/panel/orders/x'],
  ['admin invoice', '/admin-invoice/x', '/orders/x/invoice'],
];
const failed = failures.map(
  ([name, path, call]): State => ({ name: `${name}, failed`, path, answers: { [call]: 500 }, shows: retry }),
);

const waiting: [string, string, string, string][] = [
  ['dashboard', '/admin-dashboard', '/auth/panel/figures', 'Loading figures...'],
  ['newest orders', '/admin-dashboard', '/auth/orders/all', 'Loading the newest orders...'],
  ['sales', '/admin-dashboard', '/auth/panel/sales', 'Loading sales...'],
  ['outlook', '/admin-dashboard', '/auth/panel/outlook', 'Loading what runs out soon...'],
  ['products', '/admin-products', '/auth/panel/products', 'Loading products...'],
  ['orders', '/admin-orders', '/auth/panel/orders', 'Loading orders...'],
  ['returns', '/admin-returns', '/auth/panel/returns', 'Loading returns...'],
  ['posts', '/admin-blog-manager', '/blog/posts', 'Loading posts...'],
  ['order', '/admin-orders/x', '/auth/panel/orders/x', 'Loading the order...'],
  ['admin invoice', '/admin-invoice/x', '/orders/x/invoice', 'Loading the invoice'],
];
const loading = waiting.map(
  ([name, path, call, shows]): State => ({ name: `${name}, loading`, path, answers: { [call]: 'silence' }, shows }),
);

const open: State[] = [
  {
    name: 'products, edit open',
    path: '/admin-products',
    open: (page) => press(page, /^Edit/),
    shows: (page) => main(page).getByRole('textbox', { name: 'Price in rupees' }),
  },
  {
    name: 'products, edit refused',
    path: '/admin-products',
    answers: { '/auth/update': 500 },
    open: async (page) => {
      await press(page, /^Edit/);
      await main(page)
        .getByRole('textbox', { name: /^Stock of|Quantity/ })
        .first()
        .fill('x');
      await press(page, 'Save');
    },
    shows: (page) => main(page).getByRole('alert').first(),
  },
  {
    name: 'products, question before deleting',
    path: '/admin-products',
    open: (page) => press(page, /^Delete/),
    shows: question,
  },
  {
    name: 'add product, errors',
    path: '/admin-add-product',
    open: (page) => press(page, 'Add Product'),
    shows: (page) => main(page).getByText('Please select a category.'),
  },
  {
    name: 'add product, question before leaving',
    path: '/admin-add-product',
    open: async (page) => {
      await main(page).getByRole('textbox', { name: 'Name' }).fill('x');
      await main(page).getByRole('link', { name: 'All Products' }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Leave without saving what you typed?' }),
  },
  {
    name: 'orders, status refused',
    path: '/admin-orders',
    answers: { '/auth/orders/update-status': 500 },
    open: chooseStatus('Shipped'),
    shows: (page) => page.getByText('Failed to update order status').first(),
  },
  {
    name: 'orders, password asked for again',
    path: '/admin-orders',
    answers: {
      '/auth/me/factors': manyFactors,
      '/auth/orders/update-status': refusal(403, {
        code: 'PROOF_REQUIRED',
        message: 'Please enter your password again to do this.',
      }),
    },
    open: async (page) => {
      await chooseStatus('Cancelled')(page);
      // A paid order is asked about first.
      const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Cancel it' });
      await yes.or(confirmDialog(page)).first().waitFor();
      if (await yes.isVisible()) {
        await yes.click();
      }
    },
    shows: (page) => confirmDialog(page).getByRole('button', { name: 'Use a passkey' }),
  },
  {
    name: 'panel, email address not confirmed',
    path: '/admin-products',
    isAlone: true,
    answers: {
      '/auth/me/token': {
        token: null,
        user: { id: 'seller', role: 'seller', isVerified: false, name: 'Farhan Qureshi' },
      },
    },
    open: async (page) => {
      await page.evaluate(() => {
        const record = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
        localStorage.setItem('auth-storage', JSON.stringify({ ...record, isVerified: false, userId: 'seller' }));
      });
      await page.reload();
    },
    shows: (page) => page.getByRole('heading', { name: 'Please confirm your email address' }),
  },
  {
    name: 'panel, no second step at login',
    path: '/admin-products',
    answers: { '/auth/me/factors': { factors: [], recoveryCodes: 0, isRequired: true } },
    shows: (page) => page.getByRole('heading', { name: 'Please set up a second step at login' }),
  },
  ...statesOfTheBlogManager,
  {
    name: 'panel menu, open',
    path: '/admin-add-product',
    only: 'phone',
    open: (page) => page.getByRole('button', { name: 'Panel menu' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Seller Panel' }).getByRole('link', { name: 'Blog Manager' }),
  },
  {
    name: 'panel, side bar folded',
    path: '/admin-add-product',
    only: 'wide',
    isAlone: true,
    open: (page) => page.getByRole('button', { name: 'Collapse sidebar' }).click(),
    shows: (page) => page.getByRole('button', { name: 'Expand sidebar' }),
  },
];

export function statesOfThePanel({ orderId, paidOrderId, panelUrl, product, post }: Things): State[] {
  return [
    ...statesOfAnEdit(product),
    { name: 'dashboard', path: '/admin-dashboard', shows: 'Total Products' },
    {
      name: 'products',
      path: '/admin-products',
      shows: (page) => main(page).getByRole('button', { name: /^Edit/ }).first(),
    },
    {
      name: 'add product',
      path: '/admin-add-product',
      shows: (page) => main(page).getByLabel('Category', { exact: true }),
    },
    { name: 'orders to pack', path: '/admin-orders?tab=to-pack', shows: (page) => main(page).locator('time').first() },
    ...statesOfTheDesk,
    ...statesOfAccounts,
    { name: 'orders', path: '/admin-orders', shows: (page) => main(page).getByRole('row').nth(1) },
    {
      name: 'blog manager',
      path: '/admin-blog-manager',
      shows: (page) => main(page).getByRole('textbox', { name: 'Content' }),
    },
    { name: 'order', path: `/admin-orders/${orderId}`, shows: 'Timeline' },
    {
      name: 'order, a part of the price goes back',
      path: `/admin-orders/${orderId}`,
      open: async (page) => {
        await press(page, 'Refund without a return');
        await page.getByRole('dialog').getByRole('textbox').first().fill('1');
      },
      shows: (page) => page.getByRole('button', { name: 'Refund ₹1.00' }),
    },
    {
      name: 'order, items to cancel',
      path: `/admin-orders/${paidOrderId}`,
      open: async (page) => {
        await press(page, 'Cancel items');
        await page.getByRole('dialog').getByRole('button', { name: 'Increase' }).first().click();
      },
      shows: (page) => page.getByRole('button', { name: /^Cancel and refund ₹/ }),
    },
    { name: 'admin invoice', path: `/admin-invoice/${orderId}`, shows: (page) => page.getByRole('table').first() },
    {
      name: 'panel on its own, login',
      path: '/login',
      origin: panelUrl,
      isAlone: true,
      shows: (page) => page.getByRole('heading', { level: 1 }),
    },
    {
      name: 'panel on its own, not found',
      path: '/admin-nothing',
      origin: panelUrl,
      isAlone: true,
      shows: 'Oops! Page Not Found',
    },
    ...none,
    ...failed,
    ...loading,
    ...extremesOfThePanel(product, post),
    ...statesOfComplaints,
    ...statesOfPanelCredits,
    ...statesOfReviews,
    ...statesOfTeams,
    ...statesOfPanelReturns,
    ...statesOfChanges,
    ...statesOfMedia(product.images[0] ?? ''),
    ...statesOfTheTrails,
    ...statesOfTheOutbox,
    ...statesOfPanelPayLinks,
    ...statesOfSearchWords,
    ...statesOfTheListings,
    ...statesOfReleases,
    ...open,
    ...listStates,
  ];
}
