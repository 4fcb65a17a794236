import type { RefundEnd, Refunds } from './refunds.ts';
import type { createRestApi } from './rest-api.ts';

export type Dashboard = ReturnType<typeof createDashboard>;

/** What a person does by hand at the provider, without the shop. */
export function createDashboard({ rest, refunds }: { rest: ReturnType<typeof createRestApi>; refunds: Refunds }) {
  return {
    refund: (paymentId: string, amount?: number) =>
      refunds.refund(rest.findPayment(paymentId), { amount, receipt: null }),
    settle(refundId: string, end: RefundEnd) {
      const refund = rest.findRefund(refundId);
      return refunds.settle(refund, rest.findPayment(refund.payment_id), end);
    },
  };
}
