// Asking for a message when a size is back.
export const isInStock = 'This size is in stock again.';
export const confirmEmail =
  'Please confirm your email address first: we write to it when the size is back. You can find it in your account under Security.';
export const mailsAreOff =
  'You have switched off emails about sizes that are back. Switch them on in your account first.';
export const tooMany = (most: number) =>
  `You can wait for ${most} sizes at a time. Remove one that you no longer want from the list on your wishlist.`;
export const alertNotFound = 'You are not waiting for this size.';

// The mail.
export const isBack = (product: string) => `${product} is back in stock`;
export const sizeIsBack = (product: string, size: string) => `${product} is back in size ${size}`;
export const notReserved =
  'You asked us to tell you. It is not reserved for you: everyone who asked gets this email, and there may be only a few.';
export const seeProduct = 'See the product';
export const onlyOnce = 'This is the only email about it. If it is gone again, you can ask once more on its page.';
export const whatYouWaitFor = 'What you are waiting for';
