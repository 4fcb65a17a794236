/** Rupees with at most two decimals (wire format) to integer paise. Throws RangeError for anything finer or not finite. */
export function paiseFromRupees(rupees: number): number {
  const paise = Math.round(rupees * 100);
  if (!Number.isSafeInteger(paise) || Math.abs(rupees * 100 - paise) > 1e-6) {
    throw new RangeError(`${rupees} is not an amount in rupees with at most two decimals.`);
  }
  return paise;
}

/** Integer paise to rupees with two decimals, as they travel in JSON. */
export function rupeesFromPaise(paise: number): number {
  return Math.round(paise) / 100;
}
