// Work that failed
export const failedWork = 'Failed background work';
export const nothingFailed = 'Nothing has failed.';
export const whatFailed = 'What';
export const why = 'Why';
export const order = 'Order';
export const when = 'When';
export const tryAgain = 'Try again';
export const tryAgainNamed = (what: string, at: string) => `Try again: ${what}, ${at}`;
export const tryAllAgain = (count: string) => `Try all ${count} again`;
export const triedAgain = 'It is tried again now.';
export const notTried = 'It could not be tried again.';
export const moreFailed = (shown: string, all: string) => `The newest ${shown} of ${all} are listed.`;

// Queues
export const waitingWork = 'Background work now';
export const nothingWaits = 'No background work is known.';
export const queue = 'Kind of work';
export const waiting = 'Waiting';
export const later = 'For later';
export const running = 'Under way';
const queues: Readonly<Record<string, string>> = {
  payments: 'Payments',
  mail: 'Emails',
  messages: 'SMS and WhatsApp',
  pictures: 'Pictures',
  changes: 'Bulk changes and imports',
  printouts: 'Printouts',
  prints: 'Print files of designs',
};
export const nameQueue = (name: string) => queues[name] ?? name;

// What was sent
export const sent = 'Sent messages';
export const nothingSent = 'Nothing has been sent this way yet.';
export const channel = 'Sent by';
export const channels = { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp' };
export const about = 'About';
export const to = 'To';
export const state = 'State';
export const states = { sent: 'Sent', waiting: 'Waiting', gone: 'Not sent' };
export const sendAgainHint = 'To send a message about an order again, open the order.';

// Money
export const moneyGaps = 'Differences from the payment provider';
export const noGaps = 'The provider and the store agree about all payments and refunds.';

/** What messages and jobs are about, by the name that the program gives them. */
const kinds: Readonly<Record<string, string>> = {
  'account-kept': 'Account not deleted',
  'ask-carrier': 'Question to the carrier',
  'credit-ending': 'Credit ends soon',
  'email-change': 'New email address',
  'email-changed': 'Email address changed',
  'email-link': 'Link to confirm an email address',
  'factor-changed': 'Second step changed',
  'gift-card': 'Gift card',
  'gift-card-bought': 'Gift card bought',
  'gift-card-refunded': 'Gift card refunded',
  'grievance-answered': 'Answer to a complaint',
  'grievance-closed': 'Complaint closed',
  'grievance-officer': 'Complaint for the officer',
  'grievance-received': 'Complaint received',
  'login-code': 'Login code',
  'look-up-provider-order': 'Search for a payment',
  'make-avif': 'Smaller pictures',
  'make-printout': 'Printout',
  'mobile-changed': 'Mobile number changed',
  'mobile-code': 'Code for a mobile number',
  'order-cancelled': 'Order cancelled',
  'order-confirmation': 'Order confirmed',
  'order-credit-back': 'Credit given back',
  'order-delivered': 'Order delivered',
  'order-mail-again': 'Email about an order, again',
  'order-placed': 'Order placed',
  'order-refunded': 'Refund',
  'order-sent': 'Order sent',
  'order-status': 'Status of an order',
  'order-tracking': 'Tracking ID',
  'order-unpaid': 'Order not paid yet',
  'password-changed': 'Password changed',
  'password-reset': 'Link for a new password',
  'price-drop': 'Lower price',
  refund: 'Refund',
  restock: 'Back in stock',
  'return-state': 'Step of a return',
  'return-step': 'Step of a return',
  'return-mail-again': 'Email about a return, again',
  'say-goodbye': 'Account deleted',
  security: 'Security of an account',
  'send-code': 'Code by SMS',
  'send-email-change': 'New email address',
  'send-email-link': 'Link to confirm an email address',
  'send-reset-link': 'Link for a new password',
  'send-short': 'SMS or WhatsApp message',
  'take-back-booking': 'Cancelled booking of a carrier',
  'take-back-return-pickup': 'Pick-up of a cancelled return',
  'team-invitation': 'Invitation to a team',
  'tell-account-kept': 'Account not deleted',
  'tell-email-changed': 'Email address changed',
  'tell-factor-changed': 'Second step changed',
  'tell-mobile-changed': 'Mobile number changed',
  'tell-password-changed': 'Password changed',
  'work-on-change-set': 'Bulk change or import',
};
export const nameKind = (kind: string) => kinds[kind] ?? kind;
