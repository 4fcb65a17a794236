import { MIN_PASSWORD_LENGTH } from '@aaram/shared-domain/identity';
import { readPassword } from '@aaram/shared-domain/read';
import { type Refusal, refuseField } from '#outcome.ts';
import * as texts from '#texts/identity.ts';
import { findPasswordFlaw, type KnownWords } from './common-passwords.ts';

const nobody: KnownWords = { name: '', email: '', mobile: '', brandName: '\0' };

/** Refuses a password that is too short, too common, or too close to `known`. No kinds of characters are required. */
export function findPasswordProblem(password: string, known: KnownWords = nobody): Refusal | undefined {
  const message =
    readPassword(password).length < MIN_PASSWORD_LENGTH ? texts.passwordTooShort : findPasswordFlaw(password, known);
  return message === undefined ? undefined : refuseField('password', message);
}
