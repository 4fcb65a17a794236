import {
  checkDetails,
  detailNames,
  findMrpConflict,
  noDetails,
  type ProductDetails,
  type ProductUpdate,
  readDetails,
  type TypedDetails,
} from '@aaram/shared-domain/catalog';
import { fail } from '#plugins/errors.ts';

/** Turns the sent details into their stored form; 400 with everything that is wrong with them. */
export function parseDetails(typed: TypedDetails): ProductDetails {
  const issues = Object.entries(checkDetails(typed)).map(([path, message]) => ({ path, message }));
  const [first] = issues;
  return first === undefined ? readDetails(typed) : fail(400, 'INVALID_INPUT', first.message, { issues });
}

/** The details that an edit contains, in their stored form. */
export function parseDetailChanges(update: ProductUpdate): Partial<ProductDetails> {
  const named = detailNames.filter((name) => update[name] !== undefined);
  const typed = named.map((name) => [name, String(update[name] ?? '')]);
  const { mrpPaise, ...texts } = parseDetails({ ...noDetails, ...Object.fromEntries(typed) });
  const kept = Object.entries(texts).filter(([name]) => named.some((one) => one === name));
  return { ...Object.fromEntries(kept), ...(named.includes('mrp') ? { mrpPaise } : {}) };
}

/** 400 when a shopper would pay more than the MRP, GST included (product-rules.md#price-with-gst-is-named-early). */
export function requireWithinMrp(pricePaise: number, mrpPaise: number | null, path: 'price' | 'mrp'): void {
  const message = findMrpConflict(pricePaise, mrpPaise);
  if (message !== undefined) {
    fail(400, 'INVALID_INPUT', message, { issues: [{ path, message }] });
  }
}
