import { randomInt } from 'node:crypto';

/** The provider's entities as it sends them: amounts are integer paise, times are Unix seconds. */
export type SandboxOrder = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string> | [];
  created_at: number;
};

export type PaymentMethod = 'upi' | 'card' | 'netbanking';

export type SandboxPayment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  method: PaymentMethod;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  email: string;
  contact: string;
  notes: [];
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  created_at: number;
};

export type SandboxRefund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  notes: [];
  status: 'pending' | 'processed' | 'failed';
  created_at: number;
};

/** A dispute of a payment: the buyer's bank wants the money back. `amount_deducted` is 0 until it is lost. */
export type SandboxDispute = {
  id: string;
  entity: 'dispute';
  payment_id: string;
  amount: number;
  currency: string;
  amount_deducted: number;
  gateway_dispute_id: string;
  reason_code: string;
  reason_description: string;
  respond_by: number;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  comments: string | null;
  created_at: number;
};

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** An id in the provider's shape: a prefix and fourteen letters or digits. */
export function createId(prefix: 'order' | 'pay' | 'rfnd' | 'disp' | 'evt'): string {
  let id = '';
  for (let index = 0; index < 14; index += 1) {
    id += alphabet[randomInt(alphabet.length)];
  }
  return `${prefix}_${id}`;
}

export const unixSeconds = () => Math.floor(Date.now() / 1000);
