import type { OrderReturns, Return } from '@aaram/shared-domain/return';
import { makeOrder } from './fixtures.ts';

export type LineOffer = OrderReturns['lines'][number];

const until = '2026-11-26T04:30:00.000Z';

/** What may be asked for a line: nothing, but for what a test is about. */
export const makeLineOffer = (changes: Partial<LineOffer> = {}): LineOffer => ({
  _id: 'l1',
  cancellable: 0,
  returnable: 0,
  refunds: [],
  reasons: [],
  sizes: ['M', 'L'],
  why: null,
  ...changes,
});

/** A line of two pieces that were delivered. */
export const returnable = makeLineOffer({
  returnable: 2,
  refunds: [1417.09, 2834.18],
  reasons: [
    { reason: 'size', until, fee: 80, kinds: ['return', 'exchange'] },
    { reason: 'damaged', until, fee: 0, kinds: ['return', 'exchange'] },
  ],
});

/** A return of a piece that waits for its answer. */
export function makeReturn(changes: Partial<Return> = {}): Return {
  const { product, size = '' } = makeOrder().product[0] ?? {};
  return {
    _id: 'r1',
    order: { _id: 'order-1', number: 'AA-7K3F-92QD' },
    line: { _id: 'l1', product: 'p1', name: product?.name ?? '', image: null, size, price: 1299 },
    kind: 'return',
    state: 'requested',
    quantity: 1,
    reason: 'size',
    comment: '',
    pictures: [],
    size: null,
    fee: 80,
    payout: 'refund',
    refund: 1337.09,
    restocked: null,
    answer: null,
    trackingId: null,
    requestedAt: '2026-11-23T04:30:00.000Z',
    answerBy: '2026-11-24T04:30:00.000Z',
    history: [],
    actions: ['withdraw'],
    ...changes,
  };
}

/** Of a shipped order nothing can be asked yet; of a delivered one a line can be sent back, and one is asked for. */
export const demoReturns: Record<'shipped' | 'delivered' | 'cancelled', OrderReturns> = {
  shipped: {
    lines: ['l1', 'l2'].map((_id) =>
      makeLineOffer({ _id, why: 'It is on its way. You can ask for a return once it has been delivered.' }),
    ),
    returns: [],
  },
  delivered: { lines: [makeLineOffer(), { ...returnable, _id: 'l2' }], returns: [makeReturn()] },
  cancelled: { lines: ['l1', 'l2'].map((_id) => makeLineOffer({ _id })), returns: [] },
};
