import {
  checkDetails,
  findMrpConflict,
  noDetails,
  type ProductDetails,
  type ProductUpdate,
  readDetails,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { type FactKey, factKeys, storedAs } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type Outcome, Refusal, refuseField, refuseFirst } from '#outcome.ts';

/** Turns the sent details into their stored form; refused with everything that is wrong with them. */
export function parseDetails(typed: TypedDetails): Outcome<ProductDetails> {
  const issues = Object.entries(checkDetails(typed)).map(([path, message]) => ({ path, message }));
  return refuseFirst(issues) ?? readDetails(typed);
}

/** Those of stored details that are named. */
export function keepNamed(details: ProductDetails, named: readonly FactKey[]): Partial<ProductDetails> {
  const kept: Record<string, string | number | null> = {};
  for (const name of named.map(storedAs) as (keyof ProductDetails)[]) {
    kept[name] = details[name];
  }
  return kept;
}

/** The details that an edit contains, in their stored form. */
export function parseDetailChanges(update: ProductUpdate): Outcome<Partial<ProductDetails>> {
  const named = factKeys.filter((name) => update[name] !== undefined);
  const typed = named.map((name) => [name, String(update[name] ?? '')]);
  const details = parseDetails({ ...noDetails, ...Object.fromEntries(typed) });
  if (details instanceof Refusal) {
    return details;
  }
  return keepNamed(details, named);
}

/**
 * The refusal when a shopper would pay more than the MRP, GST included
 * (product-rules.md#price-with-gst-is-named-early).
 */
export function refuseAboveMrp(
  pricePaise: number,
  mrpPaise: number | null,
  path: 'price' | 'mrp',
  rule: PriceRule,
): Refusal | undefined {
  const message = findMrpConflict(pricePaise, mrpPaise, rule);
  return message === undefined ? undefined : refuseField(path, message);
}
