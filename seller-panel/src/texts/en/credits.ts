// The list
export const creditsNotLoaded = 'The credits could not be loaded.';
export const loadingCredits = 'Loading credits...';
export const noCreditsFound = 'No credits found.';

// Search and filter
export const searchCredits = 'Search credits';
export const emailOrderOrCode = 'Email, order or end of a code';
export const kind = 'Kind';
export const showCreditsOfKind = 'Show credits of kind';
export const allCredits = 'All credits';
export const giftCards = 'Gift cards';
export const creditNotes = 'Credit notes';

// One credit; amounts and days come as they are written
export const creditNote = (amount: string) => `Credit note of ${amount}`;
/** `tail` is the end of its code; '' before it is sent. */
export const giftCard = (amount: string, tail: string) =>
  tail === '' ? `Gift card of ${amount}` : `Gift card of ${amount}, …${tail}`;
export const left = (amount: string) => `${amount} left`;
export const held = (amount: string) => `${amount} held by an unpaid order`;
export const validUntil = <Part>(day: Part) => ['Valid until ', day];
export const owner = 'In the account of';
export const noOwnerYet = 'No owner yet';
export const forWhom = 'For';
export const bought = 'Bought by';
export const withOrder = (order: string) => `Order ${order}`;
export const fromSender = (name: string) => `From ${name}`;
export const movements = 'Movements';
export const open = 'Valid';
export const spent = 'Spent';
export const expired = 'Expired';
export const frozen = 'Frozen: its payment is disputed';
export const withdrawn = 'Withdrawn';

// Movements; an order comes as its number
export const moved = {
  issued: () => 'Issued',
  held: (order: string) => `Held by order ${order}`,
  'given-back': (order: string) => `Back from order ${order}, not paid`,
  spent: (order: string) => `Order ${order} was paid with it`,
  refunded: (order: string) => `Refunded from order ${order}`,
  expired: () => 'Expired',
  withdrawn: (reason: string) => `Withdrawn. ${reason}`,
};

// What can be done
export const sendAgain = 'Send the email again';
export const withdraw = 'Withdraw';
export const refund = 'Withdraw and refund the buyer';
export const reasonHint = 'Needed to withdraw. The owner reads it.';
export const sayWhy = 'Please say why.';

// What was done
export const mailQueued = 'The email is sent again';
export const creditWithdrawn = 'Credit withdrawn';
export const cardRefunded = 'Gift card withdrawn: the money goes back';
