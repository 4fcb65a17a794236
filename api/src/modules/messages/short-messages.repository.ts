import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';
import type { ReadOwnRows } from '#db/own-rows.ts';
import type { ShortKind } from './short-kinds.ts';

type NewShort = {
  event: string;
  channel: 'sms' | 'whatsapp';
  kind: ShortKind;
  userId: string;
  words: readonly string[];
};

/** Stores a message; returns its id, undefined when the event has one on this channel. */
export async function insertShort(db: Db, { words, ...short }: NewShort): Promise<string | undefined> {
  const [row] = await db<{ id: string }[]>`
    insert into short_messages ${db({ ...short, words: [...words] })} on conflict (event, channel) do nothing returning id`;
  return row?.id;
}

export type WaitingShort = NewShort & { id: string; isOld: boolean };

/** A message that was neither sent nor given up. */
export async function findWaitingShort(db: Db, id: string, hours: number): Promise<WaitingShort | undefined> {
  const [row] = await db<WaitingShort[]>`
    select id, event, channel, kind, user_id, words, created_at < now() - make_interval(hours => ${hours}) as is_old
    from short_messages where id = ${id} and ended_at is null`;
  return row;
}

/** Ends a message: it was sent, or will not be. */
export async function endShort(db: Db, id: string, isSent: boolean) {
  await db`update short_messages set ended_at = now(), is_sent = ${isSent} where id = ${id} and ended_at is null`;
}

/** Short messages about these events; `endedAt` is when one was sent or given up. */
export type ShortOfEvent = {
  event: string;
  channel: 'sms' | 'whatsapp';
  isSent: boolean;
  createdAt: Date;
  endedAt: Date | null;
};

export const findShorts = (db: Db, userId: string, events: readonly string[]): Promise<ShortOfEvent[]> =>
  db<ShortOfEvent[]>`
    select event, channel, is_sent, created_at, ended_at from short_messages
    where user_id = ${userId} and event = any(${[...events]}::text[]) order by created_at`;

export type ListedShort = Omit<ShortOfEvent, 'event'> & { id: string; kind: string; userId: string };

/** The short messages of a channel, newest first; `after` is the id of the last one of the page before. */
export const listShorts = (
  db: Db,
  { channel, after, limit }: { channel: 'sms' | 'whatsapp'; after: string | null; limit: number },
): Promise<ListedShort[]> =>
  db<ListedShort[]>`
    select id, channel, kind, user_id, is_sent, created_at, ended_at from short_messages
    where channel = ${channel} and (${after}::uuid is null or id < ${after}) order by id desc limit ${limit}`;

/** Deletes messages of more than `days` ago; returns how many. */
export const deleteOldShorts = (db: Db, days: number): Promise<number> =>
  deleteInBatches(
    (most) => db`delete from short_messages where id = any(array(
      select id from short_messages where created_at < now() - make_interval(days => ${days})
      order by created_at limit ${most}))`,
  );

export const readOwnShorts: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select id as cursor, channel, kind, words, is_sent, created_at, ended_at from short_messages
  where user_id = ${id} and (${after}::uuid is null or id > ${after}) order by id limit ${limit}`;

export async function forgetShorts(tx: Db, userId: string) {
  await tx`delete from short_messages where user_id = ${userId}`;
}
