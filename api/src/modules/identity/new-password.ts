import { MIN_PASSWORD_LENGTH } from '@aaram/shared-domain/identity';
import { fail } from '#plugins/errors.ts';
import { findPasswordFlaw, type KnownWords } from './common-passwords.ts';

type Problem = { path: string; message: string };

/** Refuses with 400 and the first problem, if there are any. */
export function refuseIfAny(problems: Problem[]) {
  const [first] = problems;
  if (first !== undefined) {
    fail(400, 'INVALID_INPUT', first.message, { issues: problems });
  }
}

const nobody: KnownWords = { name: '', email: '', mobile: '', brandName: '\0' };

/** Refuses a password that is too short, too common, or too close to `known`. No kinds of characters are required. */
export function checkNewPassword(password: string, known: KnownWords = nobody) {
  const message =
    password.length < MIN_PASSWORD_LENGTH
      ? 'Password must be at least 6 characters!'
      : findPasswordFlaw(password, known);
  refuseIfAny(message === undefined ? [] : [{ path: 'password', message }]);
}
