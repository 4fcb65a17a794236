// Mails about gift cards: subject, heading, sentences. Amounts and days come as they are written.

// To the person it’s for.
export const giftSubject = (sender: string, brandName: string) => `${sender} has sent you a ${brandName} gift card`;
export const giftHeading = (amount: string) => `A gift card of ${amount}`;
export const giftLead = (sender: string, amount: string, brandName: string) =>
  `${sender} has sent you a gift card of ${amount} for ${brandName}.`;
export const howToSpend =
  'Log in or sign up, open Credits in your account and add the code. You can then spend it at checkout, whole or in part. Anyone with the code can add it once, so keep this email to yourself.';
/** A button. */
export const addToAccount = 'Add it to your account';

// To who bought it.
export const boughtSubject = (brandName: string) => `Your ${brandName} gift card is on its way`;
export const boughtHeading = 'Your gift card is on its way';
export const bought = (amount: string, recipient: string, email: string) =>
  `Thank you. Your payment of ${amount} has arrived, and the gift card is being sent to ${recipient} at ${email}. Only that email has its code.`;
export const noGst = 'No GST is charged on a gift card: it is charged on what is bought with it.';
export const refundedSubject = (brandName: string) => `Your ${brandName} gift card was cancelled and refunded`;
export const refundedHeading = 'Your refund is on its way';
export const refunded = (amount: string) =>
  `Your gift card was cancelled, and its code can no longer be used. ${amount} is on its way back to you, the way you paid.`;

// Names of facts; each stands before its value.
export const code = 'Code';
export const validUntil = 'Valid until';
export const orderNumber = 'Order';
