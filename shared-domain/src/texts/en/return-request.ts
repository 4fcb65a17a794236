/** Why nothing can be asked for an item of an order. */
export const orderNotPaid = 'This order is not paid, so there is nothing to give back.';
export const notDeliveredYet = 'It is on its way. You can ask for a return once it has been delivered.';
export const timeEnded = (time: string) => `The time for a return ended on ${time}.`;
export const tooLateToCancel = 'These pieces can no longer be cancelled.';
export const notReturnable = 'These pieces cannot be returned.';

/** What is wrong with a request for a return. */
export const chooseItem = 'Please choose an item of this order.';
export const chooseWhatHappens = 'Please choose what should happen.';
export const choosePieces = 'Please choose how many pieces.';
export const tooManyPieces = (most: number) => `At most ${most} of these pieces can be chosen.`;
export const chooseReason = 'Please choose a reason.';
export const reasonNotPossible = 'This reason is no longer possible for this item.';
export const noExchangeForReason = 'For this reason the item can be returned, not exchanged.';
export const choosePayout = 'Please choose how your money comes back.';
export const selectSize = 'Please select a size';
export const addPicture = 'Please add a picture of the item or of the parcel.';
export const tooManyPictures = (most: number) => `You can add up to ${most} pictures.`;
export const textTooLong = (most: number) => `Please use at most ${most} characters.`;

/** In the panel: what is wrong with an answer to a request. */
export const chooseAction = 'Please choose what to do with this return.';
export const chooseRestock = 'Please choose whether the pieces are sold again.';
export const trackingIdTooLong = 'A tracking ID has at most 64 characters.';
export const trackingIdCharacters = 'A tracking ID has only letters, digits, spaces and . , _ / -';
