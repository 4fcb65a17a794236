import { createId, type SandboxDispute, type SandboxPayment, unixSeconds } from './entities.ts';
import { SandboxRefusal } from './payments.ts';
import type { SandboxStore } from './state.ts';
import type { Webhooks } from './webhooks.ts';

/** What may become of an open dispute; the first two leave it open. */
export const disputeEnds = ['under_review', 'action_required', 'won', 'lost', 'closed'] as const;
export type DisputeEnd = (typeof disputeEnds)[number];
export type Disputes = ReturnType<typeof createDisputes>;

const DAYS_TO_ANSWER = 7;

/** Disputes of captured payments, opened and decided by the buyer's bank. */
export function createDisputes({ store, webhooks }: { store: SandboxStore; webhooks: Webhooks }) {
  const { state } = store;

  function find(id: string): SandboxDispute {
    const dispute = Object.hasOwn(state.disputes, id) ? state.disputes[id] : undefined;
    if (dispute === undefined) {
      throw new SandboxRefusal('The id provided does not exist');
    }
    return dispute;
  }

  return {
    find,
    /** Disputes of all payments, newest first, opened at `from` (Unix seconds) or later. */
    listAll({ from, count, skip }: { from: number; count: number; skip: number }) {
      const items = Object.values(state.disputes).filter((dispute) => dispute.created_at >= from);
      return items.reverse().slice(skip, skip + count);
    },
    /** Opens a dispute about a payment, or a part of it in paise. */
    open(payment: SandboxPayment, amount = payment.amount): SandboxDispute {
      if (!payment.captured || amount < 1 || amount > payment.amount) {
        throw new SandboxRefusal('Only captured money can be disputed', { field: 'amount' });
      }
      const dispute: SandboxDispute = {
        id: createId('disp'),
        entity: 'dispute',
        payment_id: payment.id,
        amount,
        currency: payment.currency,
        amount_deducted: 0,
        gateway_dispute_id: createId('disp').slice(5),
        reason_code: 'chargeback_not_authorised',
        reason_description: 'The cardholder says that they did not make this payment',
        respond_by: unixSeconds() + DAYS_TO_ANSWER * 86_400,
        status: 'open',
        phase: 'chargeback',
        comments: null,
        created_at: unixSeconds(),
      };
      state.disputes[dispute.id] = dispute;
      webhooks.queue('payment.dispute.created', { payment, dispute });
      return dispute;
    },
    /** Moves an open dispute on; a lost one takes its money away. */
    move(dispute: SandboxDispute, payment: SandboxPayment, end: DisputeEnd): SandboxDispute {
      if (dispute.status === 'won' || dispute.status === 'lost' || dispute.status === 'closed') {
        throw new SandboxRefusal('The dispute has come to its end already');
      }
      dispute.status = end === 'action_required' ? 'open' : end;
      dispute.amount_deducted = end === 'lost' ? dispute.amount : 0;
      webhooks.queue(`payment.dispute.${end}`, { payment, dispute });
      return dispute;
    },
  };
}
