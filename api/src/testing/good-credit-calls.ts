import { policyFacts } from '@aaram/shared-domain/settings';
import { addMovements, insertCredit } from '#modules/credits/credits.repository.ts';
import type { People } from './good-call.ts';
import type { PaymentHarness } from './payment-harness.ts';

/** A credit note of this person; returns its id. */
export async function buildCredit(
  { db }: Pick<PaymentHarness, 'db'>,
  ownerId: string,
  { paise = 500_00, validMonths = policyFacts.creditValidMonths as number } = {},
): Promise<string> {
  const id = (await insertCredit(db, { kind: 'credit-note', ownerId, validMonths })) ?? '';
  await addMovements(db, [{ creditId: id, kind: 'issued', deltaPaise: paise }]);
  return id;
}

export const ownCredit = ({ harness, people }: { harness: PaymentHarness; people: People }) =>
  buildCredit(harness, people.shopper.id);
