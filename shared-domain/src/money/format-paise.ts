import { writeRupees } from './write-rupees.ts';

/** Formats integer paise with both decimals (`₹622.76`), as totals are printed (product-rules.md#amounts-in-paise). */
export const formatPaise = (paise: number): string => writeRupees(paise / 100);
