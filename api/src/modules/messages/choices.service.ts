import type { Db } from '@aaram/runtime/db';
import {
  isAlwaysSent,
  isSentByDefault,
  type MessageChannel,
  type MessageChoice,
  type MessageChoices,
  type MessageKind,
  messageChannels,
  messageKinds,
} from '@aaram/shared-domain/message';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/messages.ts';
import { findChoice, findChoices, saveChoice } from './choices.repository.ts';

/**
 * Whether an account wants messages of a kind over a channel (product-rules.md#kinds-of-messages). Ask it before a
 * message is written; whether the store has that channel and the account can be reached there is asked when it is sent.
 */
export async function wants(db: Db, userId: string, kind: MessageKind, channel: MessageChannel): Promise<boolean> {
  return (
    isAlwaysSent(kind, channel) || ((await findChoice(db, userId, { kind, channel })) ?? isSentByDefault(kind, channel))
  );
}

/** Every choice that an account has, for what the store sends. */
export async function describeChoices(
  db: Db,
  userId: string,
  offers: (kind: MessageKind, channel: MessageChannel) => boolean,
): Promise<MessageChoices> {
  const chosen = new Map(
    (await findChoices(db, userId)).map(({ kind, channel, isWanted }) => [`${kind} ${channel}`, isWanted]),
  );
  const describe = (kind: MessageKind, channel: MessageChannel): MessageChoice => {
    const isFixed = isAlwaysSent(kind, channel);
    const isWanted = isFixed || (chosen.get(`${kind} ${channel}`) ?? isSentByDefault(kind, channel));
    return { kind, channel, isWanted, isFixed };
  };
  return {
    choices: messageKinds.flatMap((kind) =>
      messageChannels.filter((channel) => offers(kind, channel)).map((channel) => describe(kind, channel)),
    ),
  };
}

/** Stores a choice; refuses to switch off what is always sent. */
export async function choose(
  db: Db,
  userId: string,
  choice: { kind: MessageKind; channel: MessageChannel; isWanted: boolean; chosenBy: 'account' | 'link' },
): Promise<Outcome<void>> {
  if (isAlwaysSent(choice.kind, choice.channel)) {
    return choice.isWanted ? undefined : refuseField('isWanted', texts.alwaysSent);
  }
  return saveChoice(db, userId, choice);
}
