import type { Pool } from '@aaram/runtime/db';
import { parseGiftCode } from '@aaram/shared-domain/credit';
import { inTransaction } from '#db/in-transaction.ts';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/credits.ts';
import { lockByCode, setOwner } from './gift-cards.repository.ts';
import type { GiftCodes } from './gift-code.ts';

const unknown = () => refuseField('code', texts.codeUnknown);

/**
 * Adds the gift card with a code to an account. A code that does not exist, has expired, was withdrawn or is in another
 * account gets the same answer; one that is in this account already succeeds.
 */
export async function claimCredit(
  db: Pool,
  { typed, ownerId }: { typed: string; ownerId: string },
  codes: GiftCodes,
): Promise<Outcome<string>> {
  const code = parseGiftCode(typed);
  if (code === undefined) {
    return unknown();
  }
  return inTransaction(db, async (tx): Promise<Outcome<string>> => {
    const card = await lockByCode(tx, codes.hashesOf(code));
    if (card === undefined || (card.ownerId !== ownerId && (card.ownerId !== null || !card.isValid))) {
      return unknown();
    }
    if (card.ownerId === null) {
      await setOwner(tx, card.id, ownerId);
    }
    return card.id;
  });
}
