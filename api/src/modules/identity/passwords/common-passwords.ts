import { dictionary } from '@zxcvbn-ts/language-common';
import * as texts from '#texts/identity.ts';

const fold = (text: string) => text.normalize('NFKC').trim().toLowerCase();

let common: Set<string> | undefined;

/** Words about an account that others may know: the owner's name, mail address and mobile, the shop's name. */
export type KnownWords = { name: string; email: string; mobile: string; brandName: string };

/**
 * Why a password may not be chosen; undefined when it may. The list holds the 49,000 most common passwords from leaks
 * and stays on the server.
 */
export function findPasswordFlaw(password: string, known: KnownWords): string | undefined {
  common ??= new Set(dictionary['passwords-common'].map(String));
  const folded = fold(password);
  if (common.has(folded) || common.has(password)) {
    return texts.passwordTooCommon;
  }
  const { name, email, mobile, brandName } = known;
  const own = [name, name.replace(/\s/g, ''), email, email.split('@')[0] ?? '', mobile, `+91${mobile}`, `0${mobile}`];
  const tail = /[\d!@#$.]{0,6}$/;
  const brand = fold(brandName);
  return own.some((word) => word !== '' && fold(word) === folded) || folded.replace(tail, '') === brand
    ? texts.passwordTooClose
    : undefined;
}
