// Mails about changes of email address and mobile number. The words of a button stand above the address that it opens.

// To the new address.
export const newAddressSubject = (brandName: string) => `Confirm your new email address for ${brandName}`;
export const newAddressHeading = 'Confirm your new email address';
export const newAddress = (brandName: string, hours: number) =>
  `You asked to use this address for your ${brandName} account. Open this link within ${hours} hours and log in:`;
/** A button. */
export const confirmNewAddress = 'Use this address';
export const newAddressIgnore = 'If you did not ask for it, you can ignore this email. Nothing has changed.';

// To an address that has an account.
export const inUseSubject = (brandName: string) => `Someone tried to use this address at ${brandName}`;
export const inUseHeading = 'This address has an account already';
export const inUse = (brandName: string) =>
  `Someone tried to use this address for another ${brandName} account. Nothing has changed. If that was you, log in with this address; if you forgot its password, set a new one:`;
/** A button. */
export const setPassword = 'Set a new password';

// To the old address, after the change.
export const emailChangedSubject = (brandName: string) =>
  `The email address of your ${brandName} account has been changed`;
export const emailChangedHeading = 'Your email address has been changed';
export const emailChanged = (brandName: string) =>
  `Your ${brandName} account now has another email address, and all other devices have been logged out.`;
export const emailChangedByOther = (days: number) =>
  `If it was not you, undo it within ${days} days. Your account gets this address back, all devices are logged out, and you set a new password:`;
/** A button. */
export const undoChange = 'Undo the change';
