import type { Db } from '@aaram/runtime/db';
import { policyFacts } from '@aaram/shared-domain/settings';
import { announceBought, announceGift } from './announce-gift.ts';
import { addMovements, insertCredit } from './credits.repository.ts';
import { lockGift, setGiftCredit } from './gift-cards.repository.ts';

/** Issues the credit note for a refund of a return, once for each refund; returns its id. */
export async function issueCreditNote(
  tx: Db,
  { ownerId, refundId, paise }: { ownerId: string; refundId: string; paise: number },
): Promise<string | undefined> {
  const validMonths = policyFacts.creditValidMonths;
  const id = await insertCredit(tx, { kind: 'credit-note', ownerId, validMonths, refundId });
  if (id !== undefined) {
    await addMovements(tx, [{ creditId: id, kind: 'issued', deltaPaise: paise }]);
  }
  return id;
}

/** Issues the gift card that an order has paid for, once, and queues its mail. The caller locks the order. */
export async function issueGiftCard(tx: Db, { orderId, paise }: { orderId: string; paise: number }) {
  const gift = await lockGift(tx, orderId);
  if (gift === undefined || gift.creditId !== null) {
    return;
  }
  const validMonths = policyFacts.creditValidMonths;
  const creditId = await insertCredit(tx, { kind: 'gift-card', ownerId: null, validMonths });
  if (creditId !== undefined) {
    await addMovements(tx, [{ creditId, kind: 'issued', deltaPaise: paise }]);
    await setGiftCredit(tx, orderId, creditId);
    await announceGift(tx, creditId);
    await announceBought(tx, creditId);
  }
}
