import { foldDigits } from './read-text.ts';

const MAX_EMAIL = 254;
const MAX_LOCAL = 64;
/** The unquoted local part that mail providers give out, letters of other scripts included: no brackets, no comments. */
const local = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9-]{1,59})$/u;

/**
 * A mail address as it is stored, compared, counted and sent to: compatible forms folded, lower case, without
 * surrounding spaces; undefined for what is not exactly one plain address (product-rules.md#mobiles-and-mail-addresses).
 * Names, comments, groups, quotes and routes are refused: mail programs take `a<v@x.in>`, `(1)v@x.in` and `g:v@x.in;`
 * as the mailbox of `v@x.in`.
 */
export function readEmail(typed: string): string | undefined {
  const address = foldDigits(typed).trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const isPlain =
    address.length <= MAX_EMAIL &&
    at <= MAX_LOCAL &&
    local.test(address.slice(0, Math.max(0, at))) &&
    domain.test(address.slice(at + 1));
  return isPlain ? address : undefined;
}

/** Whether a text is one plain mail address. */
export const isEmail = (typed: string): boolean => readEmail(typed) !== undefined;
