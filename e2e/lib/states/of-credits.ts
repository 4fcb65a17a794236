import type { Credit } from '@aaram/shared-domain/credit';
import type { State } from './state.ts';

const list = '/credits';
const account = '/user-dashboard?tab=credits';
const at = '2026-10-20T10:00:00.000Z';
const order = 'AA-7K3F-92QD';
const most = 9_99_99_999.99;
const credit: Credit = {
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
];
