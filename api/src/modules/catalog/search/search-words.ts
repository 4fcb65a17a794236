import type { Db } from '#db/pool.ts';
import { foldText, toSingular } from './fold-text.ts';
import { findNearestTerms, findTermsContaining } from './search.repository.ts';

const MAX_WORDS = 6;
const WORTH_CORRECTING = 4;
const JOINTS = /[-'’./&+]+/;

/** Words that people write in a way no product name does, by their singular. */
const otherSpellings = new Map([
  ['tshirt', ['tee']],
  ['sandal', ['slipper']],
  ['trainer', ['sneaker', 'runner']],
]);

/** What a search means: its words with their possible spellings, or `never` when nothing can match. */
export type SearchWords = { kind: 'words'; words: string[][]; corrected: string | null } | { kind: 'never' };

/** What was typed, as it is compared: folded, blanks made one, no NUL. */
export const toPhrase = (q: string) => foldText(q).replaceAll('\0', ' ').replace(/\s+/g, ' ').trim();

/** The words of a phrase; lone signs count only when there is nothing else. */
export function splitWords(phrase: string): string[] {
  const all = [...new Set(phrase.split(' '))].filter((word) => word !== '');
  const speaking = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (speaking.length > 0 ? speaking : all).slice(0, MAX_WORDS);
}

/** A word as it may stand in a product's text: itself, its singular, its other names. */
export function listSpellings(word: string): string[] {
  const singular = toSingular(word);
  return [...new Set([word, singular, ...(otherSpellings.get(singular) ?? [])])];
}

/** The parts of a word with a dash or the like inside; none when there is no such sign. */
export function splitParts(word: string): string[] {
  const parts = word.split(JOINTS).filter((part) => part !== '');
  return JOINTS.test(word) ? parts : [];
}

/** Letters only: what can be a slip of the finger. Another number is another product. */
export const isPlainWord = (word: string) => /^[\p{L}\p{M}]+$/u.test(word);

async function isKnown(db: Db, spellings: readonly string[]): Promise<boolean> {
  for (const spelling of spellings) {
    if ((await findTermsContaining(db, spelling, 1)).length > 0) {
      return true;
    }
  }
  return false;
}

type Understood = { words: string[][]; isCorrected: boolean };

async function understand(db: Db, word: string): Promise<Understood | undefined> {
  const spellings = listSpellings(word);
  if (await isKnown(db, spellings)) {
    return { words: [spellings], isCorrected: false };
  }
  const parts = splitParts(word);
  const known = await Promise.all(parts.map((part) => isKnown(db, listSpellings(part))));
  if (parts.length > 0 && known.every(Boolean)) {
    return { words: parts.map(listSpellings), isCorrected: false };
  }
  const [nearest] = word.length < WORTH_CORRECTING || !isPlainWord(word) ? [] : await findNearestTerms(db, word, 1);
  return nearest === undefined ? undefined : { words: [[nearest.term]], isCorrected: true };
}

/**
 * Turns what a shopper typed into words to look for, each in one of its spellings. A word that is in no product's
 * name or category is replaced by the nearest known one, which `corrected` then says.
 */
export async function resolveWords(db: Db, q: string): Promise<SearchWords> {
  const words: string[][] = [];
  let isCorrected = false;
  for (const word of splitWords(toPhrase(q))) {
    const understood = await understand(db, word);
    if (understood === undefined) {
      return { kind: 'never' };
    }
    isCorrected ||= understood.isCorrected;
    words.push(...understood.words);
  }
  return { kind: 'words', words, corrected: isCorrected ? words.map((spellings) => spellings[0]).join(' ') : null };
}
