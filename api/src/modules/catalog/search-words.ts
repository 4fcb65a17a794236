import type { Db } from '#db/pool.ts';
import { findNearestTerm, findTermsContaining } from './search.repository.ts';

const MAX_WORDS = 6;
const SHORT = 3;
const WORTH_CORRECTING = 4;
/** From so many known words on, a short piece is common enough to find its ten products quickly. */
const COMMON = 20;

/** Words that people write in a way no product name does. */
const otherSpellings: Record<string, string[]> = {
  tshirt: ['t-shirt', 'tee'],
  tshirts: ['t-shirt', 'tee'],
  sandals: ['sandal', 'slipper'],
  trainers: ['sneaker', 'runner'],
};

/** What a search means: its words with their possible spellings, or `never` when nothing can match. */
export type SearchWords = { kind: 'words'; words: string[][]; corrected: string | null } | { kind: 'never' };

const splitWords = (q: string) =>
  [...new Set(q.toLowerCase().replaceAll('\0', '').split(/\s+/))]
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .slice(0, MAX_WORDS);

/**
 * Turns what a shopper typed into words to look for. A word that is in no product's name or shelf is replaced by the
 * nearest known one. Very short pieces, which no index can help, are looked up among the known words first.
 */
export async function resolveWords(db: Db, q: string): Promise<SearchWords> {
  const typed = splitWords(q);
  if (typed.length === 0) {
    return q.trim() === '' ? { kind: 'words', words: [], corrected: null } : { kind: 'never' };
  }
  const words: string[][] = [];
  let corrected = false;
  for (const word of typed) {
    const spellings = await findSpellings(db, word);
    if (spellings === undefined) {
      return { kind: 'never' };
    }
    corrected ||= spellings.length === 1 && spellings[0] !== word;
    words.push(spellings);
  }
  return { kind: 'words', words, corrected: corrected ? words.map((spellings) => spellings[0]).join(' ') : null };
}

async function findSpellings(db: Db, word: string): Promise<string[] | undefined> {
  const known = otherSpellings[word];
  if (known !== undefined) {
    return known;
  }
  // Words with a dash or an apostrophe inside are looked for as they are.
  if (/[^\p{L}\p{N}]/u.test(word)) {
    return [word];
  }
  const terms = await findTermsContaining(db, word, COMMON);
  if (terms.length > 0) {
    return word.length < SHORT && terms.length < COMMON ? terms : [word];
  }
  if (word.length < WORTH_CORRECTING) {
    return undefined;
  }
  const nearest = await findNearestTerm(db, word);
  return nearest === undefined ? undefined : [nearest];
}
