/** Puts commas between the digits as India does: 12,34,567. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d\d)*\d{3}$)/g, ',');
