import {
  isAlwaysSent,
  isSentByDefault,
  type MessageChannel,
  type MessageChoices,
  messageChannels,
  messageKinds,
} from '@aaram/shared-domain/message';

/** What an account that has chosen nothing gets, in a store with these channels. */
export const makeChoices = (channels: readonly MessageChannel[] = messageChannels): MessageChoices => ({
  choices: messageKinds.flatMap((kind) =>
    channels.map((channel) => ({
      kind,
      channel,
      isWanted: isSentByDefault(kind, channel),
      isFixed: isAlwaysSent(kind, channel),
    })),
  ),
});

export const demoChoices = makeChoices();
