// Every list
export const listNotLoaded = 'This list could not be loaded.';
export const loading = (title: string) => `Loading: ${title}...`;
export const pagesOf = (title: string) => `Pages: ${title}`;
export const newer = 'Newer';
export const older = 'Older';

// Columns
export const when = 'When';
/** When it happened last. */
export const last = 'Last';
export const times = 'Times';
export const what = 'What';
export const by = 'By';
export const to = 'To';
export const from = 'From';
export const account = 'Account';
export const about = 'About';
export const refused = 'Refused';
export const onPage = 'On page';

// What browsers refused on the store's pages
export const refusedByBrowsers = 'Refused by browsers';
export const nothingRefused = 'No browser has refused anything in the last 30 days.';
/** Why: it is not the file that was released. */
export const changedFile = 'changed file';

// Logins, and who read shoppers' data
export const loginsAndReadings = 'Logins and readings';
export const noLogins = 'No logins in the last 30 days.';
export const searchPerson = 'Person: name, email address or mobile';
export const noLoginsOf = 'Nothing of this person in the last 30 days.';

export const changesBySellersAndAdmins = 'Changes by sellers and admins';
export const searchChanger = 'Changed by: name, email address or mobile';
export const nothingChangedBy = 'This person has changed nothing.';
export const nothingChanged = 'Nothing has been changed yet.';
