import { locale } from '#texts/language.ts';

/** Formats a number with Indian grouping: 1,26,599. */
export const formatCount = (count: number) => count.toLocaleString(locale);
