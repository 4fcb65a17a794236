import type { MessageKind } from '@aaram/shared-domain/message';
import * as texts from '#texts/short-messages.ts';

/** What comes by SMS or WhatsApp: what the store has words and senders for, and codes, which cannot be switched off. */
export const shortKinds = [
  'login-code',
  'mobile-code',
  'order-placed',
  'order-sent',
  'order-delivered',
  'order-cancelled',
  'refund',
  'return-step',
  'security',
] as const satisfies readonly (MessageKind | CodeKind)[];
type CodeKind = 'login-code' | 'mobile-code';
export type ShortKind = (typeof shortKinds)[number];

export const isShortKind = (name: string): name is ShortKind => shortKinds.some((kind) => kind === name);

/** Codes come by SMS alone: a person with the account's WhatsApp open on another device cannot read them. */
export const isCode = (kind: ShortKind): kind is CodeKind => kind === 'login-code' || kind === 'mobile-code';

/** Longest value of a registered template, in characters. */
const MAX_VALUE_CHARACTERS = 30;

/** One line of printable characters, so that no value forges another line. */
const flatten = (word: string) =>
  [...word.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim()].slice(0, MAX_VALUE_CHARACTERS).join('');

type Store = { brandName: string; host: string };

/** The values of a message as they are sent. */
export const readWords = (words: readonly string[]): string[] => words.map(flatten);

/** The text of an SMS. `words` are its values: a code, an order number, an amount. */
export function writeShort(kind: ShortKind, words: readonly string[], { brandName, host }: Store): string {
  const [first = '', second = ''] = readWords(words);
  const write: Record<ShortKind, () => string> = {
    'login-code': () => texts.loginCode(first, brandName, host),
    'mobile-code': () => texts.mobileCode(first, brandName, host),
    'order-placed': () => texts.orderPlaced(first, brandName),
    'order-sent': () => texts.orderSent(first, brandName),
    'order-delivered': () => texts.orderDelivered(first, brandName),
    'order-cancelled': () => texts.orderCancelled(first, brandName),
    refund: () => texts.refund(first, second, brandName),
    'return-step': () => texts.returnStep(first, brandName),
    security: () => texts.security(brandName),
  };
  return write[kind]();
}
