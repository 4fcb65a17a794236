import * as texts from '#texts/identity.ts';
import { isBlank, isEmail, readPassword, readPhone } from '../read/index.ts';

/** Minimum length of a password and of a mobile number, in characters (product-rules.md#signup). */
export const MIN_PASSWORD_LENGTH = 6;
export const MIN_MOBILE_LENGTH = 6;

type SignupDraft = { name: string; mobile: string; email: string; password: string; agreedToTerms: boolean };
type Problem<Path extends string> = { path: Path; message: string };

/**
 * The problems of a signup in the order in which they are shown (product-rules.md#signup); empty when it may be sent.
 */
export function checkSignup(draft: SignupDraft): Problem<keyof SignupDraft>[] {
  const required = (['name', 'mobile', 'email', 'password'] as const).filter((field) => isBlank(draft[field]));
  if (required.length > 0) {
    return required.map((path) => ({ path, message: texts.allFieldsRequired }));
  }
  const problems: Problem<keyof SignupDraft>[] = [];
  if (readPhone(draft.mobile).length < MIN_MOBILE_LENGTH) {
    problems.push({ path: 'mobile', message: texts.enterValidMobile });
  }
  if (!isEmail(draft.email)) {
    problems.push({ path: 'email', message: texts.enterValidEmail });
  }
  if (readPassword(draft.password).length < MIN_PASSWORD_LENGTH) {
    problems.push({ path: 'password', message: texts.passwordTooShort });
  }
  if (!draft.agreedToTerms) {
    problems.push({ path: 'agreedToTerms', message: texts.agreeToTerms });
  }
  return problems;
}

/** The problems of a login: both fields are required (product-rules.md#login). */
export function checkLogin(draft: { email: string; password: string }): Problem<'email' | 'password'>[] {
  return (['email', 'password'] as const)
    .filter((path) => isBlank(draft[path]))
    .map((path) => ({ path, message: texts.allFieldsRequired }));
}
