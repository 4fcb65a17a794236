import { MAX_SKU } from '../product-fields/limits.ts';

/** Whether a text can be a seller's own code of a product: short, and in one line. */
export const isSku = (text: string): boolean => text.length <= MAX_SKU && !/\p{Cc}/u.test(text);
