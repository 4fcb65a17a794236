/** For pages that load after the first one. Each app bundles its own copy, so it must not keep any state. */
export { continueSession, type Renewed } from './continue-session.ts';
export { invoiceQuery } from './invoice-query.ts';
export {
  answerByPasskey,
  createPasskey,
  hasPasskeys,
  offerPasskeys,
  passkeyFailureText,
  stopOffering,
  usePasskeyButton,
} from './passkeys.ts';
