export const returnNotFound = 'Return not found.';

// Asking for a return.
export const chooseItem = 'Please choose an item of this order.';
export const sizeUnavailable = 'This size is not available now. Please choose another one, or ask for a return.';
export const pictureGone = 'A picture is no longer available. Please add it again.';
export const askedBefore =
  'You have already asked for this with other details, and that request counts. Please reload the page to see it.';

// Answering one in the panel.
export const reasonRequired = 'Please say why, for the shopper.';
export const chooseRestock = 'Please choose whether the pieces are sold again.';
export const returnChanged = 'This return has changed in the meantime. Please check it again.';
export const cannotBeSoldAgain = (product: string, size: string) =>
  `${product} is no longer in stock in size ${size}, so it cannot be sold again.`;
export const noMailDeleted = 'The account was deleted: there is no address to write to.';
