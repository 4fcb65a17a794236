export const goBackHome = 'Go Back Home';

/** At an address that the shop does not know. */
export const notFound = 'Oops! Page Not Found';
export const notFoundNote = 'The page may have moved, or the address may be mistyped.';

/** For a user without the role that a page needs. */
export const forbidden = 'This page is for sellers and admins';
export const forbiddenNote = <Part>(login: (words: string) => Part) => [
  'Your account has no access to the seller panel. Ask the store for access, or ',
  login('log in with another account'),
  '.',
];
