// The second step at login. Its ways are authenticator apps and passkeys; "it" is one of them.

// Asking for it.
export const enterCode = 'Please enter the code that your app shows.';
export const usePasskey = 'Please use your passkey, or enter a recovery code.';
export const codeWrong = 'This code is wrong, or was used before. Please wait for the next one and enter it.';
export const tooManyCodes = 'Too many wrong codes. Please wait an hour and try again.';
export const passkeyNotFound = 'There is no passkey for this account. Please use your code instead.';
export const passkeyUnknown =
  'This passkey could not be used to log in. Please try again, or log in with your password.';
export const passkeyWrong = 'This passkey could not be checked. Please try again, or use your code instead.';
export const loginEnded = 'This login took too long or was tried too often. Please log in again.';

// Adding, naming and removing ways.
export const beginAppAgain = 'Please start again with this app.';
export const passkeyNotAdded = 'The passkey could not be added. Please try again.';
export const passkeyKnown = 'This passkey has been added already. Please use another one.';
export const tooMany = 'You have ten already. Please remove one first.';
export const renamed = 'It has been renamed.';
export const removed = 'It has been removed.';
export const removedAlready = 'It has been removed already.';
export const adminsNeedOne = 'Admins need a second step at login. Please add another one first.';
export const noRecoveryCodes = 'Recovery codes come with your first app or passkey.';
