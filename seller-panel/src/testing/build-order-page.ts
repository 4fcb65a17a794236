import type { OrderPage } from '@aaram/shared-domain/order-page';
import { buildOrder } from './build-panel.ts';
import { buildReturn } from './build-return.ts';

/** An order with everything about it: two of three pieces delivered, one sent back. Override what a test is about. */
export function buildOrderPage(over: Partial<OrderPage> = {}): OrderPage {
  const order = buildOrder({ orderStatus: 'Delivered' });
  return {
    order,
    lines: order.product.map((_, index) => ({ _id: `l${index + 1}`, cancellable: 0, refundable: 523.81 })),
    provider: 'razorpay',
    paidBy: 'upi',
    payments: [
      { by: 'credit', amount: 47.62, at: '2026-11-14T20:03:00.000Z', reference: '' },
      { by: 'provider', amount: 1000, at: '2026-11-14T20:03:00.000Z', reference: 'pay_Q1w2e3r4t5y6u7' },
    ],
    refunds: [
      {
        _id: 'f1',
        amount: 443.81,
        why: 'return',
        to: 'payment',
        state: 'done',
        dueAt: '2026-11-22T09:00:00.000Z',
        doneAt: '2026-11-22T09:01:00.000Z',
        reference: 'rfnd_Z9y8x7w6v5u4t3',
      },
    ],
    returns: [
      buildReturn({
        state: 'refunded',
        refund: 443.81,
        answerBy: null,
        history: [
          { state: 'requested', at: '2026-11-20T10:00:00.000Z' },
          { state: 'refunded', at: '2026-11-22T09:00:00.000Z' },
        ],
      }),
    ],
    documents: [
      { _id: 'd1', kind: 'invoice', number: 'S01/2627/000012', issuedAt: '2026-11-14T20:03:00.000Z', total: 1047.62 },
      {
        _id: 'd2',
        kind: 'credit-note',
        number: 'C01/2627/000003',
        issuedAt: '2026-11-22T09:01:00.000Z',
        total: 443.81,
      },
    ],
    messages: [
      { topic: 'confirmation', channel: 'email', state: 'sent', at: '2026-11-14T20:04:00.000Z' },
      { topic: 'confirmation', channel: 'whatsapp', state: 'gone', at: '2026-11-14T20:04:00.000Z' },
      { topic: 'refund', channel: 'email', state: 'failed', at: '2026-11-22T09:02:00.000Z' },
    ],
    others: [
      {
        _id: 'o9',
        number: 'AA-92QD-7K3F',
        createdAt: '2026-10-01T10:00:00.000Z',
        orderStatus: 'Delivered',
        payableAmount: 622.76,
      },
    ],
    notes: [
      {
        _id: 'n1',
        at: '2026-11-15T06:00:00.000Z',
        by: 'Lata Deshpande',
        text: 'Asked for a call before the delivery, after six.',
      },
    ],
    steps: [
      { at: '2026-11-14T20:00:00.000Z', kind: 'placed' },
      { at: '2026-11-14T20:03:00.000Z', kind: 'paid', amount: 1047.62 },
      { at: '2026-11-14T20:04:00.000Z', kind: 'message', text: 'confirmation' },
      { at: '2026-11-15T06:00:00.000Z', kind: 'note', by: 'Lata Deshpande' },
      { at: '2026-11-16T06:00:00.000Z', kind: 'parcel', status: 'Shipped' },
      { at: '2026-11-18T06:00:00.000Z', kind: 'parcel', status: 'Delivered' },
      {
        at: '2026-11-20T10:00:00.000Z',
        kind: 'return',
        returnKind: 'return',
        returnState: 'requested',
        text: '1 × Linen shirt',
      },
      { at: '2026-11-22T09:01:00.000Z', kind: 'refund-done', amount: 443.81, text: 'rfnd_Z9y8x7w6v5u4t3' },
    ],
    ...over,
  };
}
