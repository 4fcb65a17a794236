import * as texts from '#texts/identity.ts';
import { readPassword } from '../read/index.ts';
import { MIN_PASSWORD_LENGTH } from './check-identity.ts';

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Lo}/u, /\p{N}/u, /[^\p{L}\p{N}]/u];
const MANY_CHARACTERS = 14;
const SOME_CHARACTERS = 9;
/** With fewer different characters a long password is a row of repetitions. */
const FEW_DIFFERENT = 5;

/**
 * How strong a password looks, as a sentence for its field while it is typed (product-rules.md#passwords). It refuses
 * nothing: six characters are enough for a shopper.
 */
export function hintOfPassword(typed: string): string {
  const characters = [...readPassword(typed)];
  const different = new Set(characters).size;
  if (characters.length < MIN_PASSWORD_LENGTH) {
    return texts.passwordHint;
  }
  if (different < FEW_DIFFERENT || characters.length < SOME_CHARACTERS) {
    return texts.passwordWeak;
  }
  const isMixed = kinds.filter((kind) => kind.test(typed)).length > 1;
  return characters.length >= MANY_CHARACTERS && isMixed ? texts.passwordStrong : texts.passwordFair;
}
