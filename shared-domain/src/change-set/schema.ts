import { z } from 'zod';
import * as texts from '#texts/change-set.ts';
import { auditEntrySchema } from '../audit/schema.ts';
import { MAX_FAMILY_CODE } from '../catalog/family.ts';
import { productStates } from '../catalog/publishing.ts';
import { asTyped } from '../money/amount-schema.ts';
import { carrierIds } from '../order/carriers.ts';
import { trackingIdSchema } from '../order/schema.ts';
import { orderStatuses } from '../order/status.ts';
import { textFacts } from '../product-fields/index.ts';
import { tidyPercent } from '../read/index.ts';
import { productColumns } from './columns.ts';
import { changeResults, changeSetStates, MAX_NAMED } from './kinds.ts';
import { MAX_TRACKING_LINES } from './tracking-lines.ts';

/** What a list's address says, as its filters take it. */
const panelQuerySchema = z.record(
  z.string().max(40),
  z.union([z.string().max(200), z.array(z.string().max(200)).max(30)]),
);

/**
 * Products or orders chosen in a list of the panel: named ones, or all that the list's filters show except some, also
 * those on other pages.
 */
export const panelSelectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ids'), ids: z.array(z.guid()).min(1).max(MAX_NAMED) }),
  z.strictObject({
    kind: z.literal('query'),
    query: panelQuerySchema,
    except: z.array(z.guid()).max(MAX_NAMED),
  }),
]);

/** Rupees or percent with at most two decimals. */
const amount = asTyped(
  z
    .number()
    .min(-10_000_000)
    .max(10_000_000)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: texts.atMostTwoDecimals }),
  tidyPercent,
);
const money = {
  /** `set` names the new amount, `amount` adds rupees, `percent` adds a share of the present amount. */
  how: z.enum(['set', 'amount', 'percent']),
  value: amount,
  /** What a new amount is rounded to, half up. */
  round: z.enum(['paisa', 'rupee']),
};
const tagList = z.array(z.string().trim().min(1).max(200)).max(30);

/** What happens to each product of a bulk change. */
export const productChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('price'), ...money }),
  z.strictObject({ kind: z.literal('mrp'), ...money }),
  z.strictObject({
    kind: z.literal('stock'),
    how: z.enum(['set', 'add']),
    pieces: z.number().int().min(-1_000_000).max(1_000_000),
    /** One size; without it, every size of a product. */
    size: z.string().max(20).optional(),
  }),
  z.strictObject({ kind: z.literal('tags'), add: tagList, remove: tagList }),
  z.strictObject({
    kind: z.literal('fact'),
    fact: z.enum(textFacts),
    /** As typed; an empty text takes it away. */
    value: z.string().trim().max(200),
  }),
  z.strictObject({
    kind: z.literal('category'),
    category: z.string().max(60),
    subcategory: z.string().max(60),
  }),
  z.strictObject({ kind: z.literal('state'), state: z.enum(productStates) }),
  z.strictObject({
    kind: z.literal('family'),
    /** `join` makes them colours of one thing, `leave` takes each out of its family. */
    how: z.enum(['join', 'leave']),
    /** The code of the family that they come to; else that of the first of them that has one, or a new one. */
    family: z.string().trim().max(MAX_FAMILY_CODE).optional(),
  }),
  z.strictObject({ kind: z.literal('delete') }),
]);

/** What happens to each order of a bulk change. */
export const orderChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), orderStatus: z.enum(orderStatuses) }),
  z.strictObject({
    kind: z.literal('tracking'),
    /** The tracking id of each order, by its `_id`; an empty one removes it. */
    trackingIds: z.record(z.guid(), trackingIdSchema),
    carrier: z.enum(carrierIds).or(z.literal('')).optional(),
  }),
]);

