/** Marks that change the direction of the text after them; what prints a text isolates it instead. */
const directionMarks = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** A character that leaves ink: no space, no control, no mark without a width, no blank Braille cell. */
const visible = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{Cc}\p{Cf}\u2800]/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * What somebody meant by a typed or pasted text: without direction marks, and empty when nothing in it can be seen
 * (product-rules.md#texts-as-people-type-them). Joiners inside words stay: Hindi and emoji need them.
 */
export function readText(typed: string): string {
  const text = typed.replace(directionMarks, '');
  return visible.test(text) ? text : '';
}

/** Whether a text says nothing: missing, empty, or only of what cannot be seen. */
export const isBlank = (typed: string | null | undefined): boolean => readText(typed ?? '') === '';

/**
 * The text with its direction isolated, for a sentence or a form in which something follows it: `₹5` after a name in
 * Urdu stays `₹5`. A text without letters from right to left is returned as it is.
 */
export const isolate = (text: string): string => (rightToLeft.test(text) ? `\u2068${text}\u2069` : text);

/** Compatible forms as their plain ones (full width, ligatures, no-break spaces), and digits of any script as 0 to 9. */
export const foldDigits = (typed: string): string =>
  typed.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(readDigit(digit)));

/** Digits of a script stand in order in a run of ten; each run begins where the character before it is none. */
function readDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) {
    value += 1;
  }
  return value;
}
