import type { Db } from '@aaram/runtime/db';

/** Deletes jobs that name a mail address, also those done or dead; not one that runs at this moment. */
export async function forgetJobsAbout(tx: Db, email: string) {
  await tx`delete from pgboss.job where state <> 'active' and data->'payload'->>'email' = ${email}`;
}
