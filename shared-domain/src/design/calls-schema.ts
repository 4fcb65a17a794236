import { z } from 'zod';
import { MAX_TEXT_LENGTH } from './document.ts';
import { fontIds } from './fonts.ts';
import { problemKinds } from './preflight.ts';
import { designDocumentSchema } from './schema.ts';
import { MAX_NAMED_TEXTS } from './team-texts.ts';

/** Most texts whose outlines one call asks for. */
const MAX_OUTLINES_PER_CALL = 20;

export const outlinesInputSchema = z.strictObject({
  texts: z
    .array(z.strictObject({ font: z.enum(fontIds), text: z.string().max(MAX_TEXT_LENGTH) }))
    .min(1)
    .max(MAX_OUTLINES_PER_CALL),
});

/** Outlines of a text; lengths are thousandths of an em, y grows downwards. */
export const textOutlinesSchema = z.object({
  ascent: z.number(),
  descent: z.number(),
  lines: z.array(z.array(z.object({ d: z.string(), advance: z.number() }))),
});

export const designInputSchema = z.strictObject({ product: z.string(), document: designDocumentSchema });
/** `version` is the one that was read: an older one is refused. */
export const designUpdateSchema = designInputSchema.extend({ version: z.number().int().min(1) });

export const designSchema = z.object({
  _id: z.string(),
  product: z.string(),
  document: designDocumentSchema,
  version: z.number().int(),
  updatedAt: z.string(),
});

const problemSchema = z.object({ kind: z.enum(problemKinds), object: z.string(), message: z.string() });

/**
 * A design made ready for a cart: the pictures of add-cart's `customImages`, what may print badly, and what it shows; or
 * that this is still being done, and the same call a second later has it.
 */
export const printedDesignSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('preparing') }),
  z.object({
    state: z.literal('ready'),
    rawImage: z.string(),
    previewImage: z.string(),
    problems: z.array(problemSchema),
    sentence: z.string(),
  }),
]);

/** `texts`: other words for texts of the design, by their id; the words shrink where they would not fit. */
export const printInputSchema = z.strictObject({
  product: z.string(),
  texts: z
    .record(z.string().max(20), z.string().trim().min(1).max(MAX_TEXT_LENGTH))
    .refine((texts) => Object.keys(texts).length <= MAX_NAMED_TEXTS)
    .optional(),
});

/** The design of a cart's or an order's line, to be opened again. */
export const designOfLineSchema = z.object({ product: z.string(), document: designDocumentSchema });

/** Shows a design on a product to everybody who has its link; `mayCopy` lets others start from it. */
export const shareInputSchema = z.strictObject({ product: z.string(), mayCopy: z.boolean() });

/** `token` is null when the design is not shared. */
export const shareSchema = z.object({ token: z.string().nullable(), mayCopy: z.boolean() });

/** A design as everybody who has its link sees it. */
export const sharedDesignSchema = z.object({
  product: z.object({ _id: z.string(), name: z.string() }),
  previewImage: z.string(),
  sentence: z.string(),
  mayCopy: z.boolean(),
});

/** Why what is printed on an order is not allowed. */
export const printReportSchema = z.strictObject({ reason: z.string().trim().min(3).max(500) });

const printFileKinds = ['png', 'pdf', 'ticket'] as const;

/** A file for the printer. `problem` says why it is not there. */
const printFileSchema = z.object({
  _id: z.string(),
  line: z.string(),
  area: z.string(),
  kind: z.enum(printFileKinds),
  name: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  bytes: z.number().int().nullable(),
  sha256: z.string().nullable(),
  problem: z.string().nullable(),
});

/** What is printed on a line of an order, for the people who print it. */
export const printJobSchema = z.object({
  line: z.string(),
  garment: z.string(),
  colour: z.string(),
  sentence: z.string(),
  areas: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** mm. */
      width: z.number(),
      height: z.number(),
      belowCollar: z.number(),
      fromMiddle: z.number(),
    }),
  ),
  problems: z.array(problemSchema),
  files: z.array(printFileSchema),
});
