/** Converts rupees to integer paise. Throws RangeError for more than two decimals or a number that is not finite. */
export function paiseFromRupees(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(rupees * 100 - paise) > 1e-6) {
    throw new RangeError(`${rupees} is not an amount in rupees with at most two decimals.`);
  }
  return paise;
}

/** Converts integer paise to rupees with two decimals, as JSON has them. */
export function rupeesFromPaise(paise: number): number {
  return Math.round(paise) / 100;
}
