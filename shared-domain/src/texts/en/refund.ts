/** Cancelling pieces and giving money back, in the panel. Amounts and days are written: '₹80.00', '3 Dec 2026'. */
export const chooseItem = 'Please choose an item of this order.';
export const choosePieces = 'Please choose how many pieces.';
export const enterAmount = 'Please enter an amount in rupees.';
export const tooManyLines = (max: number) => `Please choose at most ${max} items.`;
export const sayWhy = 'Please say why, for the customer.';
export const reasonTooLong = (max: number) => `Please use at most ${max} characters.`;

export const toUpi = 'to the UPI account';
export const toCard = 'to the card';
export const toBank = 'to the bank account';
export const toWallet = 'to the wallet';
export const theWayItWasPaid = 'the way it was paid';
export const goesBackBy = (amount: string, way: string, day: string) => `${amount} goes back ${way} by ${day}.`;
export const goesBackAsCredit = (amount: string) => `${amount} goes back to the credit or gift card that paid it.`;
export const nothingGoesBack = 'No money goes back.';
