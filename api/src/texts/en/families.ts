/** The colours of a product. */
export const notAllYours = 'Please name each of your own products once; removed ones cannot be joined.';
export const nameItself = 'Please name this product too.';
export const inOtherFamily = (name: string) =>
  `“${name}” is already joined with other products. Join them all, or take it out there first.`;
export const tooManyColours = (most: number) => `Please join at most ${most} products.`;
export const chooseTwo = 'Please choose at least two products, or one of a family.';
export const otherSeller = 'It is a product of another seller.';
export const lastOfFamily = 'No other colour is left in its family.';
export const onlyOfFamily = (family: string) => `It is not joined: no other product has the family "${family}".`;
export const familyEnded = 'Its family has ended, and no other product of it comes back.';
export const familyTooLong = (most: number) => `Please enter a word of at most ${most} characters.`;
export const familyChanged = 'These colours have changed since you opened them. Please check them.';