export const changeSetInputSchema = z.discriminatedUnion('subject', [
  z.strictObject({ subject: z.literal('product'), selection: panelSelectionSchema, change: productChangeSchema }),
  z.strictObject({ subject: z.literal('order'), selection: panelSelectionSchema, change: orderChangeSchema }),
  /** Takes back a single edit of a product; `isAll` also where the same was changed since. */
  z.strictObject({ subject: z.literal('edit'), edit: z.guid(), isAll: z.boolean() }),
  /** A tracking id for each of the chosen orders, by its number. */
  z.strictObject({
    subject: z.literal('tracking'),
    selection: panelSelectionSchema,
    lines: z
      .array(
        z.strictObject({ order: z.string().max(60), carrier: z.string().max(60), trackingId: z.string().max(300) }),
      )
      .min(1)
      .max(MAX_TRACKING_LINES),
  }),
]);

const count = z.number().int();

/** A bulk change or an import: what was asked for, how far it is, and what became of its rows. */
export const changeSetSchema = z
  .object({
    _id: z.string(),
    subject: z.enum(['product', 'order']),
    kind: z.string(),
    /** What was asked for, as it was sent. */
    change: z.record(z.string(), z.unknown()),
    state: z.enum(changeSetStates),
    actor: z.string(),
    actorName: z.string().nullable(),
    at: z.string(),
    endedAt: z.string().nullable(),
    /** Until when it can be undone; null when there is nothing to undo. */
    undoUntil: z.string().nullable(),
    total: count,
    counts: z.object({
      planned: count,
      unchanged: count,
      refused: count,
      changed: count,
      undone: count,
      kept: count,
    }),
  })
  .meta({ id: 'ChangeSet' });

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);

/** One product or order of a change set: the values that change, before and after; money in rupees. */
export const changeRowSchema = z
  .object({
    place: count,
    subject: z.string(),
    title: z.string(),
    result: z.enum(changeResults),
    /** Why it was refused or not undone, or why nothing changes. */
    reason: z.string().nullable(),
    fields: z.array(
      z.object({
        name: z.string(),
        /** Of stock: the size. */
        size: z.string().optional(),
        before: fieldValue,
        after: fieldValue,
      }),
    ),
  })
  .meta({ id: 'ChangeRow' });

/** A product in the trash: who removed it, and until when it can be restored. */
export const removedProductSchema = z
  .object({
    _id: z.string(),
    name: z.string(),
    image: z.string().nullable(),
    category: z.string(),
    removedAt: z.string(),
    removedBy: z.string().nullable(),
    until: z.string(),
  })
  .meta({ id: 'RemovedProduct' });

/** A write of the trail with the names of who made it and of what it is about; null for what has none, or is gone. */
export const trailEntrySchema = auditEntrySchema
  .extend({ actorName: z.string().nullable(), subjectName: z.string().nullable() })
  .meta({ id: 'TrailEntry' });

/** A file of products, and optionally which column is which, as JSON: names of the first line to columns, or ''. */
export const importFormSchema = z.strictObject({
  file: z.file(),
  /** A ZIP with the pictures that rows name. */
  pictures: z.file().optional(),
  mapping: z.string().max(10_000).optional(),
});

/** The preview of an import: what each row would change, and how the columns of the file were understood. */
export const importSchema = z
  .object({
    set: changeSetSchema,
    columns: z.array(z.object({ name: z.string(), column: z.enum(productColumns).nullable() })),
  })
  .meta({ id: 'Import' });

/** A part of an export as text of rows; the first has the line with the names of the columns. */
export const exportPartSchema = z
  .object({ text: z.string(), rows: z.number().int(), nextCursor: z.string().nullable() })
  .meta({ id: 'ExportPart' });

export type Import = z.infer<typeof importSchema>;
export type ExportPart = z.infer<typeof exportPartSchema>;
export type RemovedProduct = z.infer<typeof removedProductSchema>;
export type TrailEntry = z.infer<typeof trailEntrySchema>;
export type PanelSelection = z.infer<typeof panelSelectionSchema>;
export type ProductChange = z.infer<typeof productChangeSchema>;
export type OrderChange = z.infer<typeof orderChangeSchema>;
export type ChangeSetInput = z.infer<typeof changeSetInputSchema>;
export type ChangeSet = z.infer<typeof changeSetSchema>;
export type ChangeRow = z.infer<typeof changeRowSchema>;
