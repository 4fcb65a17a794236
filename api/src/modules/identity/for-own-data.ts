export { readOwnEmailChanges } from './email-links/email-changes.repository.ts';
export { readOwnAccount, readOwnSecondSteps, readOwnSessions } from './own-account.repository.ts';
