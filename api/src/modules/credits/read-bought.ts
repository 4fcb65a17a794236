import type { Db } from '@aaram/runtime/db';
import type { BoughtGiftCard, GiftCardState } from '@aaram/shared-domain/credit';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { type CreditRow, findCredits } from './credits.repository.ts';
import { findGiftsOf } from './gift-cards.repository.ts';
import type { GiftPurchases, PaidGift } from './gift-purchases.ts';

const MAX_ROWS = 50;

/** How a card is for who bought it: what is spent of it is the matter of who has it. */
function judgeGift({ paymentStatus }: PaidGift, { ownerId, expiresAt, withdrawnAt }: CreditRow): GiftCardState {
  if (withdrawnAt !== null) {
    return paymentStatus === 'Refunded' ? 'refunded' : 'withdrawn';
  }
  if (ownerId !== null) {
    return 'added';
  }
  return expiresAt.getTime() <= Date.now() ? 'expired' : 'sent';
}

/** The gift cards that an account has bought, the newest first. */
export async function readBoughtGifts(
  db: Db,
  userId: string,
  { listPaid }: Pick<GiftPurchases, 'listPaid'>,
): Promise<BoughtGiftCard[]> {
  const orders = await listPaid(db, userId, MAX_ROWS);
  const gifts = await findGiftsOf(
    db,
    orders.map(({ id }) => id),
  );
  const cards = await findCredits(
    db,
    gifts.map(({ creditId }) => creditId),
  );
  return orders.flatMap((order) => {
    const gift = gifts.find(({ orderId }) => orderId === order.id);
    const card = cards.find(({ id }) => id === gift?.creditId);
    return gift === undefined || card === undefined
      ? []
      : {
          _id: card.id,
          order: formatOrderNumber(order.number),
          amount: rupeesFromPaise(card.issuedPaise),
          recipientName: gift.recipientName,
          recipientEmail: gift.recipientEmail,
          state: judgeGift(order, card),
          boughtAt: order.paidAt.toISOString(),
          expiresAt: card.expiresAt.toISOString(),
        };
  });
}
