const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/**
 * Words up to this many UTF-16 units stay whole: the templates have room for them. Units and not letters, because one
 * letter of an Indian script may be as wide as its six code points.
 */
const MAX_WORD = 16;
const BREAK = '\u200B';

/** Lets a word that is longer than any line be broken between its letters, so that it runs over nothing. */
const breakWord = (word: string) =>
  word.length <= MAX_WORD ? word : [...graphemes.segment(word)].map(({ segment }) => segment).join(BREAK);

/** The data of a printout with words that can be broken; drawings stay as they are. */
export function breakWords(data: unknown): unknown {
  if (typeof data === 'string') {
    return data.startsWith('<svg') ? data : data.toWellFormed().replace(/\S+/g, breakWord);
  }
  if (Array.isArray(data)) {
    return data.map(breakWords);
  }
  return typeof data === 'object' && data !== null
    ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, breakWords(value)]))
    : data;
}
