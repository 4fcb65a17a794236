import { z } from 'zod';
import { productStates } from '../catalog/publishing.ts';
import { ownSummarySchema } from '../catalog/schema.ts';
import { stockLevels } from '../catalog/stock-level.ts';
import { orderStatuses, paymentStatuses } from '../order/status.ts';
import { wholeTexts } from '../product-fields/index.ts';
import { factText, ofFacts } from '../product-fields/schema.ts';
import { bothWays, densities, MAX_VIEWS, orderSorts, productSorts } from './panel-lists.ts';

const text = z.string().trim().max(100);
const orNothing = <Value>(value: Value | '') => (value === '' ? undefined : value);
const optionalText = text.optional().transform(orNothing);
/** One value or several, as an address repeats a parameter. */
const choices = <One extends z.ZodType<string>>(one: One) =>
  z
    .union([one, z.literal(''), z.array(one).max(30)])
    .optional()
    .transform((value) => (value === undefined || value === '' ? undefined : [value].flat()))
    .transform((values) => (values?.length === 0 ? undefined : values));
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .union([z.enum(values), z.literal('')])
    .optional()
    .transform(orNothing);
/** Rupees with at most two decimals. */
const rupees = z
  .union([z.string().regex(/^\d{1,8}(?:\.\d{1,2})?$/), z.literal('')])
  .optional()
  .transform((value) => (value === undefined || value === '' ? undefined : Number(value)));
/** A day in India, such as 2026-11-23. */
const day = z
  .union([z.iso.date(), z.literal('')])
  .optional()
  .transform(orNothing);

/** Filters and order of the panel's list of products, as the address of its page has them. */
export const panelProductFiltersSchema = z.strictObject({
  /** Words of name, brand, category and tags, an HSN code, or an id. */
  q: optionalText,
  category: choices(text),
  brand: choices(text),
  tag: choices(text),
  hsn: optionalText,
  stock: oneOf(stockLevels),
  /** Drafts or published products alone. */
  state: oneOf(productStates),
  minPrice: rupees,
  maxPrice: rupees,
  /** Changed on this day or later. */
  updatedSince: day,
  /** For an admin: only their own. */
  seller: oneOf(['me']),
  sort: oneOf(bothWays(productSorts)),
});
export type PanelProductFilters = z.infer<typeof panelProductFiltersSchema>;

/** Filters and order of the panel's list of orders. */
export const panelOrderFiltersSchema = z.strictObject({
  /** An order number or a part of it, a name, phone or mail of the customer, a tracking id or an invoice number. */
  q: optionalText,
  status: choices(z.enum(orderStatuses)),
  payment: choices(z.enum(paymentStatuses)),
  /** Orders with a parcel in one of these states. */
  parcel: choices(z.enum(orderStatuses)),
  /** Orders that wait for a decision about their money. */
  hold: choices(z.enum(['yes'])),
  /** Part of a product's name, or its id. */
  containing: optionalText,
  /** Part of a tracking id. */
  tracking: optionalText,
  from: day,
  to: day,
  minTotal: rupees,
  maxTotal: rupees,
  sort: oneOf(bothWays(orderSorts)),
});
export type PanelOrderFilters = z.infer<typeof panelOrderFiltersSchema>;

/** A row of the panel's list of products: a card, and what only its seller sees. */
export const panelProductSchema = ownSummarySchema
  .extend({ ...ofFacts(wholeTexts, factText), sold: z.number().int(), updatedAt: z.string() })
  .meta({ id: 'PanelProduct' });
export type PanelProduct = z.infer<typeof panelProductSchema>;

const viewSchema = z.strictObject({
  name: z.string().trim().min(1).max(60),
  /** The list's address behind the question mark. */
  query: z.string().max(1000),
});

/** How somebody arranged a list of the panel; null where nothing was chosen. */
export const tableSettingsSchema = z.object({
  columns: z.array(z.string()).nullable(),
  density: z.enum(densities).nullable(),
  views: z.array(viewSchema).max(MAX_VIEWS),
});
export type TableSettings = z.infer<typeof tableSettingsSchema>;

/** A change of it: what is left out stays. A view with a known name replaces the one before. */
export const tableChangeSchema = z.strictObject({
  columns: z.array(z.string().min(1).max(40)).max(30).nullable().optional(),
  density: z.enum(densities).optional(),
  keepView: viewSchema.optional(),
  dropView: z.string().max(60).optional(),
});
export type TableChange = z.infer<typeof tableChangeSchema>;
