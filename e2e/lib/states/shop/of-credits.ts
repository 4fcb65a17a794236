import type { BoughtGiftCard, Credit, GiftCardState } from '@aaram/shared-domain/credit';
import type { Page } from 'playwright-core';
import { longName } from '../extremes.ts';
import type { State } from '../state.ts';

const list = '/credits';
const bought = '/gift-cards';
const buy = '/checkout?buy=gift-card';
const account = '/user-dashboard?tab=credits';
const at = '2026-10-20T10:00:00.000Z';
const order = 'AA-7K3F-92QD';
const most = 9_99_99_999.99;
export const credit: Credit = {
  _id: 'c1',
  kind: 'credit-note',
  tail: null,
  amount: most,
  balance: most,
  held: most,
  expiresAt: '2099-02-28T10:00:00.000Z',
  isValid: true,
  isWithdrawn: false,
  createdAt: at,
  movements: (['refunded', 'spent', 'held', 'given-back', 'issued'] as const).map((kind) => ({
    kind,
    amount: { spent: 0, held: -most }[kind as 'spent' | 'held'] ?? most,
    order: kind === 'issued' ? null : order,
    reason: null,
    at,
  })),
};
/** One of each kind and end. */
const credits: Credit[] = [
  credit,
  { ...credit, _id: 'c2', kind: 'gift-card', tail: 'WXYZ', held: 0 },
  { ...credit, _id: 'c3', balance: 0, held: 0, isValid: false },
  { ...credit, _id: 'c4', isValid: false, expiresAt: at },
  { ...credit, _id: 'c5', isValid: false, isWithdrawn: true },
];

const gift: BoughtGiftCard = {
  _id: 'b1',
  order,
  amount: 10_000,
  recipientName: longName,
  recipientEmail: `${'recipient'.repeat(12)}@example.com`,
  state: 'sent',
  boughtAt: at,
  expiresAt: credit.expiresAt,
};
const states: GiftCardState[] = ['sent', 'added', 'expired', 'withdrawn', 'refunded'];
const openCode = (page: Page) => page.getByRole('button', { name: 'Add a gift card' }).click();

/** Credit notes and gift cards in the account, and at checkout. */
export const statesOfCredits: State[] = [
  {
    name: 'my credits, one of each',
    path: account,
    answers: { [list]: credits },
    open: (page) =>
      page
        .getByText(/movements$/)
        .first()
        .click(),
    shows: `Refunded from order ${order}`,
  },
  { name: 'my credits, none', path: account, answers: { [list]: [] }, shows: 'No credits found.' },
  {
    name: 'checkout, paid by credit',
    path: '/checkout',
    answers: { [list]: credits },
    open: (page) =>
      page
        .getByRole('checkbox', { name: /^Credit note/ })
        .first()
        .check(),
    shows: 'This pays all of your order. You choose no other payment.',
  },
  {
    name: 'checkout, credits failed',
    path: '/checkout',
    isTwin: true,
    answers: { [list]: 500 },
    shows: 'Your credits could not be loaded.',
  },
  {
    name: 'my credits, gift cards bought',
    path: account,
    answers: { [list]: [], [bought]: states.map((state) => ({ ...gift, _id: state, state })) },
    shows: 'Gift cards you bought',
  },
  {
    name: 'my credits, gift cards bought failed',
    path: account,
    isTwin: true,
    answers: { [bought]: 500 },
    shows: 'The gift cards that you bought could not be loaded.',
  },
  {
    name: 'my credits, a code that cannot be added',
    path: account,
    refuses: list,
    open: async (page) => {
      await openCode(page);
      await page.getByLabel('Code of the gift card').fill('7K3F-92QD-XBT0-44MP');
      await page.getByRole('button', { name: 'Add it' }).click();
    },
    shows: (page) => page.getByText(/^This code cannot be added/),
  },
  { name: 'buy a gift card', path: buy, shows: 'Buy a gift card' },
  {
    name: 'buy a gift card, nothing filled in',
    path: buy,
    open: (page) => page.getByRole('button', { name: 'Pay', exact: true }).click(),
    shows: 'Please choose an amount.',
  },
  {
    name: 'gift card bought',
    path: `${buy}&order=x`,
    answers: { '/orders/check-status': { orderStatus: 'Processing', paymentStatus: 'Paid' } },
    shows: 'Thank you. Your gift card is on its way',
  },
  {
    name: 'gift card, payment unknown',
    path: `${buy}&order=x`,
    answers: { '/orders/check-status': 404 },
    shows: 'Your payment is not confirmed yet',
  },
];
