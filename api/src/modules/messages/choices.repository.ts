import type { Db } from '@aaram/runtime/db';
import type { MessageChannel, MessageKind } from '@aaram/shared-domain/message';
import type { ReadOwnRows } from '#db/own-rows.ts';

type ChoiceRow = { kind: MessageKind; channel: MessageChannel; isWanted: boolean };

/** What an account has chosen; kinds and channels without a row have their default. */
export const findChoices = (db: Db, userId: string): Promise<ChoiceRow[]> =>
  db<ChoiceRow[]>`select kind, channel, is_wanted from message_choices where user_id = ${userId}`;

/** What an account has chosen for one kind and channel; undefined when it has chosen nothing. */
export async function findChoice(
  db: Db,
  userId: string,
  { kind, channel }: Omit<ChoiceRow, 'isWanted'>,
): Promise<boolean | undefined> {
  const [row] = await db<{ isWanted: boolean }[]>`select is_wanted from message_choices
    where user_id = ${userId} and kind = ${kind} and channel = ${channel}`;
  return row?.isWanted;
}

/** Stores a choice, which replaces the one before. */
export async function saveChoice(
  db: Db,
  userId: string,
  { kind, channel, isWanted, chosenBy }: ChoiceRow & { chosenBy: 'account' | 'link' },
) {
  await db`insert into message_choices ${db({ userId, kind, channel, isWanted, chosenBy })}
    on conflict (user_id, kind, channel) do update
    set is_wanted = excluded.is_wanted, chosen_by = excluded.chosen_by, chosen_at = now()`;
}

export const readOwnMessageChoices: ReadOwnRows = (db, { id }, { after, limit }) => db<{ cursor: string }[]>`
  select kind || ' ' || channel as cursor, kind, channel, is_wanted, chosen_by, chosen_at from message_choices
  where user_id = ${id} and (${after}::text is null or kind || ' ' || channel > ${after}) order by cursor limit ${limit}`;

export async function forgetMessageChoices(tx: Db, userId: string) {
  await tx`delete from message_choices where user_id = ${userId}`;
}
