export const forgotPasswordNote = 'Enter your email address. We will send you a link to set a new password.';
export const enterEmail = 'Please enter your email address.';
export const sendLink = 'Send link';
export const linkSent =
  'If there is an account with this email address, we have sent it a link. It works once, within 30 minutes.';
export const backToLogin = 'Back to login';
