import { z } from 'zod';
import * as texts from '#texts/consent.ts';
import { whenMissing } from '../contract/when-missing.ts';
import { consentKinds } from './index.ts';

const needed = whenMissing(texts.chooseConsent);
/** `version` is that of the words that were shown: others are refused. */
export const consentInputSchema = z.strictObject(
  { isGiven: z.boolean(needed), version: z.string(needed).max(40) },
  needed,
);

/** What holds now for one kind; `since` is null when nothing was ever said. */
export const consentSchema = z.object({
  kind: z.enum(consentKinds),
  words: z.string(),
  version: z.string(),
  isGiven: z.boolean(),
  /** Whether it was given to the present version. */
  isCurrent: z.boolean(),
  isOptional: z.boolean(),
  since: z.string().nullable(),
});
/** One time that something was given or withdrawn. */
export const consentEventSchema = z.object({
  kind: z.enum(consentKinds),
  isGiven: z.boolean(),
  words: z.string(),
  version: z.string(),
  language: z.string(),
  source: z.string(),
  at: z.string(),
});
export const ownConsentsSchema = z.object({
  consents: z.array(consentSchema),
  history: z.array(consentEventSchema),
});

export type Consent = z.infer<typeof consentSchema>;
export type ConsentEvent = z.infer<typeof consentEventSchema>;
export type OwnConsents = z.infer<typeof ownConsentsSchema>;
