/** The characters that the database's `fold_text` removes: accents, the nukta of Devanagari, zero-width joiners. */
const MARKS = /[\u0300-\u036f\u093c\u200b-\u200d]/g;

/** Text in the form that is searched: lower case, without accents. Same as `fold_text` in the database. */
export const foldText = (text: string) => text.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** A word's singular by the regular rules of English; the word itself when none applies. */
export function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) {
    return `${word.slice(0, -3)}y`;
  }
  if (word.length > 4 && /(?:[cs]h|ss|x|z)es$/.test(word)) {
    return word.slice(0, -2);
  }
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Whether a trigram index can find it: three letters or digits in a row. */
export const hasTrigram = (fragment: string) => /[\p{L}\p{N}]{3}/u.test(fragment);
