import type { Db, Part } from '@aaram/runtime/db';
import { foldDigits, readPhone } from '@aaram/shared-domain/read';

/** A text as part of a `like` pattern, in which no sign means anything else. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** Fewer digits would be found in too many numbers. */
const MIN_DIGITS = 4;

/** The digits of a phone number, or of its beginning or end, as typed; undefined for anything else. */
function readPartOfPhone(typed: string): string | undefined {
  const hasCountry = foldDigits(typed).trim().startsWith('+91');
  const digits = readPhone(typed);
  const own = hasCountry && digits.length < 12 ? digits.replace(/^91/, '') : digits;
  return own.length >= MIN_DIGITS ? own : undefined;
}

/** Whether a name has this text in it, whatever its case and accents: `jose` is in `José`. */
export const nameHas = (db: Db, column: Part, typed: string) =>
  db`fold_text(${column}) like '%' || fold_text(${escapeLike(typed)}) || '%'`;

/** The same for the beginning of a name, or of a word of it. */
export const nameBegins = (db: Db, column: Part, typed: string) =>
  db`' ' || fold_text(${column}) like '% ' || fold_text(${escapeLike(typed)}) || '%'`;

/** Whether a stored number has the digits that were typed, with spaces, +91 or in any script. */
export function phoneHas(db: Db, column: Part, typed: string) {
  const digits = readPartOfPhone(typed);
  return digits === undefined ? db`false` : db`${column} like ${`%${digits}%`}`;
}
