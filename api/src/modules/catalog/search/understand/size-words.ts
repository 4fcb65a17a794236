import { sizesByType } from '@aaram/shared-domain/catalog';

const clothing: readonly string[] = sizesByType.Clothing;
const named: readonly string[] = [...clothing, ...sizesByType.Age, ...sizesByType.ShoeSize];
const otherNames: Readonly<Record<string, string>> = {
  small: 'S',
  medium: 'M',
  large: 'L',
  'extra-large': 'XL',
  '2xl': 'XXL',
};
/** One letter may be anything; longer ones are a size wherever they stand. */
const CLEAR = /^(?:xl|xxl|2xl)$/;
const BEFORE = /^(?:size|saiz|साइज|साइज़|uk|ind)$/;

const toSize = (word: string): string | undefined => {
  const size = otherNames[word] ?? word.toUpperCase();
  return named.includes(size) ? size : undefined;
};

/**
 * The size that the words of a query name, and where: "size 8", "uk 9", "xl", or a letter at the end. Undefined when it
 * names none.
 */
export function findSizeWord(words: readonly string[]): { size: string; from: number; to: number } | undefined {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const size = next === undefined ? undefined : toSize(next);
    if (BEFORE.test(word) && size !== undefined) {
      return { size, from: at, to: at + 2 };
    }
    const isLast = at > 0 && at === words.length - 1;
    const own = CLEAR.test(word) || (isLast && /^[sml]$/.test(word)) ? toSize(word) : undefined;
    if (own !== undefined) {
      return { size: own, from: at, to: at + 1 };
    }
  }
  return undefined;
}
