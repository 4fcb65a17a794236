import { groupDigits } from './group-digits.ts';

/**
 * Formats a whole number with Indian grouping: 1,26,599. Without Intl, whose first number format takes a browser longer
 * than all scripts of a page (docs/performance.md).
 */
export const formatCount = (count: number): string => groupDigits(String(count));
