import { createId, type SandboxPayment, type SandboxRefund, unixSeconds } from './entities.ts';
import { SandboxRefusal } from './payments.ts';
import type { SandboxStore } from './state.ts';
import type { Switches } from './switches.ts';
import type { Webhooks } from './webhooks.ts';

export type RefundRequest = { amount?: unknown; receipt: string | null; key?: string | undefined };
/** Final statuses of a refund; a processed one may still become failed. */
export type RefundEnd = 'processed' | 'failed';
export type Refunds = ReturnType<typeof createRefunds>;

/** The amount to refund, in paise; by default all that is left. */
function readAmount(payment: SandboxPayment, requested: unknown): number {
  const left = payment.amount - payment.amount_refunded;
  const amount = requested ?? left;
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

type Parts = { store: SandboxStore; webhooks: Webhooks; switches: Switches };

/** Refunds payments; a repeated idempotency key returns the first refund. */
export function createRefunds({ store, webhooks, switches }: Parts) {
  const { state } = store;

  function move(payment: SandboxPayment, paise: number) {
    payment.amount_refunded += paise;
    const isWhole = payment.amount_refunded === payment.amount;
    payment.refund_status = isWhole ? 'full' : payment.amount_refunded > 0 ? 'partial' : null;
    payment.status = isWhole ? 'refunded' : 'captured';
  }

  function settle(refund: SandboxRefund, payment: SandboxPayment, end: RefundEnd): SandboxRefund {
    if (refund.status === 'failed' || refund.status === end) {
      throw new SandboxRefusal('The refund has come to its end already');
    }
    if (end === 'failed') {
      move(payment, -refund.amount);
    }
    refund.status = end;
    webhooks.queue(`refund.${end}`, { refund, payment });
    return refund;
  }

  return {
    list: ({ id }: SandboxPayment) => Object.values(state.refunds).filter((refund) => refund.payment_id === id),

    /** Refunds of all payments, newest first, made at `from` (Unix seconds) or later. */
    listAll({ from, count, skip }: { from: number; count: number; skip: number }) {
      const items = Object.values(state.refunds).filter((refund) => refund.created_at >= from);
      return items.reverse().slice(skip, skip + count);
    },

    refund(payment: SandboxPayment, { amount: requested, receipt, key }: RefundRequest): SandboxRefund {
      const former = key === undefined ? undefined : state.refunds[state.refundKeys[key] ?? ''];
      if (former !== undefined) {
        return former;
      }
      const made: SandboxRefund = {
        id: createId('rfnd'),
        entity: 'refund',
        amount: readAmount(payment, requested),
        currency: payment.currency,
        payment_id: payment.id,
        receipt,
        notes: [],
        status: 'pending',
        created_at: unixSeconds(),
      };
      state.refunds[made.id] = made;
      if (key !== undefined) {
        state.refundKeys[key] = made.id;
      }
      move(payment, made.amount);
      webhooks.queue('refund.created', { refund: made, payment });
      return switches.holdRefunds ? made : settle(made, payment, 'processed');
    },

    settle,
  };
}
