const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Rupees as a shopper reads them: `₹1,49,999`, with paise only where there are any. */
export function formatRupees(rupees: number): string {
  return `₹${Number.isInteger(rupees) ? whole.format(rupees) : exact.format(rupees)}`;
}

/**
 * Integer paise with both decimals always shown (`₹622.76`), as totals are printed (product-rules.md#amounts-in-paise).
 */
export function formatPaise(paise: number): string {
  return `₹${exact.format(paise / 100)}`;
}
