/** Buying a gift card, and those that somebody has bought. Amounts and days come as they are written. */
export const giftCard = 'Gift card';
export const buyGiftCard = 'Buy a gift card';
export const intro =
  'We send it by email as soon as your payment has arrived. The person who gets it adds the code to an account.';
export const amount = 'Amount';
export const chooseAmount = 'Choose an amount';
export const recipientName = 'Name of the recipient';
export const recipientEmail = 'Email of the recipient';
export const senderName = 'Your name';
export const message = 'Message';
export const aboutGiftCards = 'About gift cards';
export const facts = (months: number) => [
  'It pays for orders at checkout, whole or in part.',
  `It is valid for ${months} months from the day you buy it.`,
  'No GST is charged on it: GST is charged on what is bought with it.',
  'It is not paid out in money. Until some of it is spent, you can ask us for a refund.',
];
export const pay = 'Pay';
export const acceptTerms = <Part>(terms: (words: string) => Part) => [
  'By buying it you accept the ',
  terms('Terms & conditions'),
  '.',
];

// The result
export const checkingPayment = 'Checking your payment...';
export const youCanLeave = 'You can leave this page: the gift card is sent as soon as your payment is known.';
export const isBought = 'Thank you. Your gift card is on its way';
export const isBeingSent = 'We are sending the code to its recipient, and a receipt to you.';
export const isUnknown = 'Your payment is not confirmed yet';
export const willBeSettled =
  'If you have paid, you need not pay again: the gift card is sent as soon as the payment provider confirms it.';
export const isNotPaid = 'The gift card was not paid';
export const nothingWasSold = 'No gift card was sold, and nothing is sent.';
export const isRefunded = 'This gift card was refunded';
export const moneyGoesBack = 'The money goes back the way you paid, and the code can no longer be used.';
export const seeGiftCards = 'See your gift cards';
export const buyAnother = 'Buy another one';
export const checkAgain = 'Check again';

// Those that somebody has bought
export const boughtTitle = 'Gift cards you bought';
export const boughtNotLoaded = 'The gift cards that you bought could not be loaded.';
export const forWhom = (name: string, email: string) => `For ${name}, ${email}`;
export const boughtOn = <Part>(day: Part) => ['Bought on ', day];
export const validUntil = <Part>(day: Part) => ['Valid until ', day];
export const states = {
  sent: 'Sent',
  added: 'Added to an account',
  expired: 'Expired',
  withdrawn: 'Withdrawn by the store',
  refunded: 'Refunded',
};

// Adding one
export const addGiftCard = 'Add a gift card';
export const code = 'Code of the gift card';
export const codeHint = 'It is in the email that you got: 16 letters and digits.';
export const enterCode = 'Please enter the code of the gift card.';
export const addIt = 'Add it';
export const added = (amount: string) => `Added: ${amount} to spend at checkout`;
