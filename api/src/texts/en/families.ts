/** The colours of a product. */
export const notAllYours = 'Please name each of your own products once; removed ones cannot be joined.';
export const nameItself = 'Please name this product too.';
export const inOtherFamily = (name: string) =>
  `“${name}” is already joined with other products. Join them all, or take it out there first.`;
export const tooManyColours = (most: number) => `Please join at most ${most} products.`;
export const familyChanged = 'These colours have changed since you opened them. Please check them.';
