/** States of a return, on their badges. */
export const requested = 'Requested';
export const approved = 'Approved';
export const pickedUp = 'Picked up';
export const beingSent = 'Being sent';
export const cancelled = 'Cancelled';
export const withdrawn = 'Withdrawn';
export const refused = 'Refused';
export const notAccepted = 'Not accepted';
export const refunded = 'Refunded';
export const exchanged = 'Exchanged';

/** What a state means for the shopper, and what happens next. Amounts come as they are written. */
export const returnReceived = 'We have your request for this return.';
export const exchangeReceived = 'We have your request for this exchange.';
export const returnAnsweredBy = (time: string) => `We have your request for this return and answer it by ${time}.`;
export const exchangeAnsweredBy = (time: string) => `We have your request for this exchange and answer it by ${time}.`;
export const returnApproved = (amount: string) =>
  `Your return is approved. Please pack the item: it will be picked up at your delivery address. ${amount} goes back to you once it has been checked.`;
export const exchangeApproved = (size: string) =>
  `Your exchange is approved, and size ${size} is reserved for you. Please pack the item: it will be picked up at your delivery address.`;
export const returnOnItsWay = (amount: string) =>
  `The item is on its way back. Once it has been checked, ${amount} goes back to you.`;
export const exchangeOnItsWay = 'The item is on its way back. Once it has been checked, the new one is sent.';
export const newItemReserved = 'The new item is reserved for you and will be sent to your delivery address.';
export const piecesCancelled = (amount: string) => `Cancelled. ${amount} goes back to you, the way you paid.`;
export const piecesCancelledBecause = (amount: string, reason: string) =>
  `Cancelled by the seller: ${reason} ${amount} goes back to you, the way you paid.`;
export const partOfPrice = (amount: string, reason: string) =>
  `${amount} of the price goes back to you, the way you paid: ${reason}`;
export const takenBack = 'This was undone: your order is as before.';
export const requestWithdrawn = 'You have withdrawn this request.';
export const requestRefused = 'Your request was refused.';
export const requestRefusedBecause = (answer: string) => `Your request was refused. ${answer}`;
export const itemComesBack = 'The item was not accepted, and comes back to you.';
export const itemComesBackBecause = (answer: string) => `The item was not accepted, and comes back to you. ${answer}`;
export const amountGoesBack = (amount: string) => `${amount} goes back to you, the way you paid.`;
export const returnApprovedForCredit = (amount: string) =>
  `Your return is approved. Please pack the item: it will be picked up at your delivery address. You get ${amount} as credit once it has been checked.`;
export const returnOnItsWayForCredit = (amount: string) =>
  `The item is on its way back. Once it has been checked, you get ${amount} as credit.`;
export const amountIsCredit = (amount: string) =>
  `You have received ${amount} as credit. It is under Credits in your account, and you can spend it with your next order.`;
export const fetchedUnder = (trackingId: string) => `The carrier fetches it. Tracking ID: ${trackingId}`;
export const newItemSent = 'The new item has been sent.';
export const newItemSentWith = (trackingId: string) => `The new item has been sent. Tracking ID: ${trackingId}`;

/** Reasons for a return. */
export const doesNotFit = 'It does not fit';
export const changedMind = 'I do not want it any more';
export const arrivedDamaged = 'It arrived damaged';
export const faulty = 'The fabric or the print has a fault';
export const notWhatWasOrdered = 'It is not what I ordered';
export const missingFromParcel = 'It was missing from the parcel';
