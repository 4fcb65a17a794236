/** A program: lets the days pass in which a login keeps an account, in a running store, and deletes those that are due. */
import { deleteDueAccounts } from '#modules/deletion/index.ts';
import { withStore } from '../with-store.ts';

await withStore(async (db) => {
  await db`update account_deletions set due_at = now() - interval '1 second'`;
  return String(await deleteDueAccounts(db));
});
