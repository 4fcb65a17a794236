import type { Suggestion } from '@aaram/shared-domain/catalog';
import type { Db } from '#db/pool.ts';
import { DROPDOWN, type HotReads } from '../listing/hot-reads.ts';
import { hasTrigram } from './fold-text.ts';
import { findNearestTerms, findSuggestions, findTermsContaining, type Lines } from './search.repository.ts';
import { isPlainWord, listSpellings, splitParts, splitWords, toPhrase } from './search-words.ts';
import { MAX_TERMS, type Sought } from './suggestion.sql.ts';

const { limit: MAX_SUGGESTIONS } = DROPDOWN;
const NOTHING = '[]';
const NEAR_TERMS = 4;
/** How similar a known word must be to replace a typed word that is itself known. */
const CLEARLY_ALIKE = 0.45;
const WORTH_CORRECTING = 4;

/** Looks up fragments among the known words, each only once. */
function createTerms(db: Db) {
  const asked = new Map<string, Promise<string[]>>();
  return (fragment: string): Promise<string[]> => {
    const known = asked.get(fragment) ?? findTermsContaining(db, fragment, MAX_TERMS);
    asked.set(fragment, known);
    return known;
  };
}
type Terms = ReturnType<typeof createTerms>;

/** Looks up a word among the known ones where trigrams alone do not help; undefined when none contains it. */
async function seek(terms: Terms, spellings: string[], isOnlyWord: boolean): Promise<Sought | undefined> {
  if (isOnlyWord && spellings.every(hasTrigram)) {
    return { spellings };
  }
  const found = await Promise.all(spellings.map(terms));
  if (found.every((list) => list.length === 0)) {
    return undefined;
  }
  const isTooMany = found.some((list) => list.length >= MAX_TERMS);
  return { spellings, tokens: isTooMany ? [] : found.flat() };
}

/** Everything to look for; undefined when one of the words occurs nowhere. */
async function seekAll(terms: Terms, words: readonly string[][]): Promise<Sought[] | undefined> {
  const sought = await Promise.all(words.map((spellings) => seek(terms, spellings, words.length === 1)));
  const found = sought.filter((one) => one !== undefined);
  return found.length < words.length ? undefined : found;
}

/** The known words nearest to a typed one; when the typed word is itself known, only very similar ones. */
async function nearSpellings(db: Db, word: string, isHit: boolean): Promise<string[]> {
  if (word.length < WORTH_CORRECTING || !isPlainWord(word)) {
    return listSpellings(word);
  }
  const near = await findNearestTerms(db, word, NEAR_TERMS);
  const best = near[0]?.likeness ?? 0;
  const alike = near.filter(({ likeness }) => likeness >= (isHit ? CLEARLY_ALIKE : best - 0.1));
  return [...(isHit ? listSpellings(word) : []), ...alike.map(({ term }) => term)];
}

/** The words with possible corrections; undefined when there are no new ones. */
async function findNear(db: Db, terms: Terms, words: readonly string[]): Promise<string[][] | undefined> {
  const near = await Promise.all(words.map(async (word) => nearSpellings(db, word, (await terms(word)).length > 0)));
  const isNew = near.some((spellings, index) => spellings.join() !== listSpellings(words[index] ?? '').join());
  return isNew && near.every((spellings) => spellings.length > 0) ? near : undefined;
}

/**
 * At most ten products, as a JSON array of suggestions. First those that contain the typed text as it is
 * (product-rules.md#search); then those with all its words in any order, form or spelling; then those with corrected
 * typing errors.
 */
export async function buildSuggestions(
  db: Db,
  q: string,
  { hot }: { hot: Pick<HotReads, 'fragment'> },
): Promise<string> {
  const phrase = toPhrase(q);
  const words = splitWords(phrase);
  if (words.length === 0) {
    return NOTHING;
  }
  const terms = createTerms(db);
  const kept = new Map<string, Suggestion>();
  const take = (found: string | null | undefined): string | undefined => {
    const list: Suggestion[] = found ? JSON.parse(found) : [];
    for (const one of list) {
      kept.set(one._id, kept.get(one._id) ?? one);
    }
    return found && list.length >= MAX_SUGGESTIONS ? found : undefined;
  };
  const takeLines = ({ json, count }: Lines) => (json && count >= MAX_SUGGESTIONS ? json : take(json));
  const find = async (sought: Sought[] | undefined, isExact = false) =>
    take(sought === undefined ? undefined : await findSuggestions(db, { ...DROPDOWN, phrase, isExact, sought }));
  const isFull = () => kept.size >= MAX_SUGGESTIONS;

  // A word that occurs nowhere is in no phrase either.
  const exact = hasTrigram(phrase.replaceAll(' ', '0'))
    ? takeLines(await hot.fragment(db, phrase))
    : await find(await seekAll(terms, words.length === 1 ? [[phrase]] : words.map((word) => [word])), true);
  if (exact !== undefined) {
    return exact;
  }
  const loose = words.flatMap((word) => [splitParts(word), [word]].find((parts) => parts.length > 0) ?? []);
  if (loose.length > 1 || loose.some((word) => listSpellings(word).length > 1)) {
    await find(await seekAll(terms, loose.map(listSpellings)));
  }
  if (!isFull()) {
    const near = await findNear(db, terms, loose);
    await find(near === undefined ? undefined : await seekAll(terms, near));
  }
  return JSON.stringify([...kept.values()].slice(0, MAX_SUGGESTIONS));
}
