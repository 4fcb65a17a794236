import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/pool.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { fail } from '#plugins/errors.ts';
import { findUnverified, insertEmailLink, useEmailLink } from './email-link.repository.ts';
import { markVerified } from './identity.repository.ts';
import { buildEmailLinkMail } from './identity-mail.ts';
import { createToken } from './session.repository.ts';

const LINK_HOURS = 48;

/** Queues the mail with the link that confirms the account's mail address. */
export const enqueueEmailLink = (db: Db, userId: string) =>
  enqueueJob(db, { queue: 'mail', kind: 'send-email-link', payload: { userId, event: randomUUID() } });

/** Sends the link, unless the address has been confirmed in the meantime. Runs as a job. */
export async function sendEmailLink(app: FastifyInstance, userId: string, event: string) {
  const person = await findUnverified(app.db, userId);
  if (person === undefined) {
    return;
  }
  const token = createToken();
  await insertEmailLink(app.db, userId, { token, hours: LINK_HOURS });
  const link = `${app.config.publicUrl}/user-dashboard?tab=security&confirm=${token}`;
  const { name, email: to } = person;
  await app.sendMail(buildEmailLinkMail({ name, to, link, hours: LINK_HOURS, store: app.config.store }), [event]);
}

/** Confirms the mail address of the logged-in account: a link works only with its own account's session. */
export async function confirmEmail(app: FastifyInstance, userId: string, token: string) {
  const isRight = await app.db.begin(async (tx) => {
    const isUsed = await useEmailLink(tx, userId, token);
    if (isUsed) {
      await markVerified(tx, userId);
    }
    return isUsed;
  });
  if (!isRight) {
    fail(400, 'INVALID_OR_EXPIRED_LINK', 'This link is invalid or has expired. Please ask for a new one.');
  }
}
