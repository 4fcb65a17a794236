/** For pages that come later than the first one: bundled by each app, and holding nothing of its own. */
export { continueSession, type Renewed } from './continue-session.ts';
export { invoiceQuery } from './invoice-query.ts';
export { answerByPasskey, createPasskey, hasPasskeys, passkeyFailureText, usePasskeyButton } from './passkeys.ts';
