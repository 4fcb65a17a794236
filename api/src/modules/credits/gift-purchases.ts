import type { Db } from '@aaram/runtime/db';
import type { PaymentStatus } from '@aaram/shared-domain/order';

/** The order that paid for a gift card; its number is as stored. */
export type GiftPurchase = { number: string; buyerName: string; buyerEmail: string };
/** A paid order of a gift card. */
export type PaidGift = { id: string; number: string; paymentStatus: PaymentStatus; paidAt: Date };

/** What credits ask of the orders of gift cards: orders stand above credits, so app.ts passes it in. */
export type GiftPurchases = {
  find: (db: Db, orderId: string) => Promise<GiftPurchase | undefined>;
  /** The order with this number, as stored. */
  findByNumber: (db: Db, number: string) => Promise<{ id: string } | undefined>;
  /** The paid ones of an account, the newest first. */
  listPaid: (db: Db, userId: string, most: number) => Promise<PaidGift[]>;
  /** Locks the order for this transaction. */
  lock: (tx: Db, orderId: string) => Promise<unknown>;
  /** Refunds the payment of a card that was withdrawn. The caller has locked the order. */
  refund: (tx: Db, orderId: string) => Promise<void>;
  /** Sentences for admins about disputes and money that went back, by order. */
  readNotes: (db: Db, orderIds: readonly string[]) => Promise<{ orderId: string; sentence: string }[]>;
};
