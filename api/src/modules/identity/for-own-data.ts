export { readOwnEmailChanges } from './email-changes.repository.ts';
export { readOwnAccount, readOwnSecondSteps, readOwnSessions } from './own-account.repository.ts';
