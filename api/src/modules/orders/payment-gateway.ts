/** A payment as the provider tells it; `amountPaise` is what was paid or tried. */
export type GatewayPayment = {
  id: string;
  providerOrderId: string;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  refundedPaise: number;
};

/** Less than a rupee is not sent back by the provider alone: it goes with the next refund of its payment. */
export const LEAST_REFUND_PAISE = 100;

/** An order at the provider; its receipt is the id of ours. */
export type GatewayOrder = { id: string; receipt: string | null };

/** Money the provider gave back, or tries to. Without a receipt of ours a person did it there. */
export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
};

/**
 * What the shop needs of a payment provider. Every call may throw `GatewayUnavailable` (nobody answered: the outcome
 * is unknown, ask again) or `GatewayRefusal` (it answered no). Never call it inside a database transaction.
 */
export type PaymentGateway = {
  /** The public key id the browser's checkout needs. */
  keyId: string;
  /** Opens an order of that many paise, noting its number; the same receipt always gives the same order. */
  createOrder: (wanted: {
    amountPaise: number;
    receipt: string;
    number: string;
  }) => Promise<{ id: string; amountPaise: number }>;
  /** The orders the provider has made for a receipt: usually one, none when it never heard of it. */
  findOrders: (receipt: string) => Promise<GatewayOrder[]>;
  fetchOrder: (providerOrderId: string) => Promise<GatewayOrder>;
  listPayments: (providerOrderId: string) => Promise<GatewayPayment[]>;
  /** Takes authorized money. */
  capture: (payment: GatewayPayment) => Promise<GatewayPayment>;
  /** Gives so much of a captured payment back: once for one `receipt`, however often it is asked. */
  refund: (wanted: { receipt: string; paymentId: string; amountPaise: number }) => Promise<GatewayRefund>;
  /** All refunds of a payment, whoever made them. */
  listRefunds: (paymentId: string) => Promise<GatewayRefund[]>;
  /** Refunds of all payments that were made since then. */
  listRefundsSince: (since: Date) => Promise<GatewayRefund[]>;
};

/** The provider did not answer, or answered that it cannot now. */
export class GatewayUnavailable extends Error {}

/** The provider answered no; `code` is its own. */
export class GatewayRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    paymentGateway: PaymentGateway;
  }
}
