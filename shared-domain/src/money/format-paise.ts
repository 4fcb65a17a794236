import { locale } from '#texts/language.ts';

const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' });

/** Formats integer paise with both decimals (`₹622.76`), as totals are printed (product-rules.md#amounts-in-paise). */
export const formatPaise = (paise: number): string => format.format(paise / 100);
