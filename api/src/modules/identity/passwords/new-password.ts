import { isPanelRole, MIN_PASSWORD_LENGTH, type Role } from '@aaram/shared-domain/identity';
import { readPassword } from '@aaram/shared-domain/read';
import { type Refusal, refuseField } from '#outcome.ts';
import * as texts from '#texts/identity.ts';
import { findPasswordFlaw, type KnownWords } from './common-passwords.ts';

/** Whose password it is. */
type PasswordOwner = KnownWords & { role: Role };

const unknownOwner: PasswordOwner = { role: 'user', name: '', email: '', mobile: '', brandName: '\0' };

/** Why a person who works in the panel may not use this password: it is too common, or too close to `known`. */
export const findStaffPasswordFlaw = (password: string, { role, ...known }: PasswordOwner): string | undefined =>
  isPanelRole(role) ? findPasswordFlaw(password, known) : undefined;

/**
 * Refuses a password of fewer than six characters; for sellers and admins also one that is too common or too close to
 * its owner (product-rules.md#passwords). No kinds of characters are required.
 */
export function findPasswordProblem(password: string, owner: PasswordOwner = unknownOwner): Refusal | undefined {
  const message =
    readPassword(password).length < MIN_PASSWORD_LENGTH
      ? texts.passwordTooShort
      : findStaffPasswordFlaw(password, owner);
  return message === undefined ? undefined : refuseField('password', message);
}
