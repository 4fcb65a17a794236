import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { setName } from '#modules/identity/for-contact.ts';
import { renameAuthor } from '#modules/reviews/index.ts';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/contact.ts';

/** Changes a person's name, also beside their reviews. Orders keep the name that they were placed under. */
export async function changeName(db: Pool, { userId, name }: { userId: string; name: string }): Promise<Outcome<void>> {
  const tidy = name.replace(/\s+/g, ' ').trim();
  if (tidy === '') {
    return refuseField('name', texts.enterName);
  }
  await inTransaction(db, async (tx) => {
    await setName(tx, userId, tidy);
    await renameAuthor(tx, userId, tidy);
  });
  return undefined;
}
