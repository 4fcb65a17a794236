import {
  checkDetails,
  findMrpConflict,
  noDetails,
  type ProductDetails,
  type ProductUpdate,
  readDetails,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { type FactKey, factKeys, mayEditFact, nameFact, storedAs } from '@aaram/shared-domain/product-fields';
import type { PriceRule } from '@aaram/shared-domain/tax';
import { type Outcome, Refusal, refuse, refuseField, refuseFirst } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';

/** Turns the sent details into their stored form; refused with everything that is wrong with them. */
export function parseDetails(typed: TypedDetails): Outcome<ProductDetails> {
  const issues = Object.entries(checkDetails(typed)).map(([path, message]) => ({ path, message }));
  return refuseFirst(issues) ?? readDetails(typed);
}

/** Those of stored details that are named. */
export function keepNamed(details: ProductDetails, named: readonly FactKey[]): Partial<ProductDetails> {
  const values: Record<string, string | number | null> = {};
  for (const name of named.map(storedAs) as (keyof ProductDetails)[]) {
    values[name] = details[name];
  }
  return values;
}

/** A seller's batch touches that seller's products alone; an admin's, those of all. */
export const roleOf = (sellerId: string | null) => (sellerId === null ? 'admin' : 'seller');

type Stored = Readonly<Partial<Record<string, unknown>>>;

/**
 * The refusal of a change to a fact that others set (`editedBy` of its definition). `before` and `after` have facts
 * under their stored names; what `after` does not name stays.
 */
export function refuseOthersFacts(role: string, before: Stored, after: Stored): Refusal | undefined {
  const isChanged = (key: FactKey) => {
    const name = storedAs(key);
    return after[name] !== undefined && after[name] !== (before[name] ?? null);
  };
  const fact = factKeys.find((key) => isChanged(key) && !mayEditFact(key, role));
  if (fact === undefined) {
    return undefined;
  }
  const message = texts.setByStore(nameFact(fact));
  return refuse('FORBIDDEN', message, { issues: [{ path: fact, message }] });
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
