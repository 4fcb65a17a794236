/** Changes of name and email address. */
export const enterName = 'Please enter your name.';
export const nameChanged = 'Your name has been changed.';
export const enterValidEmail = 'Please enter a valid email address.';
export const sameAddress = 'This is your email address already.';
export const changeLinkSent =
  'We have sent a link to the new address. It works once, within 24 hours; until then your current address stays.';
export const addressNotUsable = 'This address cannot be used for your account. Please choose another one.';
export const changeLinkInvalid =
  'This link is invalid, has been used or has expired, or belongs to another account. Please ask for a new one.';
export const changeUndone =
  'Your account has its earlier email address again. All devices have been logged out, and we have sent you a link to set a new password.';
