import { createId, type PaymentMethod, type SandboxOrder, type SandboxPayment, unixSeconds } from './entities.ts';
import type { SandboxStore } from './state.ts';
import type { Switches } from './switches.ts';
import type { Webhooks } from './webhooks.ts';

/** A request the provider refuses; `field` names the wrong field. */
export class SandboxRefusal extends Error {
  readonly status: number;
  readonly field: string | undefined;

  constructor(message: string, { status = 400, field }: { status?: number; field?: string } = {}) {
    super(message);
    this.status = status;
    this.field = field;
  }
}

export type PayInput = {
  order: SandboxOrder;
  outcome: 'paid' | 'declined';
  method?: PaymentMethod | undefined;
  email?: string | undefined;
  contact?: string | undefined;
  /** Tests pay a wrong amount (paise) or currency with these. */
  amount?: number | undefined;
  currency?: string | undefined;
};

type Parts = { store: SandboxStore; switches: Switches; webhooks: Webhooks };
export type Payments = ReturnType<typeof createPayments>;

const declined = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Your payment was declined by the bank. No money was taken; you can try again.',
  error_source: 'bank',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};
const noError = { error_code: null, error_description: null, error_source: null, error_step: null, error_reason: null };

/** Payments and their capture in the sandbox; each change queues the provider's events. */
export function createPayments({ store, switches, webhooks }: Parts) {
  const { state } = store;

  function settleOrder(payment: SandboxPayment) {
    payment.status = 'captured';
    payment.captured = true;
    const order = state.orders[payment.order_id];
    if (order === undefined) {
      return;
    }
    order.amount_paid = payment.amount;
    order.amount_due = Math.max(0, order.amount - payment.amount);
    order.status = 'paid';
    webhooks.queue('payment.captured', { payment });
    webhooks.queue('order.paid', { payment, order });
  }

  /** One try to pay an order, with the outcome the shopper chose. */
  function pay(input: PayInput): SandboxPayment {
    const { order, outcome } = input;
    if (order.status === 'paid') {
      throw new SandboxRefusal('Order already paid');
    }
    const payment: SandboxPayment = {
      id: createId('pay'),
      entity: 'payment',
      amount: input.amount ?? order.amount,
      currency: input.currency ?? order.currency,
      status: outcome === 'paid' ? 'authorized' : 'failed',
      order_id: order.id,
      method: input.method ?? 'card',
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      email: input.email ?? '',
      contact: input.contact ?? '',
      notes: [],
      ...(outcome === 'paid' ? noError : declined),
      created_at: unixSeconds(),
    };
    state.payments[payment.id] = payment;
    order.attempts += 1;
    order.status = 'attempted';
    if (outcome === 'declined') {
      webhooks.queue('payment.failed', { payment });
      return payment;
    }
    webhooks.queue('payment.authorized', { payment });
    if (switches.autoCapture) {
      settleOrder(payment);
    }
    return payment;
  }

  function capture(payment: SandboxPayment, amount: unknown): SandboxPayment {
    if (payment.captured) {
      throw new SandboxRefusal('This payment has already been captured');
    }
    if (payment.status !== 'authorized') {
      throw new SandboxRefusal('Only payments which have been authorized and not yet captured can be captured');
    }
    if (amount !== payment.amount) {
      throw new SandboxRefusal('Capture amount must be equal to the amount authorized', { field: 'amount' });
    }
    settleOrder(payment);
    return payment;
  }

  return { pay, capture };
}
