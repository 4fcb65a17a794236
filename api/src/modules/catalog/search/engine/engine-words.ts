/**
 * How the engine gets words. It knows letters, digits and signs outside of ASCII; the signs of ASCII would part words or
 * be read as commands, so each is written as two capitals, which folded text does not have: the first is A or B, the
 * second is not, so that a part of a word is found only where it stands.
 */
const SIGNS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'];
const FIRST = 'AB';
const SECOND = 'CDEFGHIJKLMNOPQRSTUVWXYZ';

const names = new Map(
  SIGNS.map((sign, index) => [sign, `${FIRST[Math.floor(index / SECOND.length)]}${SECOND[index % SECOND.length]}`]),
);

export const toEngineWord = (word: string): string =>
  [...word]
    .filter((sign) => (sign.codePointAt(0) ?? 0) > 0x20)
    .map((sign) => names.get(sign) ?? sign)
    .join('');

/** The engine cuts longer words off, and looks for no shorter ones within others. */
const MAX_LETTERS = 42;
const MIN_LETTERS = 2;

/** Whether the engine can look for this text within words. */
export function isFindable(word: string): boolean {
  const signs = [...toEngineWord(word)];
  // Its own range of letters ends with the last sign of the second plane.
  return (
    signs.length >= MIN_LETTERS &&
    signs.length <= MAX_LETTERS &&
    signs.every((sign) => (sign.codePointAt(0) ?? 0) < 0x20000)
  );
}
