/** Most products of one family (product-rules.md#families). */
export const MAX_FAMILY = 30;
