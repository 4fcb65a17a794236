import { formatOrderNumber } from '@aaram/shared-domain/order';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '#db/in-transaction.ts';
import { BOUGHT_MAIL, GIFT_MAIL } from './announce-gift.ts';
import { lockCredits } from './credits.repository.ts';
import { findCodeHash, findGift, setCode } from './gift-cards.repository.ts';
import type { GiftCodes } from './gift-code.ts';
import { type MailContext, writeBought, writeGift, writeGiftRefund } from './gift-mail.ts';
import type { GiftPurchases } from './gift-purchases.ts';

/** The mails about gift cards, each a job of its own. A card that was withdrawn or is in an account is not sent. */
export function handleGiftMails(app: FastifyInstance, codes: GiftCodes, purchases: GiftPurchases) {
  const { db } = app;
  const context: MailContext = { publicUrl: app.config.publicUrl, store: app.config.store };

  async function readBuyer(orderId: string) {
    const order = await purchases.find(db, orderId);
    return order && { name: order.buyerName, email: order.buyerEmail, orderNumber: formatOrderNumber(order.number) };
  }

  app.handleJob(GIFT_MAIL, async ({ credit, event }) => {
    const id = String(credit);
    const issued = await inTransaction(db, async (tx) => {
      const [card] = await lockCredits(tx, [id]);
      const gift = await findGift(tx, id);
      if (
        card === undefined ||
        gift === undefined ||
        !card.isValid ||
        card.ownerId !== null ||
        gift.recipientEmail === ''
      ) {
        return undefined;
      }
      const made = codes.codeOf(id, (await findCodeHash(tx, id)) ?? null);
      await setCode(tx, id, made);
      return { card, gift, code: made.code };
    });
    if (issued !== undefined) {
      await app.sendMail(writeGift(issued, issued.code, context), [String(event)]);
    }
  });

  app.handleJob(BOUGHT_MAIL, async ({ credit }) => {
    const id = String(credit);
    const [card] = await inTransaction(db, (tx) => lockCredits(tx, [id]));
    const gift = await findGift(db, id);
    const buyer = gift && (await readBuyer(gift.orderId));
    if (card !== undefined && gift !== undefined && buyer !== undefined) {
      await app.sendMail(writeBought({ card, gift }, buyer, context), [`gift-card-bought:${id}`]);
    }
  });

  app.handleJob('gift-card-refunded', async ({ orderId, refund, paise }) => {
    const buyer = await readBuyer(String(orderId));
    if (buyer !== undefined) {
      await app.sendMail(writeGiftRefund(buyer, Number(paise), context), [`gift-card-refunded:${String(refund)}`]);
    }
  });
}
