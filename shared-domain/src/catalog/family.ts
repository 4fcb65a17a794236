/** Most products of one family (product-rules.md#families). */
export const MAX_FAMILY = 30;
/** Most characters of the code by which files name a family. */
export const MAX_FAMILY_CODE = 60;
