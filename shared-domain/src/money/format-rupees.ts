import { writeRupees } from './write-rupees.ts';

/** Formats rupees for shoppers: `₹1,49,999`, with paise only when there are any. */
export const formatRupees = (rupees: number): string => writeRupees(rupees, { isShort: true });
