/** On the picture. */
export const outOfStock = 'Out of Stock';
