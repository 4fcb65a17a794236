import * as texts from '#texts/consent.ts';

/** What a shopper may agree to. */
export const consentKinds = ['terms', 'privacy', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What is shown, its version, and the hash of the document that it speaks of. */
type Wording = { words: string; version: string; hash: string };

/**
 * What a shopper agrees to today. A test compares each hash with the words of the page: a person who changes them gives them
 * a new version and hash.
 */
export const consentWordings: Readonly<Record<ConsentKind, Wording>> = {
  terms: {
    words: texts.termsAndPrivacy,
    version: '2026-11-28',
    hash: '670be4d52aeb3295b8aa0116fc6e0d3ebdf955fd37ed902dcc86b26abd5edcf9',
  },
  privacy: {
    words: texts.termsAndPrivacy,
    version: '2026-11-23',
    hash: '4f0616d7565c1f040db84c57feefcea15f9facbc676e98f6485d816fcc35c45f',
  },
  marketing: {
    words: texts.marketing,
    version: '2026-11-23',
    hash: 'ded116c2565e7e55dd09d8c3893b1d4d782ba4a4323d5e850967c7600dc83aeb',
  },
};

/** Whether the store can do without it. Without the other two there is no account. */
export const isOptional = (kind: ConsentKind): boolean => kind === 'marketing';

export type { Consent, ConsentEvent, OwnConsents } from './schema.ts';
