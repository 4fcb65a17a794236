import type { Db } from '@aaram/runtime/db';
import type { PaymentSession } from '@aaram/shared-domain/order';

/** A payment as the provider describes it; `amountPaise` is what was paid or tried. */
export type GatewayPayment = {
  id: string;
  providerOrderId: string;
  amountPaise: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  refundedPaise: number;
  /** How it was paid, in the provider's words: `upi`, `card`, `netbanking`, `wallet`, …; null where it does not say. */
  method: string | null;
};

/** Less than a rupee is not refunded alone, which no provider does: it is added to the next refund of its payment. */
export const MIN_REFUND_PAISE = 100;

/** An order at the provider; its receipt is our order's id. */
export type GatewayOrder = { id: string; receipt: string | null };

/** A refund at the provider, made or in progress. Without a receipt of ours, a person made it there. */
export type GatewayRefund = {
  id: string;
  paymentId: string;
  amountPaise: number;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
};

/** What a browser brings back from the provider's window; `providerOrderId` is the stored one. */
export type PaymentProof = { providerOrderId: string; paymentId: string; signature: string };

/** A dispute of a payment: the buyer's bank wants the money back, and takes `deductedPaise` once it is lost. */
export type GatewayDispute = {
  id: string;
  paymentId: string;
  amountPaise: number;
  deductedPaise: number;
  /** The provider's words: fraud, retrieval, chargeback, pre_arbitration, arbitration. */
  phase: string;
  reason: string;
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  /** Until when the store may answer. */
  respondBy: Date | null;
};

/**
 * What the shop needs from a payment provider. Every call may throw `GatewayUnavailable` (no response: the outcome is
 * unknown, ask again) or `GatewayRefusal` (the provider refused). Never call it inside a database transaction.
 */
export type PaymentGateway = {
  /**
   * Its name in rows and answers. The ids of its orders, payments and refunds are unlike those of every other provider:
   * a provider whose own might not be begins them with its name.
   */
  provider: string;
  /** What create-order calls paying with it (`paymentMethod`), in lower case. */
  methods: readonly string[];
  /** What a page needs to have an opened order paid; null when nothing is left to pay. */
  describeSession: (opened: { id: string; amountPaise: number } | null) => PaymentSession;
  /** Whether the provider has signed that this payment pays its order. False without such a proof. */
  isProven: (proof: PaymentProof) => boolean;
  /** Opens an order of this many paise, with its number in the notes; the same receipt returns the same order. */
  createOrder: (wanted: {
    amountPaise: number;
    receipt: string;
    number: string;
  }) => Promise<{ id: string; amountPaise: number }>;
  /** The provider's orders with this receipt: usually one, none when it does not know it. */
  findOrders: (receipt: string) => Promise<GatewayOrder[]>;
  fetchOrder: (providerOrderId: string) => Promise<GatewayOrder>;
  listPayments: (providerOrderId: string) => Promise<GatewayPayment[]>;
  /** Captures authorized money. */
  capture: (payment: GatewayPayment) => Promise<GatewayPayment>;
  /** Refunds this much of a captured payment: only once per `receipt`, however often it is called. */
  refund: (wanted: { receipt: string; paymentId: string; amountPaise: number }) => Promise<GatewayRefund>;
  /** All refunds of a payment, no matter who made them. */
  listRefunds: (paymentId: string) => Promise<GatewayRefund[]>;
  /** Refunds of all payments made since then. */
  listRefundsSince: (since: Date) => Promise<GatewayRefund[]>;
  /** The newest disputes of all payments, up to `most`. */
  listDisputes: (most: number) => Promise<GatewayDispute[]>;
};

/** Whether a notification about this provider order has arrived. Payments stand above orders and keep them. */
export type WasNotified = (db: Db, providerOrderId: string) => Promise<boolean>;

/** All providers of the store. */
export type PaymentProviders = {
  all: readonly PaymentGateway[];
  /** The first: of orders whose buyer names no other. */
  main: PaymentGateway;
  /** That of an order. Throws for a name that the store does not have. */
  of: (order: { provider: string }) => PaymentGateway;
  /** The one that a `paymentMethod` of create-order means. */
  findByMethod: (method: string) => PaymentGateway | undefined;
  wasNotified: WasNotified;
};

/** Joins providers, the first of which is the main one. Throws for none, and for two of one name. */
export function joinProviders(all: readonly PaymentGateway[], wasNotified: WasNotified): PaymentProviders {
  const [main] = all;
  const byName = new Map(all.map((one) => [one.provider, one]));
  if (main === undefined || byName.size < all.length) {
    throw new Error('The store needs a payment provider, and each its own name.');
  }
  return {
    all,
    main,
    wasNotified,
    of({ provider }) {
      const found = byName.get(provider);
      if (found === undefined) {
        throw new Error(`An order is paid with the provider "${provider}", which the store does not have.`);
      }
      return found;
    },
    findByMethod: (method) => all.find(({ methods }) => methods.includes(method.trim().toLowerCase())),
  };
}

/** The provider did not respond, or responded that it cannot at the moment. */
export class GatewayUnavailable extends Error {}

/** The provider refused; `code` is its own. */
export class GatewayRefusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    paymentProviders: PaymentProviders;
  }
}
