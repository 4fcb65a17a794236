/** By what sales are counted. */
export const salesGroups = ['day', 'product', 'category', 'size', 'state'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** Most days of a range of sales. */
export const MAX_SALES_DAYS = 366;
/** Most rows of an answer about sales; the file has all. */
export const MAX_SALES_ROWS = 100;
