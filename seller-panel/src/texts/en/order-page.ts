export const title = (number: string) => `Order ${number}`;
export const notLoaded = 'The order could not be loaded.';
export const noSuchOrder = 'This order does not exist, or it is not yours.';
export const loading = 'Loading the order...';
export const print = 'Print';

export const paid = 'Paid';
export const notPaid = 'Nothing has been paid.';
export const shareOfOrder = (amount: string) => `${amount} for your part of the order`;
export const paidWith = { provider: 'Online payment', credit: 'Credit' };
export const reference = (id: string) => `Reference ${id}`;

export const goesBack = 'Money back';
export const nothingBack = 'No money goes back.';
export const reasons = { cancelled: 'Cancelled', return: 'Pieces returned or cancelled', payment: 'Whole payment' };
export const ofParcel = (reason: string, parcel: number) => `${reason}, parcel ${parcel}`;
/** What will happen, or has happened. */
export const backToPayment = (way: string) => ({ done: `Went back ${way}`, waits: `Goes back ${way}` });
export const backToCredit = { done: 'Went back as credit', waits: 'Goes back as credit' };
export const on = (what: string, day: string) => `${what} on ${day}`;
export const from = (what: string, time: string, day: string) => `${what}, sent on ${time}, expected by ${day}`;
export const underWay = (what: string) => `${what}; the provider has been asked`;

export const returns = 'Cancelled, returned and exchanged pieces';
export const noReturns = 'No piece was cancelled, returned or exchanged.';
export const cancelledPieces = 'Cancelled';
export const partOfPrice = (name: string) => `Part of the price: ${name}`;
export const pieces = (quantity: number, name: string) => `${quantity} × ${name}`;
export const openReturns = 'Open the returns';

export const documents = 'Documents';
export const noDocuments = 'No document has been issued.';
export const kinds = { invoice: 'Invoice', 'credit-note': 'Credit note' };
export const openDocuments = 'Open invoice and credit notes';

export const messages = 'Emails and messages';
export const noMessages = 'No message was sent or is waiting.';
export const channels = { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' };
export const states = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', gone: 'Not sent' };
export const topics = {
  confirmation: 'Order confirmation',
  unpaid: 'Reminder to pay',
  status: 'New status',
  tracking: 'Tracking ID',
  refund: 'Refund',
  credit: 'Credit that came back',
  return: 'Return',
  again: 'Sent again',
};

export const others = 'Other orders of this customer';
export const noOthers = 'No other orders.';

export const notes = 'Notes';
export const noNotes = 'No notes yet.';
export const note = 'New note';
export const noteHint = 'The customer does not see it on any page. It is part of a copy of their data.';
export const addNote = 'Add note';
export const noteAdded = 'Note added.';
export const noteNotAdded = 'The note was not saved.';
export const by = (name: string, when: string) => `${name}, ${when}`;

export const timeline = 'Timeline';
