export {
  isAlwaysSent,
  isOptional,
  isSentByDefault,
  type MessageChannel,
  type MessageKind,
  messageChannels,
  messageKinds,
} from './kinds.ts';
export type { MessageChoice, MessageChoices } from './schema.ts';
