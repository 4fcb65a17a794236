import type { ShortKind } from '../short-kinds.ts';

/** One short message to one number. */
export type Short = {
  kind: ShortKind;
  /** Ten digits of a mobile in India. */
  mobile: string;
  /** The values in the text. */
  words: readonly string[];
  /** The same for every try, so that a messenger that has it already sends nothing again. */
  key: string;
};

/** Who brings short messages of one channel to people. */
export type Messenger = {
  /** Whether it can bring this kind: it needs a registered template. */
  offers: (kind: ShortKind) => boolean;
  /** Hands a message over. Throws `ShortNotSentError`, or `ShortRefusedError` when trying again is no use. */
  send: (short: Short) => Promise<void>;
};

/** A message was not taken now. Contains neither number nor text, because it is logged. */
export class ShortNotSentError extends Error {
  override name = 'ShortNotSentError';
}

/** A message will never be taken, for example because its number does not exist. */
export class ShortRefusedError extends Error {
  override name = 'ShortRefusedError';
}
