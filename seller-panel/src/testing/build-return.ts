import type { Return } from '@aaram/shared-domain/return';

/** A return that waits for its answer; override what a test is about. */
export function buildReturn(over: Partial<Return> = {}): Return {
  return {
    _id: 'r1',
    order: { _id: 'o1', number: 'AA-7K3F-92QD' },
    line: { _id: 'l1', product: 'p1', name: 'Linen shirt', image: null, size: 'M', price: 999 },
    kind: 'return',
    state: 'requested',
    quantity: 1,
    reason: 'size',
    comment: 'It is too tight at the shoulders.',
    pictures: [],
    size: null,
    fee: 80,
    payout: 'refund',
    refund: 968.57,
    restocked: null,
    answer: null,
    trackingId: null,
    requestedAt: '2026-11-20T10:00:00.000Z',
    // Far away, so that it is never overdue in a picture.
    answerBy: '2999-12-20T10:00:00.000Z',
    history: [{ state: 'requested', at: '2026-11-20T10:00:00.000Z' }],
    actions: ['approve', 'refuse'],
    shopper: { name: 'Farah Khan' },
    ...over,
  };
}
