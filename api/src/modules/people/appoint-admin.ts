import type { Pool } from '@aaram/runtime/db';
import { readEmail } from '@aaram/shared-domain/read';
import { recordAudit } from '#modules/audit/index.ts';
import { changePerson, lockPerson, vouchForEmail } from '#modules/identity/index.ts';

/**
 * Makes the account with this email an admin, for anyone who runs the server: the first admin cannot be appointed by
 * another (product-rules.md#roles). Resolves to the account's name; rejects with a message for the operator when there
 * is none.
 */
export function appointAdmin(db: Pool, email: string): Promise<string> {
  return db.begin(async (tx) => {
    const person = await lockPerson(tx, readEmail(email) ?? '');
    if (person === undefined) {
      throw new Error(`There is no account of ${email}: sign up in the shop first, then run this command again.`);
    }
    await changePerson(tx, { ...person, role: 'admin' });
    await vouchForEmail(tx, person.id);
    const entry = { actorId: person.id, action: 'person.change' as const, subject: 'user', subjectId: person.id };
    const detail = { fromRole: person.role, role: 'admin', by: 'command line' };
    await recordAudit(tx, { ...entry, detail, requestId: 'command-line' });
    return person.name;
  });
}
