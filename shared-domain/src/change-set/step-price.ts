import { paiseFromRupees } from '../money/paise.ts';

/** How an amount changes: to a value in rupees, by rupees, or by percent; rounded half up. */
export type PriceStep = { how: 'set' | 'amount' | 'percent'; value: number; round: 'paisa' | 'rupee' };

const inHundredths = (value: number) => Math.round(value * 100);

/** An amount in paise after a step. Exact: percents are counted in hundredths of a percent, as whole numbers. */
export function stepPrice(paise: number, { how, value, round }: PriceStep): number {
  const unit = round === 'rupee' ? 100 : 1;
  if (how === 'percent') {
    const exact = BigInt(paise) * BigInt(10_000 + inHundredths(value));
    const parts = BigInt(10_000 * unit);
    return Number((2n * exact + parts) / (2n * parts)) * unit;
  }
  const next = how === 'set' ? paiseFromRupees(value) : paise + paiseFromRupees(value);
  return Math.floor((next + unit / 2) / unit) * unit;
}
