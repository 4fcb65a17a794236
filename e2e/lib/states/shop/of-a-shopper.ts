import type { Product } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { statesOfOwnReturns } from '../of-returns.ts';
import { refusal, reply, type State } from '../state.ts';
import { statesOfABuyer } from './of-a-buyer.ts';
import { statesOfCredits } from './of-credits.ts';
import { statesOfOwnData } from './of-own-data.ts';
import { manyFactors, statesOfOwnSecurity } from './of-security.ts';
import { statesOfStoredThings } from './of-stored-things.ts';

type Things = { product: Product; orderId: string };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).first();
const addresses = '/user-dashboard?tab=addresses';
const messages = '/user-dashboard?tab=messages';
const security = '/user-dashboard?tab=security';

const nothing: State[] = [
  {
    name: 'cart, empty',
    path: '/cart',
    answers: { '/auth/cart': { items: [], total: 0, removed: [] } },
    shows: 'Start Shopping',
  },
  { name: 'wishlist, empty', path: '/wishlist', answers: { '/auth/get-wishlist': [] }, shows: 'Browse Collection' },
  {
    name: 'checkout, empty cart',
    path: '/checkout',
    answers: { '/auth/cart': { items: [], total: 0, removed: [] } },
    shows: 'Cart is empty or invalid.',
  },
  { name: 'my profile, no addresses', path: '/user-dashboard', shows: 'No addresses saved.' },
  { name: 'my addresses, none', path: addresses, shows: 'No addresses found.' },
  {
    name: 'my orders, none',
    path: '/user-dashboard?tab=myorders',
    answers: { '/orders/user-orders': [] },
    shows: 'No orders found.',
  },
];

const failures: [string, string, string][] = [
  ['cart', '/cart', '/auth/cart'],
  ['wishlist', '/wishlist', '/auth/get-wishlist'],
  ['checkout', '/checkout', '/auth/cart'],
  ['checkout addresses', '/checkout', '/auth/me/addresses'],
  ['my profile', '/user-dashboard', '/auth/me/profile'],
  ['my addresses', addresses, '/auth/me/addresses'],
  ['my orders', '/user-dashboard?tab=myorders', '/orders/user-orders'],
  ['messages', messages, '/auth/me/messages'],
  ['my credits', '/user-dashboard?tab=credits', '/credits'],
  ['security', security, '/auth/me/sessions'],
  ['track order', '/track-order?id=x', '/orders/user-orders'],
  ['invoice', '/invoice/x', '/orders/x/invoice'],
];
const failed = failures.map(
  ([name, path, call]): State => ({ name: `${name}, failed`, path, answers: { [call]: 500 }, shows: retry }),
);

const silences: [string, string, string, string][] = [
  ['my profile', '/user-dashboard', '/auth/me/profile', 'Loading profile...'],
  ['my addresses', addresses, '/auth/me/addresses', 'Loading addresses...'],
  ['my orders', '/user-dashboard?tab=myorders', '/orders/user-orders', 'Loading orders...'],
  ['messages', messages, '/auth/me/messages', 'Loading your choices...'],
  ['my credits', '/user-dashboard?tab=credits', '/credits', 'Loading credits...'],
  ['security', security, '/auth/me/sessions', 'Loading devices...'],
  ['confirmation', '/order-confirmation/x/Paid', '/orders/check-status', 'Checking order status...'],
];
const loading = silences.map(
  ([name, path, call, shows]): State => ({ name: `${name}, loading`, path, answers: { [call]: 'silence' }, shows }),
);

const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

