import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';

/** Whether a mail about an event was sent. */
export async function wasMailed(db: Db, event: string): Promise<boolean> {
  return (await db`select from sent_mails where event = ${event}`).count > 0;
}

/** When these events were mailed; those that were not are left out. */
export const findSentMails = (db: Db, events: readonly string[]): Promise<{ event: string; sentAt: Date }[]> =>
  db<{ event: string; sentAt: Date }[]>`
    select event, sent_at from sent_mails where event = any(${[...events]}::text[]) order by sent_at`;

/** Notes that a mail about the first event was sent to a masked address, and that it named the others too. */
export async function noteMailed(db: Db, events: readonly string[], sentTo: string) {
  const rows = events.map((event, index) => ({ event, sentTo: index === 0 ? sentTo : null }));
  await db`insert into sent_mails ${db(rows)} on conflict do nothing`;
}

export type SentMail = { event: string; sentTo: string; sentAt: Date };

/** Mails that were sent, newest first; `after` is the event of the last one of the page before. */
export const listSentMails = (db: Db, { after, limit }: { after: string | null; limit: number }): Promise<SentMail[]> =>
  db<SentMail[]>`
    select event, sent_to, sent_at from sent_mails
    where sent_to is not null
      and (${after}::text is null or (sent_at, event) < (select s.sent_at, s.event from sent_mails s where s.event = ${after}))
    order by sent_at desc, event desc limit ${limit}`;

/** Deletes events that were mailed more than `days` ago; returns how many. */
export const forgetMailed = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from sent_mails where event = any(array(
      select event from sent_mails where sent_at < now() - make_interval(days => ${days})
      order by sent_at limit ${most}))`,
  );
