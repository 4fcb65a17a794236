// The mail about a credit that expires soon. Amounts and days come as they are written.
export const creditNote = 'credit note';
/** `tail` is the end of its code; '' before it is sent. */
export const giftCard = (tail: string) => (tail === '' ? 'gift card' : `gift card …${tail}`);
export const endingSubject = (amount: string, brandName: string) => `${amount} to spend at ${brandName} expires soon`;
export const endingHeading = (amount: string) => `${amount} expires soon`;
export const ending = (name: string, amount: string, day: string) =>
  `Your ${name} still has ${amount}. You can spend it at checkout until ${day}. Any balance left then expires. This is the only email that reminds you.`;
export const addFirst = 'It is not in an account yet: add it with the code from the email.';
/** A button. */
export const seeCredits = 'See your credits';
