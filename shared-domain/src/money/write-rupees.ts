import * as texts from '#texts/numbers.ts';

/**
 * Writes an amount as the language groups it: ₹1,49,999.00. With `isShort`, whole rupees have no decimals.
 * Why without Intl: decision 41.
 */
export function writeRupees(rupees: number, { isShort = false } = {}): string {
  const [whole = '', paise = ''] = Math.abs(rupees).toFixed(2).split('.');
  return `${rupees < 0 ? '-' : ''}${texts.rupees(whole, isShort && paise === '00' ? undefined : paise)}`;
}
