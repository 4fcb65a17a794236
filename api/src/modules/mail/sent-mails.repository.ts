import { deleteInBatches } from '#db/delete-in-batches.ts';
import type { Db } from '#db/pool.ts';

/** Whether a mail about an event was sent. */
export async function wasTold(db: Db, event: string): Promise<boolean> {
  return (await db`select from sent_mails where event = ${event}`).count > 0;
}

/** When these events were mailed; those that were not are left out. */
export const findSentMails = (db: Db, events: readonly string[]): Promise<{ event: string; sentAt: Date }[]> =>
  db<{ event: string; sentAt: Date }[]>`
    select event, sent_at from sent_mails where event = any(${[...events]}::text[]) order by sent_at`;

export async function noteTold(db: Db, events: readonly string[]) {
  await db`insert into sent_mails ${db(events.map((event) => ({ event })))} on conflict do nothing`;
}

/** Deletes events that were mailed more than `days` ago; returns how many. */
export const forgetTold = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from sent_mails where event = any(array(
      select event from sent_mails where sent_at < now() - make_interval(days => ${days})
      order by sent_at limit ${most}))`,
  );
