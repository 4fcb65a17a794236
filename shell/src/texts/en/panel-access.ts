/** In place of the panel's pages, for an admin without a second step at login. */
export const setUpSecondStep = 'Please set up a second step at login';
export const secondStepNote =
  'Admins log in with a passkey, or with an app on their phone that shows a code. Setting it up takes a minute.';
export const setItUp = 'Set it up';

/** In place of the panel's pages, for somebody whose email address is not confirmed. */
export const confirmEmail = 'Please confirm your email address';
export const confirmEmailNote = <Part>(account: (words: string) => Part) => [
  'You can work here once you have opened the link that we sent you. ',
  account('Your account'),
  ' shows the address.',
];
export const sendNewLink = 'Send a new link';
export const linkSent = 'We have sent you a link. It works once, within 48 hours.';
export const linkNotSent = 'The link could not be sent.';
export const haveConfirmed = 'I have confirmed it';
export const notConfirmedYet = 'Your email address is not confirmed yet.';
export const somethingWentWrong = 'Something went wrong!';
