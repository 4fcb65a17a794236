import * as texts from '#texts/consent.ts';

/** What a shopper may agree to. */
export const consentKinds = ['terms', 'privacy', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** What is shown, its version, and the hash of the document that it speaks of. */
type Wording = { words: string; version: string; hash: string };

/**
 * What a shopper agrees to today. A test compares each hash with the words of the page: whoever changes them gives them
 * a new version and hash.
 */
export const consentWordings: Readonly<Record<ConsentKind, Wording>> = {
  terms: {
    words: texts.termsAndPrivacy,
    version: '2026-11-23',
    hash: '0fc29b41ee4f9a7d1ec253f289c3054644dccb027f39dc2fbef1889f7409bb8a',
  },
  privacy: {
    words: texts.termsAndPrivacy,
    version: '2026-11-23',
    hash: '3b48642cc136bc4c9cb502a0dd62fdd4e0baf33690bbfc3ce420a8ccc07f1814',
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
