/** The messages that a person wants: the account's tab, and the page behind the link in a mail. */

// Channels
export const mail = 'Email';
export const sms = 'SMS';
export const whatsapp = 'WhatsApp';

// The tab
export const messages = 'Messages';
export const messagesLead = 'Choose which messages you get, and how. Each choice is saved at once.';
export const alwaysByMail =
  'Emails about your orders, your money and your account are always sent: they are your record, and a warning if another person uses your account.';
export const choicesNotLoaded = 'Your choices could not be loaded.';
export const loadingChoices = 'Loading your choices...';
export const choiceNotSaved = 'Your choice could not be saved.';
export const needsConfirmedNumber = <Part>(security: (words: string) => Part) => [
  'SMS and WhatsApp messages come to a confirmed mobile number only, and your account has none. ',
  security('Confirm it under Security'),
  ', and these choices count.',
];
export const alwaysOn = (channel: string) => `${channel}, always on`;

// Groups
export const orders = 'Orders';
export const account = 'Account';
export const watched = 'What you asked us to watch';

// Kinds, each with a sentence
export const orderPlaced = 'Order placed';
export const orderPlacedAbout = 'We have your order and your payment, or a payment is still missing.';
export const orderSent = 'Order sent';
export const orderSentAbout = 'A parcel is on its way, with its tracking ID.';
export const orderDelivered = 'Order delivered';
export const orderDeliveredAbout = 'A parcel has been delivered.';
export const orderCancelled = 'Order cancelled';
export const orderCancelledAbout = 'An order or a part of it will not be sent.';
export const refund = 'Refunds';
export const refundAbout = 'Money is on its way back to you.';
export const returnStep = 'Returns and exchanges';
export const returnStepAbout = 'What happens with something you send back.';
export const complaint = 'Complaints';
export const complaintAbout = 'We have your complaint, and what we answer to it.';
export const security = 'Security';
export const securityAbout = 'Your password, mobile number or second step was changed.';
export const restock = 'Back in stock';
export const restockAbout = 'Something you asked about can be bought again.';
export const priceDrop = 'Lower prices';
export const priceDropAbout = 'Something that you saved costs less now.';

// The page behind the link in a message
export const askToStop = (kind: string, channel: string) =>
  `Do you want to stop messages by ${channel} about this: ${kind}?`;
export const stopThem = 'Stop these messages';
export const stopped = (kind: string, channel: string) =>
  `Stopped. We send nothing by ${channel} about this any more: ${kind}.`;
export const notStopped = 'These messages could not be stopped.';
export const linkIncomplete = 'This link does not work.';
export const allChoices = <Part>(account: (words: string) => Part) => [
  account('Your account'),
  ' has all choices, under Messages.',
];
