import { z } from 'zod';
import * as texts from '#texts/message.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { messageChannels, messageKinds } from './kinds.ts';

const needed = whenMissing(texts.chooseMessage);

/** One choice: whether messages of a kind come over a channel. */
export const messageChoiceInputSchema = z.strictObject(
  { kind: z.enum(messageKinds, needed), channel: z.enum(messageChannels, needed), isWanted: z.boolean(needed) },
  needed,
);
/** All choices of an account, for the channels that this store has. */
export const messageChoicesSchema = z.object({
  choices: z.array(
    z.object({
      kind: z.enum(messageKinds),
      channel: z.enum(messageChannels),
      isWanted: z.boolean(),
      /** Whether it cannot be switched off. */
      isFixed: z.boolean(),
    }),
  ),
});

/** What an unsubscribe link has switched off. */
export const unsubscribedSchema = z.object({ kind: z.enum(messageKinds), channel: z.enum(messageChannels) });

export type MessageChoices = z.infer<typeof messageChoicesSchema>;
export type MessageChoice = MessageChoices['choices'][number];
