import type { GiftPurchases } from '#modules/credits/index.ts';
import { readHoldNotes } from '../hold/hold-notes.ts';
import { findOrder, findOrderByNumber, lockOrder } from '../order.repository.ts';
import { findGiftOrders } from './gift-order.repository.ts';
import { refundGift } from './refund-gift.ts';

/** What credits ask of the orders of gift cards. */
export const giftPurchases: GiftPurchases = {
  find: findOrder,
  findByNumber: findOrderByNumber,
  listPaid: findGiftOrders,
  lock: lockOrder,
  refund: refundGift,
  readNotes: readHoldNotes,
};
