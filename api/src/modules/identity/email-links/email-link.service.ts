import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/identity.ts';
import type { MailContext } from '../context.ts';
import { markVerified } from '../identity.repository.ts';
import { buildEmailLinkMail } from '../identity-mail.ts';
import { createToken } from '../sessions/session.repository.ts';
import { findUnverified, insertEmailLink, useEmailLink } from './email-link.repository.ts';

const LINK_HOURS = 48;

export const refuseLink = () => refuse('INVALID_OR_EXPIRED_LINK', texts.linkInvalid);

/** Queues the mail with the link that confirms the account's mail address. */
export const enqueueEmailLink = (db: Db, userId: string) =>
  enqueueJob(db, { queue: 'mail', kind: 'send-email-link', payload: { userId, event: randomUUID() } });

/** Sends the link, unless the address has been confirmed in the meantime. Runs as a job. */
export async function sendEmailLink(
  db: Pool,
  { userId, event }: { userId: string; event: string },
  { config, sendMail }: MailContext,
) {
  const person = await findUnverified(db, userId);
  if (person === undefined) {
    return;
  }
  const token = createToken();
  await insertEmailLink(db, userId, { token, hours: LINK_HOURS });
  const link = `${config.publicUrl}/user-dashboard?tab=security&confirm=${token}`;
  const { name, email: to } = person;
  await sendMail(buildEmailLinkMail({ name, to, link, hours: LINK_HOURS, store: config.store }), [event]);
}

/** Confirms the mail address of the logged-in account: a link works only with its own account's session. */
export async function confirmEmail(
  db: Pool,
  { userId, token }: { userId: string; token: string },
): Promise<Outcome<void>> {
  const isRight = await inTransaction(db, async (tx) => {
    const isUsed = await useEmailLink(tx, userId, token);
    if (isUsed) {
      await markVerified(tx, userId);
    }
    return isUsed;
  });
  return isRight ? undefined : refuseLink();
}
