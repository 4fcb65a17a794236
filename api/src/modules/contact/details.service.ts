import { randomUUID } from 'node:crypto';
import { MIN_MOBILE_LENGTH, normaliseMobile } from '@aaram/shared-domain/identity';
import { inTransaction } from '#db/in-transaction.ts';
import { isDuplicate, type Pool } from '#db/pool.ts';
import { findContact, lockContact, type MailContext, setName, setTypedMobile } from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { renameAuthor } from '#modules/reviews/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as texts from '#texts/contact.ts';
import { writeMobileChanged } from './contact-mail.ts';
import type { ProveMobile } from './prove-mobile.ts';

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

/** Changes a person's mobile, which is a name to log in with, and mails them about it. */
export async function changeMobile(
  db: Pool,
  { userId, mobile: typed }: { userId: string; mobile: string },
  prove: ProveMobile,
): Promise<Outcome<void>> {
  const mobile = normaliseMobile(typed);
  if (mobile.length < MIN_MOBILE_LENGTH) {
    return refuseField('mobile', texts.enterValidMobile);
  }
  const unproved = await prove(mobile);
  if (unproved instanceof Refusal) {
    return unproved;
  }
  try {
    return await inTransaction(db, async (tx): Promise<Outcome<void>> => {
      const contact = await lockContact(tx, userId);
      if (contact === undefined || contact.mobile === mobile) {
        return refuseField('mobile', texts.sameMobile);
      }
      await setTypedMobile(tx, userId, mobile);
      const payload = { userId, event: randomUUID() };
      await enqueueJob(tx, { queue: 'mail', kind: 'tell-new-mobile', payload });
    });
  } catch (error) {
    if (isDuplicate(error)) {
      return refuse('ALREADY_EXISTS', texts.mobileNotUsable);
    }
    throw error;
  }
}

/** Mails a person that their mobile was changed. Runs as a job. */
export async function tellMobileChanged(
  db: Pool,
  { userId, event }: { userId: string; event: string },
  { config, sendMail }: MailContext,
) {
  const contact = await findContact(db, userId);
  if (contact !== undefined) {
    const link = `${config.publicUrl}/forgot-password`;
    await sendMail(writeMobileChanged({ to: contact.email, name: contact.name, link, store: config.store }), [event]);
  }
}
