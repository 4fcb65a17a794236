import { longName, longWord } from './extremes.ts';
import type { State } from './state.ts';

const path = '/pay/a-token';
const panel = '/admin-payment-links';
const call = '/payment-links/open';
const calls = '/auth/panel/payment-links';
const expiresAt = '2099-11-19T08:00:00.000Z';

const page = {
  ...{ number: 'AA-7K3F-92QD', state: 'open', expiresAt, sellers: ['Neelgar', longName] },
  lines: [longName, 'Linen kurta'].map((name) => ({ name, image: null, size: 'M', quantity: 2, price: 129_999.5 })),
  deliverTo: {
    ...{ name: longName, address: longWord, landmark: null, city: 'Kochi', state: 'Kerala', pincode: '682001' },
    phoneEnd: '3211',
  },
  ...{
    priceRule: 'spec',
    charges: '2017-07-01',
    gstAmount: 47_262.72,
    deliveryCharges: 0,
    payableAmount: 567_160.72,
    discountAmount: 100,
  },
  paymentStatus: 'Initiated',
};
const link = {
  ...{ _id: 'o1', number: 'AA-7K3F-92QD', url: `https://shop.example/pay/${longWord}`, state: 'opened' },
  ...{ customer: longName, phone: '9876543210', email: 'meera@example.com', payableAmount: 1047.62 },
  ...{ discountAmount: 50, reason: longWord, note: longWord, madeBy: longName, madeAt: '2026-11-18T08:00:00.000Z' },
  ...{ expiresAt, sentAt: '2026-11-18T08:05:00.000Z', sentBy: 'whatsapp', openedAt: '2026-11-18T09:00:00.000Z' },
  paidAt: null,
};

/** The page of a payment link. */
export const statesOfAPayLink: State[] = [
  { name: 'payment link', path, answers: { [call]: page }, shows: 'Pay for order AA-7K3F-92QD' },
  {
    name: 'payment link, paid',
    path,
    answers: { [call]: { ...page, state: 'paid', deliverTo: null } },
    shows: 'Thank you, the order is paid.',
  },
  {
    name: 'payment link, checking',
    path,
    answers: { [call]: { ...page, state: 'checking' } },
    shows: 'Your payment is being checked.',
    isTwin: true,
  },
  {
    name: 'payment link, ended',
    path,
    answers: { [call]: { ...page, state: 'ended', deliverTo: null } },
    shows: 'This order can no longer be paid.',
    isTwin: true,
  },
  { name: 'payment link, unknown', path, answers: { [call]: 404 }, shows: 'This payment link is no longer valid.' },
  { name: 'payment link, failed', path, answers: { [call]: 500 }, shows: 'The order could not be loaded.' },
];

/** The panel's page of orders for customers. */
export const statesOfPanelPayLinks: State[] = [
  { name: 'panel payment links', path: panel, answers: { [calls]: [link] }, shows: 'Copy link' },
  {
    name: 'panel payment links, order typed',
    path: panel,
    answers: { [calls]: [] },
    open: async (browser) => {
      await browser.getByRole('searchbox', { name: 'Find a product' }).fill('a');
      await browser.getByRole('searchbox', { name: 'Find a product' }).fill('shirt');
      await browser.getByRole('button', { name: /^Add / }).first().click();
      await browser.getByLabel('Agreed discount (₹)').fill('1');
    },
    shows: 'Agreed discount',
  },
  { name: 'panel payment links, none', path: panel, answers: { [calls]: [] }, shows: 'No orders for customers yet.' },
  {
    name: 'panel payment links, more than a page',
    path: panel,
    answers: { [calls]: Array.from({ length: 21 }, (_, row) => ({ ...link, _id: `o${row}`, url: null })) },
    shows: (browser) => browser.getByRole('main').getByRole('button', { name: 'Next' }),
    isTwin: true,
  },
  {
    name: 'panel payment links, failed',
    path: panel,
    answers: { [calls]: 500 },
    shows: (browser) => browser.getByRole('main').getByRole('button', { name: 'Try again' }),
  },
];
