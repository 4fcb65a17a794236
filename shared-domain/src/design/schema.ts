import { z } from 'zod';
import * as texts from '#texts/design-problems.ts';
import { isArt } from './art/index.ts';
import {
  alignments,
  type DesignDocument,
  DOCUMENT_VERSION,
  MAX_DOCUMENT_BYTES,
  MAX_OFFSET_MM,
  MAX_SIDE_MM,
  MAX_TEXT_LENGTH,
  MIN_SIDE_MM,
  pictureMasks,
} from './document.ts';
import { findDocumentProblem } from './document-problem.ts';
import { fontIds } from './fonts.ts';

const inkSchema = z.string().regex(/^#[0-9a-f]{6}$/);
const lengthSchema = z.number().min(MIN_SIDE_MM).max(MAX_SIDE_MM);
const offsetSchema = z.number().min(-MAX_OFFSET_MM).max(MAX_OFFSET_MM);
const outlineSchema = z.strictObject({ ink: inkSchema, width: z.number().min(0.1).max(20) }).nullable();

const base = {
  id: z.string().regex(/^[a-z0-9]{1,12}$/),
  name: z.string().max(60),
  x: offsetSchema,
  y: offsetSchema,
  turn: z.number().min(-180).max(180),
  flip: z.boolean(),
  opacity: z.number().min(0.05).max(1),
  isLocked: z.boolean(),
  isHidden: z.boolean(),
};

const textSchema = z.strictObject({
  ...base,
  kind: z.literal('text'),
  text: z.string().max(MAX_TEXT_LENGTH),
  font: z.enum(fontIds),
  size: z.number().min(MIN_SIDE_MM).max(400),
  ink: inkSchema,
  outline: outlineSchema,
  spacing: z.number().min(-20).max(60),
  curve: z.number().min(-180).max(180),
  align: z.enum(alignments),
  leading: z.number().min(0.6).max(3),
});

/** A part of a picture: fractions, at least a hundredth of a side. */
const cropSchema = z
  .strictObject({
    x: z.number().min(0).max(0.99),
    y: z.number().min(0).max(0.99),
    width: z.number().min(0.01).max(1),
    height: z.number().min(0.01).max(1),
  })
  .refine(({ x, y, width, height }) => x + width <= 1.0001 && y + height <= 1.0001);

const pixelSchema = z.number().int().min(1).max(50_000);

const pictureSchema = z.strictObject({
  ...base,
  kind: z.literal('picture'),
  media: z.string().regex(/^\/media\/design-[A-Za-z0-9_-]{1,140}\/\d{1,5}\.webp$/),
  pixels: z.strictObject({ width: pixelSchema, height: pixelSchema }),
  width: lengthSchema,
  crop: cropSchema,
  mask: z.enum(pictureMasks),
});

const shapeSchema = z.strictObject({
  ...base,
  kind: z.literal('shape'),
  art: z.string().max(30).refine(isArt),
  width: lengthSchema,
  height: lengthSchema,
  ink: inkSchema,
  outline: outlineSchema,
});

const leafSchema = z.discriminatedUnion('kind', [textSchema, pictureSchema, shapeSchema]);

/** A group of what may be inside it: its depth is bounded by how often this is used (MAX_GROUP_DEPTH). */
const groupOf = <Child extends z.ZodType>(child: Child) =>
  z.strictObject({ ...base, kind: z.literal('group'), children: z.array(child).max(60) });

const lowSchema = z.union([leafSchema, groupOf(leafSchema)]);
const middleSchema = z.union([leafSchema, groupOf(lowSchema)]);
const objectSchema = z.union([leafSchema, groupOf(middleSchema)]);

/** A design as it is stored: strict, finite and bounded (product-rules.md#designs). */
export const designDocumentSchema: z.ZodType<DesignDocument> = z
  .strictObject({
    v: z.literal(DOCUMENT_VERSION),
    areas: z.string().max(20),
    prints: z.record(z.string().regex(/^[a-z-]{1,20}$/), z.array(objectSchema)),
  })
  .superRefine((document, context) => {
    const problem =
      new TextEncoder().encode(JSON.stringify(document)).length > MAX_DOCUMENT_BYTES
        ? texts.tooLarge
        : findDocumentProblem(document as DesignDocument);
    if (problem !== undefined) {
      context.addIssue({ code: 'custom', message: problem });
    }
  }) as z.ZodType<DesignDocument>;
