import { describe, expect, it } from 'vitest';
import { judgeOrder, type OrderStatus, type PaymentStatus, paymentStatuses } from './status.ts';

// One row for each order status; the columns are Initiated, Pending, Paid, Failed, Refunded.
const outcomes: Record<OrderStatus, string[]> = {
  Pending: ['waiting', 'confirmed', 'confirmed', 'failed', 'refunded'],
  Processing: ['waiting', 'waiting', 'confirmed', 'failed', 'refunded'],
  Shipped: ['confirmed', 'confirmed', 'confirmed', 'confirmed', 'refunded'],
  Delivered: ['confirmed', 'confirmed', 'confirmed', 'confirmed', 'refunded'],
  Cancelled: ['cancelled', 'cancelled', 'cancelled', 'failed', 'refunded'],
};

describe('what became of an order', () => {
  it.each(Object.entries(outcomes))('that is %s follows from its payment', (orderStatus, expected) => {
    const judged = paymentStatuses.map((paymentStatus: PaymentStatus) =>
      judgeOrder({ orderStatus: orderStatus as OrderStatus, paymentStatus }),
    );
    expect(judged).toEqual(expected);
  });
});
