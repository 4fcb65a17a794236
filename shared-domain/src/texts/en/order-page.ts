export const writeNote = 'Please write a note.';
export const noteTooLong = (max: number) => `Please write at most ${max} characters.`;

export const placed = 'Order placed';
export const paid = (amount: string) => `${amount} paid`;
export const unpaid = 'Not paid';
export const unpaidForShopper = 'The payment did not go through';
export const whole = 'Order';
export const parcel = (number: number) => `Parcel ${number}`;
export const packing = (what: string) => `${what} is being packed`;
export const sent = (what: string) => `${what} sent`;
export const delivered = (what: string) => `${what} delivered`;
export const cancelled = (what: string) => `${what} cancelled`;
export const waiting = (what: string) => `${what} waits for the payment`;
export const piecesCancelled = (pieces: string) => `Cancelled: ${pieces}`;
export const cancelTakenBack = (pieces: string) => `Cancellation undone: ${pieces}`;
export const adjusted = (product: string) => `A part of the price goes back: ${product}`;
export const adjustmentTakenBack = (product: string) => `The part of the price stays: ${product}`;
export const returned = (state: string, pieces: string) => `Return: ${state}, ${pieces}`;
export const exchanged = (state: string, pieces: string) => `Exchange: ${state}, ${pieces}`;
export const refundDue = (amount: string) => `${amount} to be refunded`;
export const refundDueForShopper = (amount: string) => `${amount} will go back to you`;
export const refundDone = (amount: string) => `${amount} refunded`;
export const refundDoneForShopper = (amount: string) => `${amount} went back to you`;
export const document = (number: string) => `Document ${number} issued`;
export const invoiceForShopper = (number: string) => `Your document ${number} is ready`;
export const message = (topic: string) => `Email sent: ${topic}`;
export const note = 'Note added';
export const settled = 'Settled: nothing more can be returned, and nothing is owed';
export const settledForShopper = 'Complete: the time for returns is over';

export const topics = {
  confirmation: 'order confirmation',
  unpaid: 'reminder to pay',
  status: 'new status',
  tracking: 'tracking ID',
  refund: 'refund',
  credit: 'credit that came back',
  return: 'return',
  again: 'sent again',
};
