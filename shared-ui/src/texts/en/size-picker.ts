/** After a size; only read out. */
export const soldOut = '(sold out)';
/** Of a field of sizes; only read out. */
export const soldOutSizes = (sizes: readonly string[]) => `Sold out: ${sizes.join(', ')}`;
