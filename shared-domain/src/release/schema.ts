import { z } from 'zod';
import * as texts from '#texts/release.ts';
import { whenMissing } from '../contract/when-missing.ts';

const partSchema = z.string(whenMissing(texts.choosePart)).regex(/^[a-z][a-z-]{0,39}$/, {
  error: texts.noSuchPart,
});
const versionSchema = z.string(whenMissing(texts.chooseVersion)).regex(/^[0-9a-f]{12}$/, {
  error: texts.noSuchVersion,
});

/** A canary is started or widened with its share of the visitors, and ended. */
const howSchema = z.enum(['promote', 'rollback', 'canary', 'end-canary'], { error: texts.chooseMove });
/** The share of the visitors that get a canary, in percent. */
const percentSchema = z.int(texts.shareInPercent).min(1, texts.shareInPercent).max(99, texts.shareInPercent);

/** The fields of a move, before they are checked together. */
export const releaseMoveFields = z.strictObject({
  part: partSchema,
  how: howSchema,
  percent: percentSchema.optional(),
  version: versionSchema,
  expected: versionSchema,
  why: z
    .string(whenMissing(texts.sayWhy))
    .trim()
    .min(1, texts.sayWhy)
    .max(200, texts.sayWhyShorter)
    // It is printed in terminals.
    .regex(/^\P{Cc}*$/u, texts.sayWhyInOneLine),
});

const hasShare = ({ how, percent }: Pick<z.infer<typeof releaseMoveFields>, 'how' | 'percent'>) =>
  (how === 'canary') === (percent !== undefined);
const shareRule = { error: texts.shareOfCanary, path: ['percent'] };

/** An admin's request to move a release. `expected` is the version that the admin saw live. */
export const releaseMoveInputSchema = releaseMoveFields.refine(hasShare, shareRule);

/** An admin's request to see a stored release in the shop before it is live. */
export const releasePreviewInputSchema = z.strictObject({ part: partSchema, version: versionSchema });

/** The address that shows it to anyone who has it, and until when. */
export const releasePreviewSchema = z.object({
  address: z.string().regex(/^(https?:\/\/[^/]+)?\/(?![/\\])/),
  until: z.string(),
});

/** A move as the API hands it on to the shop: with who asked for it. */
export const releaseOrderSchema = releaseMoveFields
  .extend({ by: z.string().min(1).max(200) })
  .refine(hasShare, shareRule);

/** What visitors got of a release, of all shop servers. `paintMs`: three of four largest paints came earlier. */
const figuresSchema = z.object({
  views: z.number().int(),
  errors: z.number().int(),
  paints: z.number().int(),
  paintMs: z.number().int().nullable(),
});

const changeSchema = z.object({ at: z.string(), by: z.string(), why: z.string() });

const releaseVersionSchema = z.object({
  version: z.string(),
  isLive: z.boolean(),
  storedAt: z.string(),
  /** When it last went live, by whom and why; null when it never did. */
  live: changeSchema.nullable(),
  commit: z.string().nullable(),
  /** Its part of all views of this part of the store, in percent; null without views. */
  share: z.number().nullable(),
  figures: figuresSchema,
});

const releasePartSchema = z.object({
  part: z.string(),
  live: z.string().nullable(),
  /** The version that a rollback leads to. */
  previous: z.string().nullable(),
  /** Set when a person holds the live version against builds. */
  held: changeSchema.extend({ how: z.enum(['pinned', 'rolled back']) }).nullable(),
  /** A version that a share of the visitors gets instead of the live one. */
  canary: changeSchema.extend({ version: z.string(), percent: z.number() }).nullable(),
  /** Why its pages cannot be rendered now. */
  problem: z.string().nullable(),
  versions: z.array(releaseVersionSchema),
});

const moveSchema = z.object({
  part: z.string(),
  how: howSchema,
  percent: z.number().optional(),
  version: z.string(),
  by: z.string(),
  at: z.string(),
});

/** What is live and what could be, and the move that an admin has asked for. */
export const releaseOverviewSchema = z.object({
  releaseSet: z.string(),
  /** Since when the figures are counted. */
  countedSince: z.string(),
  parts: z.array(releasePartSchema),
  underWay: moveSchema.nullable(),
  /** The last move that ended; `refusal` says why nothing changed. */
  ended: moveSchema.extend({ endedAt: z.string(), refusal: z.string().nullable() }).nullable(),
});

export type ReleaseMoveInput = z.input<typeof releaseMoveInputSchema>;
export type ReleaseOrder = z.infer<typeof releaseOrderSchema>;
export type ReleasePreviewInput = z.input<typeof releasePreviewInputSchema>;
export type ReleasePreview = z.infer<typeof releasePreviewSchema>;
export type ReleaseOverview = z.infer<typeof releaseOverviewSchema>;
export type ReleasePart = z.infer<typeof releasePartSchema>;
export type ReleaseVersion = z.infer<typeof releaseVersionSchema>;
