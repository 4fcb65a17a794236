/** In the panel: an order for a customer. */
export const chooseProducts = 'Please choose at least one product.';
export const tooManyLines = (most: number) => `An order for a customer has at most ${most} items.`;
export const enterQuantity = 'Please enter a quantity of 1 or more.';
export const enterDiscount = 'Please enter an amount of ₹0 or more.';
export const noteTooLong = (most: number) => `Please use at most ${most} characters.`;
export const checkEmail = 'Please check the email address.';
export const chooseHours = 'Please choose how long the link is valid.';
export const chooseChannel = 'Please choose how it was sent.';

/** For anyone who opens a link. */
export const linkEnded = 'This payment link is no longer valid.';
