import type { DisputeEnd, Disputes } from './disputes.ts';
import type { RefundEnd, Refunds } from './refunds.ts';
import type { createRestApi } from './rest-api.ts';

export type Dashboard = ReturnType<typeof createDashboard>;

type Parts = { rest: ReturnType<typeof createRestApi>; refunds: Refunds; disputes: Disputes };

/** What a person does by hand at the provider, or the buyer's bank, without the shop. */
export function createDashboard({ rest, refunds, disputes }: Parts) {
  return {
    refund: (paymentId: string, amount?: number) =>
      refunds.refund(rest.findPayment(paymentId), { amount, receipt: null }),
    settle(refundId: string, end: RefundEnd) {
      const refund = rest.findRefund(refundId);
      return refunds.settle(refund, rest.findPayment(refund.payment_id), end);
    },
    dispute: (paymentId: string, amount?: number) => disputes.open(rest.findPayment(paymentId), amount),
    moveDispute(disputeId: string, end: DisputeEnd) {
      const dispute = disputes.find(disputeId);
      return disputes.move(dispute, rest.findPayment(dispute.payment_id), end);
    },
  };
}
