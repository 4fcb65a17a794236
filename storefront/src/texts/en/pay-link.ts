/** An order that staff made for a customer, to be paid by its link. */
export const title = (number: string) => `Pay for order ${number}`;
export const validUntil = (end: string) => `Your items are reserved until ${end}. The link is valid until then.`;
export const phoneEndsIn = (digits: string) => `Phone ending in ${digits}`;
export const soldBy = (names: string) => `Sold by ${names}`;
export const somethingWrong = 'If something is wrong, do not pay. Ask the person who sent you the link to change it.';
export const notLoaded = 'The order could not be loaded.';
export const linkEnded = 'This payment link is no longer valid.';
export const ended = 'This order can no longer be paid.';
export const askForAnother = 'Please ask the person who sent you the link for a new one.';
export const checking = 'Your payment is being checked.';
export const checkingHint = 'This takes a moment. You do not have to pay again.';
export const paid = 'Thank you, the order is paid.';
export const paidHint = (number: string) =>
  `Order ${number} is being packed. You can follow it with this number and the phone number that it is delivered to.`;
export const trackIt = 'Follow the order';
