/** The page that a mail leads to after the email address of an account was changed. */
export const intro =
  'Your account gets back the address to which this link was sent. All devices are logged out, and we send you a link to set a new password.';
export const undo = 'Undo the change';
export const failed = 'The change could not be undone.';
export const toLogin = 'Go to login';
