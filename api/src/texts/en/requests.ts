// Answers to calls, before they reach a module.

export const nothingHere = 'There is nothing here.';
export const notPossibleHere = 'This cannot be done here.';
export const tooManyAttempts = 'Too many attempts. Please wait a little and try again.';

// Who may work here.
export const enterPasswordAgain = 'Please enter your password again to do this.';
export const confirmEmail = 'Please confirm your email address before you work here.';
export const notYourWork = 'Your role in this team does not include this. An owner of the team can change it.';
export const teamNeedsSecondStep =
  'Your team requires a second step at login. Set one up under My Profile, Security, before you work here.';
export const setUpSecondStep = 'Please set up a second step at login before you work here.';

// What was sent cannot be read.
export const notUnderstood = 'The request could not be understood.';
export const requestEmpty = 'The request is empty.';
export const storeIsCopy = 'This is a restored copy of the store: it can be read, and nothing can be changed here.';
export const requestTooLarge = 'The request is too large.';
export const contentUnsupported = 'This kind of content is not supported.';
/** Of JSON that is broken, too deep, too long or names something twice. */
export const unreadable = 'What was sent could not be read. Please reload the page and try again.';
export const charactersInvalid = 'This text contains characters that cannot be stored.';

// Forms with files.
export const textTooLong = 'This text is too long.';
export const tooManyFiles = 'Too many files.';
