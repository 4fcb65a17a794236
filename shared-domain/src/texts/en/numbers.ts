// How this language writes numbers: by hand, as Intl would (decision 41); write-rupees.test.ts compares the two.

/** Of the digits of a whole number: 12,34,567. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');

/** Of an amount without its sign: ₹1,49,999.50, or ₹1,49,999 when `paise` is left out. */
export const rupees = (whole: string, paise?: string): string =>
  `₹${groupDigits(whole)}${paise === undefined ? '' : `.${paise}`}`;
