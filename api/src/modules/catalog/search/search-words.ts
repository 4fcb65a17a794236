import type { Db } from '#db/pool.ts';
import { foldText, toSingular } from './fold-text.ts';
import { findNearestTerms, findTermsContaining } from './search.repository.ts';

const MAX_WORDS = 6;
const WORTH_CORRECTING = 4;
const JOINTS = /[-'’./&+]+/;

/** Words that shoppers use and product names do not, by their singular. */
const otherSpellings = new Map([
  ['tshirt', ['tee']],
  ['sandal', ['slipper']],
  ['trainer', ['sneaker', 'runner']],
]);

/** The meaning of a search: its words with their possible spellings, or `never` when nothing can match. */
export type SearchWords = { kind: 'words'; words: string[][]; corrected: string | null } | { kind: 'never' };

/** The typed text in the form that is compared: folded, single spaces, no NUL. */
export const toPhrase = (q: string) => foldText(q).replaceAll('\0', ' ').replace(/\s+/g, ' ').trim();

/** The words of a phrase; punctuation alone counts only when there is nothing else. */
export function splitWords(phrase: string): string[] {
  const all = [...new Set(phrase.split(' '))].filter((word) => word !== '');
  const speaking = all.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (speaking.length > 0 ? speaking : all).slice(0, MAX_WORDS);
}

/** The forms in which a word may stand in a product's text: itself, its singular, its synonyms. */
export function listSpellings(word: string): string[] {
  const singular = toSingular(word);
  return [...new Set([word, singular, ...(otherSpellings.get(singular) ?? [])])];
}

/** The parts of a word that contains a dash or a similar joint; none when there is no joint. */
export function splitParts(word: string): string[] {
  const parts = word.split(JOINTS).filter((part) => part !== '');
  return JOINTS.test(word) ? parts : [];
}

/** Letters only: such a word can be a typing error. A different number is a different product. */
export const isPlainWord = (word: string) => /^[\p{L}\p{M}]+$/u.test(word);

async function isKnown(db: Db, spellings: readonly string[]): Promise<boolean> {
  for (const spelling of spellings) {
    if ((await findTermsContaining(db, spelling, 1)).length > 0) {
      return true;
    }
  }
  return false;
}

/** The same without the known words, to which those of drafts do not belong: nothing is corrected. */
export const readWords = (q: string): SearchWords => ({
  kind: 'words',
  words: splitWords(toPhrase(q)).map(listSpellings),
  corrected: null,
});

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
 * Turns what a shopper typed into words to look for, each with its spellings. A word that is in no product's name or
 * category is replaced by the nearest known one; `corrected` is then the corrected text.
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
