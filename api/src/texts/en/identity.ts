// Accounts and logging in.
export const accountCreated = 'Account created successfully!';
export const accountExists = 'An account with these details already exists.';
export const invalidCredentials = 'Invalid credentials!';
export const tooManyLogins =
  'Too many attempts to log in. Please wait a little and try again, or reset your password by email: that works at once, and makes this device known.';
export const profileNotFound = 'No profile data found.';

// Passwords.
export const resetLinkSent = 'If an account exists, a reset link has been sent.';
export const passwordChanged = 'Your password has been changed. Please log in.';
export const passwordTooShort = 'Password must be at least 6 characters!';
/** At login. */
export const staffPasswordWeak =
  'This account works in the seller panel, so it needs a stronger password. Please use “Forgot password?” to choose one.';
export const passwordTooCommon =
  'This password is one of the first that attackers try. Please choose another one: three or four words that do not belong together are easy to remember and hard to guess.';
export const passwordTooClose =
  'This password is your name, email address or number, or the name of the store. Please choose one that is hard to guess.';
export const passwordWrong = 'This is not your current password. Please try again.';

// Confirming the email address.
export const linkInvalid = 'This link is invalid or has expired. Please ask for a new one.';
export const linkSent = 'We have sent you a link. It works once, within 48 hours.';
export const emailConfirmed = 'Your email address is confirmed.';
export const emailConfirmedAlready = 'Your email address is confirmed already.';

// Devices that are logged in.
export const browserOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknownBrowser = 'Unknown browser';
export const deviceLoggedOut = 'The device has been logged out.';
export const deviceLoggedOutAlready = 'This device is logged out already.';
