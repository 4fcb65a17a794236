import { groupDigits } from '#texts/numbers.ts';

/**
 * Formats a whole number as the language groups it: 1,26,599. Without Intl, whose first number format takes a browser
 * longer than all scripts of a page (decision 41).
 */
export const formatCount = (count: number): string => groupDigits(String(count));
