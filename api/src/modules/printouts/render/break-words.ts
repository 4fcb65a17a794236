const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Words up to this many letters stay whole: the templates have room for them. */
const MAX_WORD = 16;
const BREAK = '\u200B';

/** Lets a word that is longer than any line be broken between its letters, so that it runs over nothing. */
function breakWord(word: string): string {
  if (word.length <= MAX_WORD) {
    return word;
  }
  const letters = [...graphemes.segment(word)].map(({ segment }) => segment);
  return letters.length <= MAX_WORD ? word : letters.join(BREAK);
}

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
