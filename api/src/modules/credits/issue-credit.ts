import { policyFacts } from '@aaram/shared-domain/settings';
import type { Db } from '#db/pool.ts';
import { addMovements, insertCredit } from './credits.repository.ts';

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
