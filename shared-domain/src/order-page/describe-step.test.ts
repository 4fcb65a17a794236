import { expect, it } from 'vitest';
import { describeStep, type OrderStep } from './index.ts';

const at = '2026-11-14T20:00:00.000Z';
const steps: [Omit<OrderStep, 'at'>, string, string][] = [
  [{ kind: 'placed' }, 'Order placed', 'Order placed'],
  [{ kind: 'paid', amount: 1047.62 }, '₹1,047.62 paid', '₹1,047.62 paid'],
  [{ kind: 'unpaid' }, 'Not paid', 'The payment did not go through'],
  [{ kind: 'parcel', status: 'Shipped', parcel: 2 }, 'Parcel 2 sent', 'Parcel 2 sent'],
  [{ kind: 'parcel', status: 'Cancelled' }, 'Order cancelled', 'Order cancelled'],
  [{ kind: 'refund-due', amount: 5 }, '₹5 to be refunded', '₹5 will go back to you'],
  [{ kind: 'refund-done', amount: 5 }, '₹5 refunded', '₹5 went back to you'],
  [
    { kind: 'return', returnKind: 'cancel', returnState: 'cancelled', text: '1 × Shirt' },
    'Cancelled: 1 × Shirt',
    'Cancelled: 1 × Shirt',
  ],
  [
    { kind: 'return', returnKind: 'cancel', returnState: 'withdrawn', text: '1 × Shirt' },
    'Cancellation undone: 1 × Shirt',
    'Cancellation undone: 1 × Shirt',
  ],
  [
    { kind: 'return', returnKind: 'adjust', returnState: 'refunded', text: 'Shirt' },
    'A part of the price goes back: Shirt',
    'A part of the price goes back: Shirt',
  ],
  [
    { kind: 'return', returnKind: 'exchange', returnState: 'approved', text: '1 × Shirt' },
    'Exchange: approved, 1 × Shirt',
    'Exchange: approved, 1 × Shirt',
  ],
  [
    { kind: 'document', text: 'S01/2627/000012' },
    'Document S01/2627/000012 issued',
    'Your document S01/2627/000012 is ready',
  ],
  [{ kind: 'message', text: 'refund' }, 'Email sent: refund', 'Email sent: refund'],
  [
    { kind: 'settled' },
    'Settled: nothing more can be returned, and nothing is owed',
    'Complete: the time for returns is over',
  ],
];

it.each(steps)('says %j to staff and to the shopper, each in their words', (step, toStaff, toShopper) => {
  expect([describeStep({ at, ...step }, 'staff'), describeStep({ at, ...step }, 'shopper')]).toEqual([
    toStaff,
    toShopper,
  ]);
});
