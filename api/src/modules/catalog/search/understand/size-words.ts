import { readSize } from '@aaram/shared-domain/catalog';

/** One letter may be anything; longer ones are a size wherever they stand. */
const CLEAR = /^(?:xl|xxl|2xl)$/;
const BEFORE = /^(?:size|saiz|साइज|साइज़|uk|ind)$/;

/**
 * The size that the words of a query name, and where: "size 8", "uk 9", "xl", or a letter at the end. Undefined when it
 * names none.
 */
export function findSizeWord(words: readonly string[]): { size: string; from: number; to: number } | undefined {
  for (const [at, word] of words.entries()) {
    const next = words[at + 1];
    const size = next === undefined ? undefined : readSize(next);
    if (BEFORE.test(word) && size !== undefined) {
      return { size, from: at, to: at + 2 };
    }
    const isLast = at > 0 && at === words.length - 1;
    const own = CLEAR.test(word) || (isLast && /^[sml]$/.test(word)) ? readSize(word) : undefined;
    if (own !== undefined) {
      return { size: own, from: at, to: at + 1 };
    }
  }
  return undefined;
}
