import { plural } from '@aaram/shared-domain/format';

/** Cancelling, returning and exchanging pieces of an order. Amounts and times are written: '₹80', '1 Dec 2026, 2:05 am'. */
const pieces = (count: number) => plural(count, { one: `${count} piece`, other: `${count} pieces` });

// Below a line of the order: what may be asked, until when
export const cancelProduct = (name: string) => `Cancel: ${name}`;
export const returnOrExchange = 'Return or exchange';
export const returnProduct = (name: string) => `Return or exchange: ${name}`;
export const until = (time: string) => `Until ${time}.`;
export const untilIfFaulty = (time: string) => `Only if it is damaged, faulty or not what you ordered, until ${time}.`;
export const ownDesignUntilIfFaulty = (time: string) =>
  `With your own design. Only if it is damaged, faulty or not what you ordered, until ${time}.`;
export const offersNotLoaded = 'What can be returned could not be loaded.';

// Form
export const cancelBeforeSent = 'Cancel before it is sent';
export const nameAndSize = (name: string, size: string) => `${name}, size ${size}`;
export const howManyPieces = 'How many pieces';
export const reason = 'Reason';
export const pleaseChoose = 'Please choose';
export const unusedUntil = (time: string, fee: string) =>
  `Until ${time}. The item is unused, unwashed, has its tags and is in its original packaging. A return costs ${fee}.`;
export const freeWithPictureUntil = (time: string) => `Until ${time}. It costs nothing. Please add a picture.`;
export const whatShouldHappen = 'What should happen';
export const returnIt = 'Return it, money back';
export const howMoneyComesBack = 'How your money comes back';
export const theWayYouPaid = 'The way you paid';
export const asCreditNote = 'As a credit note';
export const creditNoteTerms = (months: number) =>
  `For your next orders here, valid for ${months} months. It is not paid out in money later.`;
export const exchangeIt = 'Exchange it';
export const nothingToExchangeFor = 'Nothing is in stock to exchange it for.';
export const sizeWanted = 'Size wanted';
export const comment = 'Comment';
export const back = 'Back';
export const cancelPieces = (count: number) => `Cancel ${pieces(count)}`;
export const askForReturn = 'Ask for the return';
export const askForExchange = 'Ask for the exchange';
export const somethingWentWrong = 'Something went wrong.';

// What goes back, before it is asked for
export const paidWithGst = 'Paid with GST';
export const feeDeducted = 'Fee deducted';
export const goesBackToYou = 'Goes back to you';
export const amountGoesBack = (amount: string) => `${amount} goes back to you, the way you paid.`;
export const amountGoesBackLessFee = (amount: string, fee: string) =>
  `${amount} goes back to you, the way you paid, less the fee of ${fee}.`;
export const amountAsCredit = (amount: string) => `You get a credit note of ${amount}.`;
export const amountAsCreditLessFee = (amount: string, fee: string) =>
  `You get a credit note of ${amount}, less the fee of ${fee}.`;
export const exchangeCostsNothing = 'An exchange costs nothing, and no money goes back.';
export const atOnce = 'At once.';
export const onceChecked = 'Once the item has been checked. Delivery is not refunded.';
export const piecesCancelled = 'Cancelled';
export const requestSent = 'Your request was sent';

// A request
export const cancelled = (count: number) => `Cancelled: ${pieces(count)}`;
export const partOfPrice = 'A part of the price goes back';
export const returned = (count: number) => `Return: ${pieces(count)}`;
export const exchanged = (count: number) => `Exchange: ${pieces(count)}`;
export const exchangedForSize = (size: string, count: number) => `Exchange for size ${size}: ${pieces(count)}`;
export const requestBecause = (request: string, why: string) => `${request}. ${why}`;
export const feeOfRequest = (amount: string) => `${amount} of what was paid is deducted as the fee.`;
export const withdrawRequest = 'Withdraw request';
export const withdrawRequestNamed = (request: string) => `Withdraw request. ${request}`;
export const withdrawQuestion = 'Withdraw this request?';
export const withdraw = 'Withdraw';
export const requestWithdrawn = 'Your request is withdrawn';
