import { foldDigits } from './read-text.ts';

const currency = /^(?:₹|rs\.?|inr|rupees?)|(?:₹|rs\.?|inr|rupees?)$/gi;
const space = /[\p{Z}\p{Cf}\s]/gu;
/** Whole rupees with commas by thousands or by lakhs, or without; then paise. A comma is never a decimal point here. */
const amount = /^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d{1,2})?$/;
const plain = /^-?\d+(?:\.\d+)?$/;

/** Without currency, spaces and the `/-` that people write after whole rupees. */
const strip = (typed: string) =>
  foldDigits(typed)
    .replace(space, '')
    .replace(/\/[-=]$/, '')
    .replace(currency, '');

/**
 * An amount as plain digits with a point, as a field shows it when it is left: `1,29,999`, `₹1299`, `Rs. 1,299.00` and
 * `1299/-` are `129999`, `1299`, `1299.00` and `1299`. What is no amount is returned as it was typed, for the rules of
 * its field to refuse.
 */
export function tidyRupees(typed: string): string {
  const text = strip(typed);
  return amount.test(text) || plain.test(text) ? text.replaceAll(',', '') : typed.trim();
}

/** An amount in rupees, with at most two decimals; undefined for what is no amount. */
export function readRupees(typed: string): number | undefined {
  const text = strip(typed);
  return amount.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** A share as plain digits where percent is asked for: `40%` and `40 percent` are `40`; all else as `tidyRupees` says. */
export const tidyPercent = (typed: string): string =>
  tidyRupees(foldDigits(typed).replace(/[\p{Z}\s]*(?:%|per\s?cent)[\p{Z}\s]*$/iu, ''));
