import { findCategory, priceRangeIds, sortIds, stockLevels } from '@aaram/shared-domain/catalog';
import { z } from 'zod';
import { queryNumber } from '#plugins/input.ts';

const text = z.string().trim().max(100);
/** Each once and in one order, so that the same choices are the same question, however they are put. */
const inOrder = <Value extends string>(values: readonly Value[]) => [...new Set(values)].sort();
/** `?size=M` and `?size=M&size=L` alike; never more than a page could offer. */
const choices = z
  .union([text, z.array(text).max(30)])
  .optional()
  .transform((value) => (value === undefined ? undefined : [value].flat().filter((one) => one !== '')))
  .transform((values) => (values === undefined || values.length === 0 ? undefined : inOrder(values)));
const orNothing = <Value>(value: Value | '') => (value === '' ? undefined : value);

/** `view=card` asks for less than whole products (product-rules.md#whole-products-and-cards). */
export const viewSchema = z.literal('card').optional();
export const viewQuerySchema = z.strictObject({ view: viewSchema });

const rangeId = z.enum(priceRangeIds);
const sortId = z.enum(sortIds);

/** What list calls take in their query; without any of it they answer everything (product-rules.md#lists-in-pages). */
export const listQuerySchema = z.strictObject({
  q: text.optional().transform(orNothing),
  category: text.optional().transform(orNothing),
  subcategory: choices,
  brand: choices,
  size: choices,
  tag: choices,
  priceRange: z
    .union([rangeId, z.array(rangeId).max(4)])
    .optional()
    .transform((value) => (value === undefined ? undefined : inOrder([value].flat()))),
  sort: z
    .union([sortId, z.literal('')])
    .optional()
    .transform(orNothing),
  limit: queryNumber(100).optional(),
  cursor: z.string().max(500).optional().transform(orNothing),
  seller: z.literal('me').optional(),
  view: viewSchema,
});
/** A seller's own list knows one thing more: only what is well stocked, low or out. */
export const sellerListQuerySchema = listQuerySchema.extend({
  stock: z
    .union([z.enum(stockLevels), z.literal('')])
    .optional()
    .transform(orNothing),
});
/** Every part may be left out. */
export type ListQuery = Partial<z.infer<typeof listQuerySchema>>;
export const suggestionQuerySchema = z.strictObject({ q: z.string().max(200).default('') });

/** The stored name of a category given by name or slug; undefined when none was asked for, null when there is no such one. */
export function resolveCategoryName(category: string | undefined): string | undefined | null {
  return category === undefined ? undefined : (findCategory(category)?.name ?? null);
}

/** One text for equal questions, whatever the order of their parts. */
export function describeQuery(query: ListQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify(
    parts
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
}
