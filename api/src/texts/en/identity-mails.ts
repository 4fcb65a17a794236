// Mails about an account: subject, heading, sentence. The words of a button stand above the address that it opens.

// The link that sets a new password.
export const resetSubject = (brandName: string) => `Set a new password for ${brandName}`;
export const resetHeading = 'Set a new password';
export const reset = (brandName: string, minutes: number) =>
  `Someone asked to set a new password for your ${brandName} account. If that was you, open this link within ${minutes} minutes:`;
export const resetIgnore = 'If it was not you, you can ignore this email. Nothing has changed.';
/** A button. */
export const setPassword = 'Set a new password';

// The link that confirms the email address.
export const confirmSubject = (brandName: string) => `Confirm your email address for ${brandName}`;
export const confirmHeading = 'Confirm your email address';
export const confirm = (brandName: string, hours: number) =>
  `Please confirm that this address belongs to your ${brandName} account: open this link within ${hours} hours and log in.`;
export const confirmIgnore = 'If you have no account with us, you can ignore this email.';
/** A button. */
export const confirmEmail = 'Confirm email address';

// After a change of password.
export const changedSubject = (brandName: string) => `Your ${brandName} password has been changed`;
export const changedHeading = 'Your password has been changed';
export const changed = (brandName: string) =>
  `The password of your ${brandName} account has just been changed, and all other devices have been logged out.`;
export const changedByOther = 'If it was not you, set a new password at once:';

// After a change of the second step; `name` is what the owner calls the passkey or the app.
export const passkeyAddedSubject = (brandName: string) => `A passkey was added at ${brandName}`;
export const passkeyAddedHeading = 'A passkey was added';
export const passkeyAdded = (name: string, brandName: string) =>
  `A passkey, "${name}", has just been added to your ${brandName} account.`;
export const passkeyRemovedSubject = (brandName: string) => `A passkey was removed at ${brandName}`;
export const passkeyRemovedHeading = 'A passkey was removed';
export const passkeyRemoved = (name: string, brandName: string) =>
  `A passkey, "${name}", has just been removed from your ${brandName} account.`;
export const appAddedSubject = (brandName: string) => `An authenticator app was added at ${brandName}`;
export const appAddedHeading = 'An authenticator app was added';
export const appAdded = (name: string, brandName: string) =>
  `An authenticator app, "${name}", has just been added to your ${brandName} account.`;
export const appRemovedSubject = (brandName: string) => `An authenticator app was removed at ${brandName}`;
export const appRemovedHeading = 'An authenticator app was removed';
export const appRemoved = (name: string, brandName: string) =>
  `An authenticator app, "${name}", has just been removed from your ${brandName} account.`;
export const secondStepByOther = 'If it was not you, change your password at once and check what is listed there:';
/** A button. */
export const accountSecurity = 'Security of my account';

// After a mobile number was confirmed, or was confirmed by another account.
export const mobileProvedSubject = (brandName: string) => `A mobile number was confirmed at ${brandName}`;
export const mobileProvedHeading = 'Your mobile number is confirmed';
export const mobileProved = (brandName: string) =>
  `A mobile number has just been confirmed for your ${brandName} account. From now on you can log in with a code that is sent to it.`;
export const mobileLostSubject = (brandName: string) =>
  `Your mobile number at ${brandName} belongs to another account now`;
export const mobileLostHeading = 'Your mobile number was removed';
export const mobileLost = (brandName: string) =>
  `Someone who has your mobile number has confirmed it at another ${brandName} account, so it was removed from yours. Log in with your email address and add your current number.`;
export const mobileRemovedSubject = (brandName: string) => `Your mobile number was removed at ${brandName}`;
export const mobileRemoved = (brandName: string) =>
  `The mobile number has just been removed from your ${brandName} account. It can no longer be used to log in, and gets no more messages.`;
export const mobileByOther = 'If it was not you, change your password at once and check your security settings:';
