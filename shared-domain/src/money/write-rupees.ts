import { groupDigits } from '../format/group-digits.ts';

/** Writes an amount with both decimals, grouped as in India: ₹1,49,999.00. Why without Intl: format-count.ts. */
export function writeRupees(rupees: number): string {
  const [whole = '', paise = ''] = Math.abs(rupees).toFixed(2).split('.');
  return `${rupees < 0 ? '-' : ''}₹${groupDigits(whole)}.${paise}`;
}
