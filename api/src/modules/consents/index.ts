export { forgetConsentSources, readOwnConsents } from './consents.repository.ts';
export { findNewsConsent, noteConsents, sayConsent } from './consents.service.ts';
