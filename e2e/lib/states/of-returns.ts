import type { Product } from '@aaram/shared-domain/catalog';
import type { OrderReturns, Return } from '@aaram/shared-domain/return';
import type { Page } from 'playwright-core';
import { longName, longWord, ordersOfEachStatus } from './extremes.ts';
import { refusal, type State } from './state.ts';

const path = '/admin-returns';
const list = '/auth/panel/returns';
const asked: Return = {
  _id: 'r1',
  order: { _id: 'o1', number: 'AA-7K3F-92QD' },
  line: { _id: 'l1', product: 'p1', name: longName.slice(0, 200), image: null, size: 'XXL', price: 999_999.99 },
  kind: 'return',
  state: 'requested',
  quantity: 1000,
  reason: 'damaged',
  comment: `${longName}\n\n${longWord.repeat(4)}`,
  pictures: [1, 2, 3].map((number) => `/media/gone_750x1000_e8e0d${number}/750.webp`),
  size: null,
  fee: 0,
  payout: 'refund',
  refund: 99_99_99_999.99,
  restocked: null,
  answer: null,
  trackingId: null,
  requestedAt: '2026-10-20T10:00:00.000Z',
  answerBy: '2026-10-21T10:00:00.000Z',
  history: [{ state: 'requested', at: '2026-10-20T10:00:00.000Z' }],
  actions: ['approve', 'refuse'],
  shopper: { name: longWord },
  seller: { name: longWord },
};
const plain = { ...asked, pictures: [] };
const exchange = { ...plain, _id: 'r2', kind: 'exchange', size: 'M', refund: 0, answerBy: null } as const;

/** Returns of each kind of step, with texts as long as people make them. */
const manyReturns: Return[] = [
  asked,
  { ...exchange, state: 'picked-up', actions: ['accept', 'reject'] },
  { ...exchange, _id: 'r3', state: 'to-send', restocked: true, actions: ['send'] },
  { ...plain, _id: 'r5', payout: 'credit-note', state: 'picked-up', answerBy: null, actions: ['accept', 'reject'] },
  { ...plain, _id: 'r4', state: 'rejected', answerBy: null, answer: longWord.repeat(3), actions: [] },
];

const named = (name: string) => ({ name, exact: true });

/** The panel's returns. */
export const statesOfPanelReturns: State[] = [
  { name: 'panel returns, each step', path, answers: { [list]: manyReturns }, shows: 'Not accepted' },
  { name: 'panel returns, none', path, answers: { [list]: [] }, isTwin: true, shows: 'No returns found.' },
  {
    name: 'panel returns, refused without a reason',
    path,
    answers: { [list]: [plain] },
    open: (page) => page.getByRole('button', named('Refuse')).click(),
    shows: 'Please say why, for the shopper.',
  },
  {
    name: 'panel returns, changed in the meantime',
    path,
    answers: {
      [`${list}/`]: refusal(409, {
        code: 'STALE_VERSION',
        message: 'This return has changed in the meantime. Please check it again.',
      }),
      [list]: [plain],
    },
    open: (page) => page.getByRole('button', named('Approve')).click(),
    shows: 'This return has changed in the meantime. Please check it again.',
  },
];

const over = 'The time for a return ended on 17 Nov 2026, 3:30 pm.';
const until = '2026-11-26T04:30:00.000Z';
type Offer = OrderReturns['lines'][number];
const nothing: Offer = {
  _id: 'l0',
  cancellable: 0,
  returnable: 0,
  refunds: [],
  reasons: [],
  sizes: ['S', 'M', 'L', 'XL', 'XXL'],
  why: null,
};
const returnable: Offer = {
  ...nothing,
  returnable: 2,
  refunds: [999_999.99, 1_999_999.98],
  reasons: [
    { reason: 'size', until, fee: 80, kinds: ['return', 'exchange'] },
    { reason: 'damaged', until, fee: 0, kinds: ['return', 'exchange'] },
  ],
};
/** Opens the form of the order's first line. */
const openForm = async (page: Page, reason: string) => {
  await page
    .getByRole('button', { name: /^Return or exchange/ })
    .first()
    .click();
  await page.getByLabel('Reason').selectOption(reason);
};
const sendForm = (page: Page) => page.getByRole('button', { name: /^Ask for the/ }).click();

/** A shopper's order: what may be asked for each line, and what was asked. */
export function statesOfOwnReturns(product: Product): State[] {
  const orders = ordersOfEachStatus(product);
  const order = orders.find(({ orderStatus }) => orderStatus === 'Delivered');
  const ownPath = `/track-order?id=${order?.number}`;
  const answer = (lines: Partial<Offer>[], returns: Return[] = []) => ({
    '/orders/user-orders': orders,
    '/orders/': { lines: lines.map((line, at) => ({ ...nothing, ...line, _id: `l${at}` })), returns },
  });
  const own = (changes: Partial<Return>): Return => ({
    ...plain,
    ...changes,
    line: { ...plain.line, _id: 'l1' },
    actions: changes.state === 'requested' ? ['withdraw'] : [],
  });
  return [
    {
      name: 'track order, returns in each state',
      path: ownPath,
      answers: answer(
        [returnable, { why: over }],
        [
          own({ state: 'requested', fee: 80 }),
          own({ _id: 'r2', kind: 'exchange', size: 'XXL', state: 'exchanged', trackingId: longWord, answerBy: null }),
          own({ _id: 'r3', state: 'rejected', answer: longWord.repeat(3), answerBy: null }),
        ],
      ),
      shows: (page) => page.getByRole('button', { name: /^Withdraw request/ }),
    },
    {
      name: 'track order, returns failed',
      path: ownPath,
      isTwin: true,
      answers: { '/orders/user-orders': orders, '/orders/': 500 },
      shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
    },
    {
      name: 'return form, picture missing',
      path: ownPath,
      answers: answer([returnable, {}]),
      open: async (page) => {
        await openForm(page, 'damaged');
        await page.getByText(/^Add up to 3 pictures/).waitFor();
        await sendForm(page);
      },
      shows: 'Please add a picture of the item or of the parcel.',
    },
    {
      name: 'return form, refused by the server',
      path: ownPath,
      isTwin: true,
      answers: { 'POST /orders/': refusal(409, { code: 'UNAVAILABLE', message: over }), ...answer([returnable, {}]) },
      refuses: '/orders/',
      open: async (page) => {
        await openForm(page, 'size');
        await sendForm(page);
      },
      shows: over,
    },
    {
      name: 'cancel form',
      path: `/track-order?id=${orders.find(({ orderStatus }) => orderStatus === 'Processing')?.number}`,
      answers: answer([{ cancellable: 1, refunds: [999_999.99] }, {}, {}]),
      open: (page) =>
        page
          .getByRole('button', { name: /^Cancel:/ })
          .first()
          .click(),
      shows: (page) => page.getByRole('button', { name: 'Cancel 1 piece' }),
    },
  ];
}
