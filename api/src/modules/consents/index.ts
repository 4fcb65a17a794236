export { forgetConsentSources, readOwnConsents } from './consents.repository.ts';
export { noteConsents } from './consents.service.ts';
