/** After a size; only read out. */
export const soldOut = '(sold out)';
