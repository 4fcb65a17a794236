// The list
export const returnsNotLoaded = 'The returns could not be loaded.';
export const loadingReturns = 'Loading returns...';
export const noReturnsFound = 'No returns found.';

// Which returns it shows
export const show = 'Show';
export const showReturns = 'Show returns';
export const allOpen = 'All open';
export const toAnswer = 'To answer';
export const all = 'All, newest first';

// One return
export const pieces = (quantity: number, name: string) => `${quantity} × ${name}`;
export const piecesOfSize = (quantity: number, name: string, size: string) => `${quantity} × ${name}, size ${size}`;
export const piecesOfOrder = (quantity: number, name: string, order: string) => `${quantity} × ${name}, order ${order}`;
export const since = <Part>(dateTime: Part) => ['Since ', dateTime];
export const answerBy = <Part>(dateTime: Part) => ['Answer by ', dateTime];
export const answerOverdue = <Part>(dateTime: Part) => ['Overdue: Answer by ', dateTime];
export const order = 'Order';
export const soldBy = (name: string) => `Sold by ${name}`;
export const pictures = 'Pictures';
export const pictureOfShopper = (number: number) => `Picture ${number} of the shopper`;
export const answered = (answer: string) => `Answer: ${answer}`;

// What is wanted, and what became of the pieces
export const wanted = 'Wanted';
export const exchangeForSize = (size: string) => `Exchange for size ${size}`;
export const refund = (amount: string) => `Refund ${amount}`;
export const refunded = (amount: string) => `Refunded ${amount}`;
export const creditNote = (amount: string) => `Credit note of ${amount}`;
export const creditNoteIssued = (amount: string) => `Credit note of ${amount} issued`;
export const feeDeducted = (fee: string) => `${fee} fee deducted`;
export const onSaleAgain = 'On sale again';
export const notOnSaleAgain = 'Not on sale again';

// What can be done
export const approve = 'Approve';
/** Of pieces that never arrived: nothing is picked up. */
export const approveAndRefund = 'Approve and refund';
export const approveAndExchange = 'Approve and exchange';
export const refuse = 'Refuse';
export const pickedUp = 'Picked up';
export const acceptSellAgainRefund = 'Accept, sell again, refund';
export const acceptSellAgainExchange = 'Accept, sell again, exchange';
export const acceptNotSellRefund = 'Accept, do not sell, refund';
export const approveAndCredit = 'Approve, credit note';
export const acceptSellAgainCredit = 'Accept, sell again, credit note';
export const acceptNotSellCredit = 'Accept, do not sell, credit note';
export const acceptNotSellExchange = 'Accept, do not sell, exchange';
export const doNotAccept = 'Do not accept';
export const newItemSent = 'New item sent';
export const neededToRefuse = 'Needed to refuse. The shopper reads it.';
export const neededToReject = 'Needed when it is not accepted. The shopper reads it.';
export const sayWhy = 'Please say why, for the shopper.';

// What was done
export const returnSaved = 'Return saved';
export const returnApproved = 'Return approved';
export const returnRefused = 'Return refused';
export const returnWithdrawn = 'Return withdrawn';
export const pickUpSaved = 'Pick-up saved';
export const returnNotAccepted = 'Return not accepted';
export const refundAccepted = 'Accepted: the money goes back';
export const creditAccepted = 'Accepted: the credit note is issued';
export const exchangeAccepted = 'Accepted: send the new item';
export const exchangeSent = 'Exchange sent';

// Its mail again
export const sendMailAgain = 'Send email again';
export const mailSent = 'The email is on its way.';
export const mailNotSent = 'The email could not be sent.';
