import { randomUUID } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { isDuplicate } from '@aaram/runtime/db/errors';
import type { LoginResult } from '@aaram/shared-domain/identity';
import { readEmail } from '@aaram/shared-domain/read';
import { inTransaction } from '#db/in-transaction.ts';
import {
  addChangeLink,
  findEmailChange,
  findLinkedChange,
  forgetPassword,
  insertEmailChange,
  isEmailTaken,
  isReservedForOther,
  markMade,
  markUndone,
  setEmail,
} from '#modules/identity/for-contact.ts';
import {
  describeUser,
  endSessionsOf,
  findContact,
  lockContact,
  type MailContext,
  replaceToken,
} from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { renameBuyerMail } from '#modules/orders/index.ts';
import { type Outcome, refuse, refuseField } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/contact.ts';
import { writeAddressInUse, writeEmailChanged, writeNewAddress } from './contact-mail.ts';

/** How long the link to the new address works. */
const LINK_HOURS = 24;
/** How long the old address can undo the change. */
const UNDO_DAYS = 7;

const refuseLink = () => refuse('INVALID_OR_EXPIRED_LINK', texts.changeLinkInvalid);
const refuseTaken = () => refuse('ALREADY_EXISTS', texts.addressNotUsable);

/** Notes the address that is wanted and mails a link there. Does not say whether another account has it. */
export async function askEmailChange(
  db: Pool,
  { userId, email }: { userId: string; email: string },
): Promise<Outcome<void>> {
  const newEmail = readEmail(email);
  if (newEmail === undefined) {
    return refuseField('email', texts.enterValidEmail);
  }
  return inTransaction(db, async (tx): Promise<Outcome<void>> => {
    const contact = await lockContact(tx, userId);
    if (contact === undefined || contact.email === newEmail) {
      return refuseField('email', texts.sameAddress);
    }
    const id = await insertEmailChange(tx, { userId, oldEmail: contact.email, newEmail, hours: LINK_HOURS });
    await enqueueJob(tx, { queue: 'mail', kind: 'send-email-change', payload: { id } });
  });
}

/** Mails the link to the new address; to one that has an account already, a notice. Runs as a job. */
export async function sendEmailChange(db: Pool, id: string, { config, sendMail }: MailContext) {
  const change = await findEmailChange(db, id, 'asked');
  const contact = change && (await findContact(db, change.userId));
  if (change === undefined || contact === undefined) {
    return;
  }
  const { store, publicUrl } = config;
  const { newEmail: to, userId } = change;
  if ((await isEmailTaken(db, to)) || (await isReservedForOther(db, to, userId))) {
    await sendMail(writeAddressInUse({ to, store, link: `${publicUrl}/forgot-password` }), [`email-change:${id}`]);
    return;
  }
  const link = `${publicUrl}/user-dashboard?tab=mydata&change=${await addChangeLink(db, id, 'make')}`;
  await sendMail(writeNewAddress({ to, name: contact.name, link, hours: LINK_HOURS, store }), [`email-change:${id}`]);
}

type Caller = { user: SessionUser; token: string };

/** Makes the change by its link, in a session of its own account; ends all other sessions and tells the old address. */
export async function makeEmailChange(
  db: Pool,
  { user, token, link }: Caller & { link: string },
): Promise<Outcome<LoginResult>> {
  try {
    return await inTransaction(db, async (tx): Promise<Outcome<LoginResult>> => {
      await lockContact(tx, user.id);
      const change = await findLinkedChange(tx, link, 'make');
      if (change === undefined || change.userId !== user.id) {
        return refuseLink();
      }
      await setEmail(tx, user.id, change.newEmail);
      // After the write, which waits for an account that gives this address up at this moment.
      if (await isReservedForOther(tx, change.newEmail, user.id)) {
        return refuseTaken();
      }
      await markMade(tx, change.id, UNDO_DAYS);
      await renameBuyerMail(tx, user.id, change.newEmail);
      await endSessionsOf(tx, user.id, token);
      await enqueueJob(tx, { queue: 'mail', kind: 'tell-email-changed', payload: { id: change.id } });
      const next = await replaceToken(tx, token, { minAge: 0, isProved: false, endsOld: true });
      return next === undefined
        ? refuse('NOT_LOGGED_IN', common.logIn)
        : { token: next, user: { ...describeUser(user), isVerified: true } };
    });
  } catch (error) {
    if (isDuplicate(error)) {
      return refuseTaken();
    }
    throw error;
  }
}

/** Tells the old address of the change, with a link that undoes it. Runs as a job. */
export async function tellEmailChanged(db: Pool, id: string, { config, sendMail }: MailContext) {
  const change = await findEmailChange(db, id, 'made');
  const contact = change && (await findContact(db, change.userId));
  if (change !== undefined && contact !== undefined) {
    const link = `${config.publicUrl}/undo-email-change#${await addChangeLink(db, id, 'undo')}`;
    const { oldEmail: to } = change;
    const mail = writeEmailChanged({ to, name: contact.name, link, days: UNDO_DAYS, store: config.store });
    await sendMail(mail, [`email-changed:${id}`]);
  }
}

/**
 * Gives an account its earlier address back, by the link that was sent there, and undoes all later changes. A person who
 * changed it knows the password: it stops working, all sessions end, and a link for a new one is mailed.
 */
export async function undoEmailChange(db: Pool, link: string): Promise<Outcome<void>> {
  const known = await findLinkedChange(db, link, 'undo');
  if (known === undefined) {
    return refuseLink();
  }
  try {
    return await inTransaction(db, async (tx): Promise<Outcome<void>> => {
      await lockContact(tx, known.userId);
      const change = await findLinkedChange(tx, link, 'undo');
      if (change === undefined) {
        return refuseLink();
      }
      const { userId, oldEmail } = change;
      await setEmail(tx, userId, oldEmail);
      await forgetPassword(tx, userId);
      await markUndone(tx, change);
      await renameBuyerMail(tx, userId, oldEmail);
      await endSessionsOf(tx, userId);
      const payload = { email: oldEmail, event: randomUUID() };
      await enqueueJob(tx, { queue: 'mail', kind: 'send-reset-link', payload });
    });
  } catch (error) {
    if (isDuplicate(error)) {
      return refuseTaken();
    }
    throw error;
  }
}
