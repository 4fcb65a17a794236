export const itemNotFound = 'This item is not in your cart.';
/** The same product lies in the cart in several sizes. */
export const sizeRequired = 'Size is required';

export const designUnreadable = 'The picture of your design could not be read.';
export const designGone = 'The picture of your design is no longer available. Please upload it again.';

// Saved for later.
export const tooManySaved = (most: number) =>
  `You can save ${most} lines for later. Remove one that you no longer want first.`;
