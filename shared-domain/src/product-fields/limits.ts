/** Longest texts of a product's own fields, in characters. */
export const MAX_NAME_LENGTH = 200;
export const MAX_DESCRIPTION = 5000;
export const MAX_BRAND = 80;
/** Of a seller's own code for a product. */
export const MAX_SKU = 60;
