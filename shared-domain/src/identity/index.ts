// Pages compare and show these as the checks do.
export { allFieldsRequired, enterCode, passwordTooShort } from '#texts/identity.ts';
export {
  checkLogin,
  checkSignup,
  MIN_MOBILE_LENGTH,
  MIN_PASSWORD_LENGTH,
} from './check-identity.ts';
export type { CreatedPasskey, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from './passkey-schema.ts';
export { hintOfPassword } from './password-strength.ts';
export { isPanelRole, type Role, resolveLanding, roles } from './roles.ts';
export type { Device, FactorList, LoginInput, LoginResult, RegisterInput, UserProfile } from './schema.ts';
