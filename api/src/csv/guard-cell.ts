/** Signs with which spreadsheets begin a formula, also in their full width, after apostrophes and what cannot be seen. */
const formula = /^'*(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
/**
 * What a spreadsheet would read as a date or a number, and save as another text: `2-4`, `MAR-1`, `007`, `1E5`, `1.50`,
 * and numbers with more digits than it keeps.
 */
const altered =
  /^'*(?:\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{2,4}|[a-z]{3,9}[-/ ]\d{1,4}|\d{1,2}[-/ ][a-z]{3,9}(?:[-/ ]\d{2,4})?|0\d+(?:\.\d+)?|\d+(?:\.\d+)?E[+-]?\d+|\d+\.\d*0|\d{16,})$/i;

const isGuarded = (text: string) => formula.test(text) || altered.test(text);

/**
 * A text that no spreadsheet runs as a formula, or saves as another one: with an apostrophe before it, which the import
 * takes off again.
 */
export const guardCell = (text: string): string => (isGuarded(text) ? `'${text}` : text);

/** The text of a cell as it was before `guardCell`. */
export const unguardCell = (text: string): string => (text.startsWith("'") && isGuarded(text) ? text.slice(1) : text);
