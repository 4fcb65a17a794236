export const creditGone = 'A credit that you chose can no longer be spent. Please check your credits again.';
export const creditNotFound = 'Credit not found.';
/** The same for a code that never was one. */
export const codeUnknown =
  'This code cannot be added. Please check it: it may have expired, or it was added to another account.';
export const tooManyCodes = 'Too many codes were tried. Please wait a moment.';

// The reason in the ledger, which the owner reads.
export const cameBackWithdrawn = 'The credit had been withdrawn before.';
export const moneyWentBack = 'The money for this credit was returned.';
export const paymentWentBack = 'The payment for this gift card was returned.';

// In the panel.
export const reasonRequired = 'Please say why.';
export const nothingToWithdraw = 'Nothing is left on this credit.';
export const cannotRefund = 'Only an unused gift card can be refunded. You can withdraw what is left on it.';
export const cannotMail = 'This gift card is in an account or can no longer be spent, so its code is not sent again.';
