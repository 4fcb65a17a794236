import { findCategory, priceRangeIds, sortIds, stateFilters, stockLevels } from '@aaram/shared-domain/catalog';
import { filterNames } from '@aaram/shared-domain/product-fields';
import { fromKeys } from '@aaram/shared-domain/records';
import { z } from 'zod';
import { queryNumber } from '#plugins/input.ts';

const text = z.string().trim().max(100);
/** Without duplicates and sorted, so that the same choices in any order give the same cache key. */
const inOrder = <Value extends string>(values: readonly Value[]) => [...new Set(values)].sort();
/** Accepts `?size=M` and `?size=M&size=L`; at most as many as a page could offer. */
const choices = z
  .union([text, z.array(text).max(30)])
  .optional()
  .transform((value) => (value === undefined ? undefined : [value].flat().filter((one) => one !== '')))
  .transform((values) => (values === undefined || values.length === 0 ? undefined : inOrder(values)));
const orNothing = <Value>(value: Value | '') => (value === '' ? undefined : value);

/** `view=card` requests less than whole products (product-rules.md#whole-products-and-cards). */
export const viewSchema = z.literal('card').optional();
export const viewQuerySchema = z.strictObject({ view: viewSchema });

const rangeId = z.enum(priceRangeIds);
const sortId = z.enum(sortIds);

/** The query parameters of list calls; without any, everything is listed (product-rules.md#lists-in-pages). */
export const listQuerySchema = z.strictObject({
  q: text.optional().transform(orNothing),
  category: text.optional().transform(orNothing),
  subcategory: choices,
  brand: choices,
  size: choices,
  tag: choices,
  ...fromKeys(filterNames, () => choices),
  /** The typed letters are looked for as they are, without anything that they could mean. */
  literal: z.enum(['1', '']).optional().transform(orNothing),
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
/** A seller's own list has more filters: only products well stocked, low or out of stock; drafts. */
export const sellerListQuerySchema = listQuerySchema.extend({
  stock: z
    .union([z.enum(stockLevels), z.literal('')])
    .optional()
    .transform(orNothing),
  /** Without it the list has what shoppers see (product-rules.md#drafts). */
  state: z
    .union([z.enum(stateFilters), z.literal('')])
    .optional()
    .transform(orNothing),
});
/** Every field may be left out. */
export type ListQuery = Partial<z.infer<typeof listQuerySchema>>;
export const suggestionQuerySchema = z.strictObject({ q: z.string().max(200).default('') });

/** Ids of products, each once; as many as a browser keeps (product-rules.md#recently-viewed). */
export const cardsQuerySchema = z.strictObject({
  ids: z
    .string()
    .max(12 * 37)
    .transform((ids) => [...new Set(ids.toLowerCase().split(','))])
    .pipe(z.array(z.guid()).min(1).max(12)),
});

/** The stored name of a category given by name or slug; undefined when none was given, null when it does not exist. */
export function resolveCategoryName(category: string | undefined): string | undefined | null {
  return category === undefined ? undefined : (findCategory(category)?.name ?? null);
}

/** The same text for equal queries, whatever the order of their parameters. */
export function describeQuery(query: ListQuery): string {
  const parts = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify(
    parts
      .map(([name, value]) => [name, Array.isArray(value) ? [...value].sort() : value])
      .sort(([a], [b]) => String(a).localeCompare(String(b))),
  );
}
