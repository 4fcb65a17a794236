/** The deletion of an account. */
/** What people type, so that no account is deleted by mistake. */
export const wordToType = 'DELETE';
export const typeTheWord = 'Please type DELETE.';
export const sellsHere =
  'This account sells here or helps to run the store. Please write to us: we must keep its records.';
export const orderOnItsWay = 'An order is not finished. Please wait until it is delivered, or cancel it.';
export const returnIsOpen = 'A return or an exchange is open. Please wait until it is settled, or withdraw it.';
export const refundIsOpen = 'A refund is on its way to you. Please wait until it has arrived.';
export const deletionNoted = (day: string) =>
  `Your account will be deleted on ${day}. If you log in before then, it stays. We have sent you an email about it.`;

// The mail about it.
export const goodbyeSubject = (brandName: string) => `Your ${brandName} account will be deleted`;
export const goodbyeHeading = 'Goodbye';
export const goodbye = (brandName: string, day: string) =>
  `Your ${brandName} account will be deleted on ${day}, with your addresses, cart, wishlist, reviews, pictures and designs. All devices have been logged out.`;
export const creditIsLost = (amount: string) => `${amount} of credit is lost with the account.`;
export const keepAccount = 'If you would like to keep it, or if it was not you, just log in before then:';
/** A button. */
export const logIn = 'Log in and keep my account';
export const whatStays =
  'Orders and invoices stay without your name, because tax law requires them; only an invoice of ₹50,000 or more has to name its buyer. This is our last email about it.';

// The mail after a login that took it back.
export const staysSubject = (brandName: string) => `Your ${brandName} account stays`;
export const staysHeading = 'Your account stays';
export const stays = (brandName: string) =>
  `Someone has logged in to your ${brandName} account, so it will not be deleted. If it was not you, set a new password at once, then delete it again:`;
/** A button. */
export const setPassword = 'Set a new password';
