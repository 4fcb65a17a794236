/** In place of the panel's pages, for an admin without a second step at login. */
export const setUpSecondStep = 'Please set up a second step at login';
export const secondStepNote =
  'Admins log in with a passkey, or with an app on their phone that shows a code. Setting it up takes a minute.';
export const setItUp = 'Set it up';
/** The same for somebody in a team that wants a second step of everybody. */
export const teamWantsSecondStep =
  'Your team requires a login with a passkey, or with an app on your phone that shows a code. Setup takes a minute.';

/** In place of a page that is not part of somebody's work in a team. */
export const notYourWork = 'This is not part of your work';
export const notYourWorkNote = (team: string, roles: string) =>
  `In the team of ${team} your work is: ${roles}. An owner of the team can change that.`;
export const openDashboard = 'Open the dashboard';
export const seeTeam = 'Your roles in the team';

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
