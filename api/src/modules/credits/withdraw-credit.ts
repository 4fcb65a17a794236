import type { Db } from '@aaram/runtime/db';
import { addMovements, type CreditRow, lockCredits } from './credits.repository.ts';
import { lockGift, markWithdrawn } from './gift-cards.repository.ts';

type Why = { reason: string; actorId?: string };

/** Withdraws a locked credit: what is on it leaves the books, and what comes back to it later does too. */
export async function withdraw(tx: Db, { id, balancePaise }: Pick<CreditRow, 'id' | 'balancePaise'>, why: Why) {
  await markWithdrawn(tx, id);
  if (balancePaise > 0) {
    await addMovements(tx, [{ creditId: id, kind: 'withdrawn', deltaPaise: -balancePaise, ...why }]);
  }
}

/** Withdraws the gift card that an order had bought, because its payment goes back. The caller locks the order. */
export async function withdrawGift(tx: Db, orderId: string, why: Why) {
  const creditId = (await lockGift(tx, orderId))?.creditId;
  const [card] = creditId == null ? [] : await lockCredits(tx, [creditId]);
  if (card !== undefined && card.withdrawnAt === null) {
    await withdraw(tx, card, why);
  }
}
