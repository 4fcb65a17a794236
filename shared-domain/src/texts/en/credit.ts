/** What is wrong with a gift card that is to be bought, or with a code. */
export const chooseAmount = 'Please choose an amount.';
export const enterRecipientName = 'Please enter the name of the person it is for.';
export const enterRecipientEmail = 'Please enter a valid email address.';
export const enterSenderName = 'Please enter your name.';
export const messageTooLong = (most: number) => `Please use at most ${most} characters.`;
export const enterCode = 'Please enter the code of the gift card.';
/** In the panel. */
export const chooseAction = 'Please choose what to do with this credit.';
