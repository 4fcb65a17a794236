import type { Db, Pool } from '@aaram/runtime/db';
import { formatLongDay } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { inTransaction } from '#db/in-transaction.ts';
import { hasProducts } from '#modules/catalog/index.ts';
import { sumCreditOf } from '#modules/credits/index.ts';
import { insertDeletion, isStaffAccount, lockDueDeletion, postponeDeletion } from '#modules/identity/for-deletion.ts';
import { endSessionsOf, findContact, lockContact, type MailContext } from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { writeMail } from '#modules/mail/index.ts';
import { findOpenOrders, hasSold } from '#modules/orders/index.ts';
import { type Outcome, refuse, refuseField } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/deletion.ts';
import { forgetPerson } from './forget-person.ts';

/** How long a login takes a deletion back. */
const COOLING_DAYS = 7;
/** A due deletion that cannot be made yet is tried again after this. */
const PAUSE_DAYS = 1;

/** Why an account cannot be deleted now, a sentence each; empty when it can. */
async function findReasons(db: Db, userId: string): Promise<string[]> {
  const orders = await findOpenOrders(db, userId);
  const sells = (await isStaffAccount(db, userId)) || (await hasSold(db, userId)) || (await hasProducts(db, userId));
  return [
    ...(sells ? [texts.sellsHere] : []),
    ...(orders.onTheirWay ? [texts.orderOnItsWay] : []),
    ...(orders.returns ? [texts.returnIsOpen] : []),
    ...(orders.refunds ? [texts.refundIsOpen] : []),
  ];
}

/** Notes that an account is to be deleted, ends all its sessions, and says goodbye by mail. Returns when it is due. */
export async function askDeletion(
  db: Pool,
  { userId, confirmation }: { userId: string; confirmation: string },
): Promise<Outcome<Date>> {
  if (confirmation.trim().toUpperCase() !== texts.wordToType) {
    return refuseField('confirmation', texts.typeTheWord);
  }
  return inTransaction(db, async (tx): Promise<Outcome<Date>> => {
    // Orders of this person wait for this lock too.
    if ((await lockContact(tx, userId)) === undefined) {
      return refuse('NOT_LOGGED_IN', common.logIn);
    }
    const reasons = await findReasons(tx, userId);
    if (reasons.length > 0) {
      return refuse('IN_PROGRESS', reasons.join(' '), { reasons });
    }
    const dueAt = await insertDeletion(tx, userId, COOLING_DAYS);
    await endSessionsOf(tx, userId);
    const event = `deletion:${userId}:${dueAt.getTime()}`;
    await enqueueJob(tx, {
      queue: 'mail',
      kind: 'say-goodbye',
      payload: { userId, dueAt: dueAt.toISOString(), event },
      dedupeKey: event,
    });
    return dueAt;
  });
}

type Goodbye = { userId: string; dueAt: string; event: string };

/** Tells a person when the account will be deleted, and how to keep it: the only mail about it. Runs as a job. */
export async function sayGoodbye(db: Pool, { userId, dueAt, event }: Goodbye, { config, sendMail }: MailContext) {
  const contact = await findContact(db, userId);
  if (contact !== undefined) {
    const credit = await sumCreditOf(db, userId);
    await sendMail(writeGoodbye({ to: contact.email, name: contact.name, dueAt, credit, config }), [event]);
  }
}

type Farewell = {
  to: string;
  name: string;
  dueAt: string;
  credit: number;
  config: { publicUrl: string; store: StoreSettings };
};

const writeGoodbye = ({ to, name, dueAt, credit, config: { publicUrl, store } }: Farewell) =>
  writeMail({
    to,
    name,
    subject: texts.goodbyeSubject(store.brandName),
    title: texts.goodbyeHeading,
    blocks: [
      { kind: 'text', text: texts.goodbye(store.brandName, formatLongDay(dueAt)) },
      ...(credit > 0 ? [{ kind: 'text' as const, text: texts.creditIsLost(formatPaise(credit)) }] : []),
      { kind: 'text', text: texts.keepAccount },
      { kind: 'link', label: texts.logIn, url: `${publicUrl}/login` },
      { kind: 'text', text: texts.whatStays },
    ],
    store,
  });

/** Tells a person that a login has taken the deletion back. Runs as a job. */
export async function tellAccountStays(
  db: Pool,
  { userId, event }: { userId: string; event: string },
  { config: { publicUrl, store }, sendMail }: MailContext,
) {
  const contact = await findContact(db, userId);
  if (contact !== undefined) {
    const mail = writeMail({
      to: contact.email,
      name: contact.name,
      subject: texts.staysSubject(store.brandName),
      title: texts.staysHeading,
      blocks: [
        { kind: 'text', text: texts.stays(store.brandName) },
        { kind: 'link', label: texts.setPassword, url: `${publicUrl}/forgot-password` },
      ],
      store,
    });
    await sendMail(mail, [event]);
  }
}

/**
 * Deletes the accounts that are due, each in one transaction: a process that dies leaves an account whole, and the next
 * run goes on. One that something stands against by now waits another day. Returns how many were deleted.
 */
export async function deleteDueAccounts(db: Pool): Promise<number> {
  let deleted = 0;
  for (;;) {
    const done = await inTransaction(db, async (tx) => {
      const userId = await lockDueDeletion(tx);
      const contact = userId === undefined ? undefined : await lockContact(tx, userId);
      if (contact === undefined) {
        return 'none' as const;
      }
      if ((await findReasons(tx, contact.id)).length > 0) {
        await postponeDeletion(tx, contact.id, PAUSE_DAYS);
        return 'postponed' as const;
      }
      await forgetPerson(tx, contact);
      return 'deleted' as const;
    });
    if (done === 'none') {
      return deleted;
    }
    deleted += done === 'deleted' ? 1 : 0;
  }
}
