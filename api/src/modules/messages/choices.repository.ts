import type { MessageChannel, MessageKind } from '@aaram/shared-domain/message';
import type { ReadOwnRows } from '#db/own-rows.ts';
import type { Db } from '#db/pool.ts';
import { findNewsConsent, sayConsent } from '#modules/consents/index.ts';

const newsByMail = { kind: 'marketing', channel: 'mail' } as const;
/** Offers by mail are a matter of consent: what holds for them stands with the consents, with its words. */
const isNews = ({ kind, channel }: Pick<ChoiceRow, 'kind' | 'channel'>) =>
  kind === newsByMail.kind && channel === newsByMail.channel;

type ChoiceRow = { kind: MessageKind; channel: MessageChannel; isWanted: boolean };

/** What an account has chosen; kinds and channels without a row have their default. */
export async function findChoices(db: Db, userId: string): Promise<ChoiceRow[]> {
  const rows = await db<ChoiceRow[]>`
    select kind, channel, is_wanted from message_choices where user_id = ${userId}`;
  const isWanted = await findNewsConsent(db, userId);
  const news = isWanted === undefined ? [] : [{ ...newsByMail, isWanted }];
  return [...rows.filter((row) => !isNews(row)), ...news];
}

/** What an account has chosen for one kind and channel; undefined when it has chosen nothing. */
export async function findChoice(
  db: Db,
  userId: string,
  { kind, channel }: Omit<ChoiceRow, 'isWanted'>,
): Promise<boolean | undefined> {
  if (isNews({ kind, channel })) {
    return findNewsConsent(db, userId);
  }
  const [row] = await db<{ isWanted: boolean }[]>`select is_wanted from message_choices
    where user_id = ${userId} and kind = ${kind} and channel = ${channel}`;
  return row?.isWanted;
}

/** Stores a choice, in place of the one before. */
export async function saveChoice(
  db: Db,
  userId: string,
  { kind, channel, isWanted, chosenBy }: ChoiceRow & { chosenBy: 'account' | 'link' },
) {
  if (isNews({ kind, channel })) {
    await sayConsent(db, { userId, kind: 'marketing', isGiven: isWanted, source: '' });
    return;
  }
  await db`insert into message_choices ${db({ userId, kind, channel, isWanted, chosenBy })}
    on conflict (user_id, kind, channel) do update
    set is_wanted = excluded.is_wanted, chosen_by = excluded.chosen_by, chosen_at = now()`;
}

export const readOwnMessageChoices: ReadOwnRows = (db, { id }, { after, limit }) => db<{ place: string }[]>`
  select kind || ' ' || channel as place, kind, channel, is_wanted, chosen_by, chosen_at from message_choices
  where user_id = ${id} and (${after}::text is null or kind || ' ' || channel > ${after}) order by place limit ${limit}`;

export async function forgetMessageChoices(tx: Db, userId: string) {
  await tx`delete from message_choices where user_id = ${userId}`;
}
