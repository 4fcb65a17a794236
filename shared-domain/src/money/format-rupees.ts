import { locale } from '#texts/language.ts';

const format = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'INR',
  trailingZeroDisplay: 'stripIfInteger',
});

/** Formats rupees for shoppers: `₹1,49,999`, with paise only when there are any. */
export const formatRupees = (rupees: number): string => format.format(rupees);
