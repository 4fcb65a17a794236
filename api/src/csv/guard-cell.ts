/** Signs with which spreadsheets begin a formula, also in their full width, after any apostrophes. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet runs as a formula: an apostrophe before it, which the import takes off again. */
export const guardCell = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text of a cell as it was before `guardCell`. */
export const unguardCell = (text: string): string =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
