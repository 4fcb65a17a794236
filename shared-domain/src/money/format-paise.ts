const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/**
 * Integer paise with both decimals always shown (`₹622.76`), as totals are printed (product-rules.md#amounts-in-paise).
 */
export const formatPaise = (paise: number): string => format.format(paise / 100);
