import { readRupees } from '@aaram/shared-domain/read';

/** Whether what was typed is a quantity: an integer of at least 0 (product-rules.md#editing-a-product). */
export const isQuantity = (typed: string) => /^\d{1,7}$/.test(typed.trim());

const MAX_RUPEES = 100_000_000;

/** A price in rupees as somebody typed it: `1299`, `₹1,299.00`; undefined for what is none. */
export function readPrice(typed: string): number | undefined {
  const rupees = readRupees(typed);
  return rupees !== undefined && rupees < MAX_RUPEES ? rupees : undefined;
}

/** Whether what was typed is a price in rupees: at least 0, at most two decimals. */
export const isPrice = (typed: string) => readPrice(typed) !== undefined;
