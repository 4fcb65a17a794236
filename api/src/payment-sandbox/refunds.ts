import { createId, type SandboxPayment, type SandboxRefund, unixSeconds } from './entities.ts';
import { SandboxRefusal } from './payments.ts';
import type { SandboxStore } from './state.ts';
import type { Webhooks } from './webhooks.ts';

type RefundWish = { amount: unknown; receipt: string | null; key: string | undefined };
export type Refunds = ReturnType<typeof createRefunds>;

/** The amount to give back, in paise; what is not said is all that is left. */
function readAmount(payment: SandboxPayment, wished: unknown): number {
  const left = payment.amount - payment.amount_refunded;
  const amount = wished ?? left;
  if (!payment.captured) {
    throw new SandboxRefusal('The payment status should be captured for action to be taken');
  }
  if (left === 0) {
    throw new SandboxRefusal('The payment has been fully refunded already');
  }
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount < 100) {
    throw new SandboxRefusal('The amount must be at least INR 1.00', { field: 'amount' });
  }
  if (amount > left) {
    throw new SandboxRefusal('The total refund amount is greater than the refund payment amount', { field: 'amount' });
  }
  return amount;
}

/** Gives money back; a repeated idempotency key answers the first refund. */
export function createRefunds({ store, webhooks }: { store: SandboxStore; webhooks: Webhooks }) {
  const { state } = store;
  return {
    list: ({ id }: SandboxPayment) => Object.values(state.refunds).filter((refund) => refund.payment_id === id),

    refund(payment: SandboxPayment, { amount: wished, receipt, key }: RefundWish): SandboxRefund {
      const former = key === undefined ? undefined : state.refunds[state.refundKeys[key] ?? ''];
      if (former !== undefined) {
        return former;
      }
      const made: SandboxRefund = {
        id: createId('rfnd'),
        entity: 'refund',
        amount: readAmount(payment, wished),
        currency: payment.currency,
        payment_id: payment.id,
        receipt,
        notes: [],
        status: 'processed',
        created_at: unixSeconds(),
      };
      state.refunds[made.id] = made;
      if (key !== undefined) {
        state.refundKeys[key] = made.id;
      }
      payment.amount_refunded += made.amount;
      const isWhole = payment.amount_refunded === payment.amount;
      payment.refund_status = isWhole ? 'full' : 'partial';
      payment.status = isWhole ? 'refunded' : payment.status;
      webhooks.queue('refund.processed', { refund: made, payment });
      return made;
    },
  };
}