const open: State[] = [
  {
    name: 'my addresses, alert about missing fields',
    path: addresses,
    open: async (page) => {
      await press(page, 'Add address');
      await press(page, 'Save Address');
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Please fill all required fields.' }),
  },
  {
    name: 'my addresses, form with what is wrong',
    path: addresses,
    open: async (page) => {
      await press(page, 'Add address');
      await press(page, 'Save Address');
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    },
    shows: (page) => page.locator('[aria-invalid=true]').first(),
  },
  {
    name: 'cart, question before clearing',
    path: '/cart',
    open: (page) => press(page, 'Clear cart'),
    shows: (page) => page.getByRole('alertdialog', { name: 'Are you sure?' }),
  },
  {
    name: 'checkout, wrong phone',
    path: '/checkout',
    open: async (page) => {
      await page.getByLabel(/^phone/i).fill('98765');
      await page.getByLabel(/^phone/i).blur();
    },
    shows: 'Phone number must be 10 digits.',
  },
  {
    name: 'security, what is wrong with a new password',
    path: security,
    open: (page) => press(page, 'Change password'),
    shows: 'Please enter your current password.',
  },
  {
    name: 'security, an app to scan',
    path: security,
    answers: {
      '/auth/me/apps': reply(201, {
        _id: 'x',
        uri: `otpauth://totp/Aaram:meera.test%40example.com?issuer=Aaram&secret=${'ABCDEFGH'.repeat(4)}`,
        secret: 'ABCDEFGH'.repeat(4),
      }),
    },
    open: async (page) => {
      await press(page, 'Add an authenticator app');
      await page.getByLabel('Name of the app or phone').fill('My phone');
      await press(page, 'Continue');
    },
    shows: (page) => page.getByLabel('Code of the app'),
  },
  {
    name: 'security, the password or a passkey asked for again',
    path: security,
    answers: {
      '/auth/me/factors': manyFactors,
      '/auth/me/recovery-codes': refusal(403, {
        code: 'PROOF_REQUIRED',
        message: 'Please enter your password again to do this.',
      }),
    },
    open: (page) => press(page, 'New recovery codes'),
    shows: (page) => page.getByLabel('Your password'),
  },
  {
    name: 'security, question before logging out everywhere',
    path: security,
    open: (page) => press(page, 'Log out everywhere'),
    shows: (page) => page.getByRole('alertdialog', { name: 'Log out on all devices, this one too?' }),
  },
  {
    name: 'lapsed session',
    path: addresses,
    isAlone: true,
    answers: { '/auth/me/addresses': 401 },
    shows: (page) => page.getByRole('dialog', { name: 'Please log in to proceed.' }),
  },
  {
    name: 'track order, without an ID',
    path: '/track-order',
    open: (page) => press(page, 'Track'),
    shows: 'Please enter your order ID.',
  },
];

/** Every state that somebody with a session meets. */
export function statesOfAShopper({ product, orderId }: Things): State[] {
  return [
    { name: 'cart', path: '/cart', shows: 'Proceed to Checkout' },
    { name: 'checkout', path: '/checkout', shows: 'Please enter name' },
    {
      name: 'checkout, for a business with a wrong GSTIN',
      path: '/checkout',
      // What was typed stays in the tab, and the next checkout would wait for a right one.
      isAlone: true,
      open: async (page) => {
        await page.getByRole('checkbox', { name: 'I buy for a business and need a GST invoice' }).check();
        await page.getByRole('textbox', { name: 'GSTIN' }).fill('29AAGCB7383J1Z5');
        await page.getByRole('textbox', { name: 'Name of the business' }).focus();
      },
      shows: (page) => page.getByText('This GSTIN cannot be right').first(),
    },
    { name: 'my orders', path: '/user-dashboard?tab=myorders', shows: 'Submit review' },
    {
      name: 'confirmed',
      path: `/order-confirmation/${orderId}/Paid`,
      answers: { '/orders/check-status': { orderStatus: 'Processing', paymentStatus: 'Paid' } },
      shows: 'Order confirmed',
    },
    {
      name: 'confirmation, failed',
      path: '/order-confirmation/x/Paid',
      answers: { '/orders/check-status': { orderStatus: 'Cancelled', paymentStatus: 'Failed' } },
      shows: 'Order Failed or Not Verified',
    },
    {
      name: 'confirmation, refunded',
      path: `/order-confirmation/${orderId}/Paid`,
      isTwin: true,
      answers: { '/orders/check-status': { orderStatus: 'Cancelled', paymentStatus: 'Refunded' } },
      shows: 'Order cancelled',
    },
    {
      name: 'confirmation, pending',
      path: '/order-confirmation/x/Pending',
      answers: { '/orders/check-status': { orderStatus: 'Pending', paymentStatus: 'Pending' } },
      shows: 'Order confirmed',
    },
    {
      name: 'confirmation, not verified',
      path: '/order-confirmation/x/Paid',
      answers: { '/orders/check-status': 404 },
      shows: 'Could not verify your order. Please try again.',
    },
    { name: 'confirmation without an ID', path: '/order-confirmation', shows: 'Order ID is missing' },
    { name: 'messages', path: messages, shows: 'Back in stock' },
    { name: 'security', path: security, shows: 'This device' },
    {
      name: 'security, email address to confirm',
      path: `${security}&confirm=x`,
      answers: {
        '/auth/me/profile': {
          _id: 'x',
          name: 'Meera Test',
          email: 'meera.test.with.a.long.name@mail.example.com',
          mobile: '9000000000',
          isMobileProved: false,
          role: 'user',
          isVerified: false,
          createdAt: '2026-01-01T00:00:00.000Z',
          addresses: [],
        },
      },
      shows: (page) => page.getByRole('button', { name: 'Confirm email address' }),
    },
    { name: 'track order', path: '/track-order', shows: heading },
    {
      name: 'track order, found',
      path: `/track-order?id=${orderId}`,
      shows: (page) => page.getByRole('article').first(),
    },
    { name: 'track order, not found', path: '/track-order?id=x', shows: 'No order with this ID was found.' },
    { name: 'invoice', path: `/invoice/${orderId}`, shows: (page) => page.getByRole('table').first() },
    {
      name: 'invoice, not found',
      path: '/invoice/x',
      answers: { '/orders/x/invoice': 404 },
      shows: 'Something went wrong.',
    },
    { name: 'forbidden', path: '/admin-dashboard', shows: 'This page is for sellers and admins' },
    ...nothing,
    ...failed,
    ...loading,
    ...open,
    ...statesOfOwnSecurity,
    ...statesOfOwnData,
    ...statesOfABuyer(product),
    ...statesOfStoredThings(product),
    ...statesOfCredits,
    ...statesOfOwnReturns(product),
  ];
}
