/** Signup, login and new passwords; what the forms say stands here once, for pages and API. */
export const allFieldsRequired = 'All fields are required!';
export const enterValidMobile = 'Please enter a valid mobile number.';
export const enterValidEmail = 'Please enter a valid email address.';
export const passwordTooShort = 'Password must be at least 6 characters!';
/** Under the field of a new password, while it is typed. */
export const passwordHint = 'At least 6 characters.';
export const passwordWeak = 'Weak: easy to guess. Three or four words together are safer.';
export const passwordFair = 'Fair. A longer one is safer.';
export const passwordStrong = 'Strong.';
export const agreeToTerms = 'You must agree to the terms and conditions.';

/** The second step and passkeys. */
export const enterCode = 'Please enter the code.';
export const logInAgain = 'Please log in again.';
export const giveName = 'Please give it a name.';
export const tryPasskeyAgain = 'Please try again with your passkey.';

/** The confirmation of an email address. */
export const openLinkOfMail = 'Please open the link of the email.';
