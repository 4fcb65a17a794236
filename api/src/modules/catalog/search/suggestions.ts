import type { Db } from '@aaram/runtime/db';
import type { Suggestion } from '@aaram/shared-domain/catalog';
import { hasTrigram } from './fold-text.ts';
import { MAX_RANKED } from './relevance.sql.ts';
import { resolveSearch } from './resolve-search.ts';
import {
  findMeantSuggestions,
  findSuggestions,
  findSuggestionsOfFragment,
  findTermsContaining,
  type Lines,
} from './search.repository.ts';
import type { SearchPort } from './search-port.ts';
import { splitWords, toPhrase } from './search-words.ts';
import { MAX_TERMS, type Sought } from './suggestion.sql.ts';
import type { LiveVocabulary } from './understand/live-vocabulary.ts';

const MAX_SUGGESTIONS = 10;
/** Number of hits from which the best lines are chosen, and of lines. */
const DROPDOWN = { candidates: 20, limit: MAX_SUGGESTIONS };
const NOTHING = '[]';

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
type Finders = { search: SearchPort; vocabulary: LiveVocabulary };

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

/** The products that were most likely meant, nearest first, as a JSON array; undefined when there are none. */
async function findMeant(db: Db, q: string, finders: Finders): Promise<string | undefined> {
  const { match } = await resolveSearch(db, { q, filters: {} }, finders);
  if (match === undefined) {
    return undefined;
  }
  const among = await finders.search.few(db, match, MAX_RANKED);
  return findMeantSuggestions(db, { match, among, phrase: toPhrase(q), limit: MAX_SUGGESTIONS });
}

/**
 * At most ten products, as a JSON array of suggestions. First those that contain the typed text as it is
 * (product-rules.md#search); then those that were meant, as a list finds them.
 */
export async function buildSuggestions(db: Db, q: string, finders: Finders): Promise<string> {
  const phrase = toPhrase(q);
  const words = splitWords(phrase);
  if (words.length === 0) {
    return NOTHING;
  }
  const terms = createTerms(db);
  const unique = new Map<string, Suggestion>();
  const take = (found: string | null | undefined): string | undefined => {
    const list: Suggestion[] = found ? JSON.parse(found) : [];
    for (const one of list) {
      unique.set(one._id, unique.get(one._id) ?? one);
    }
    return found && list.length >= MAX_SUGGESTIONS ? found : undefined;
  };
  const takeLines = ({ json, count }: Lines) => (json && count >= MAX_SUGGESTIONS ? json : take(json));
  const find = async (sought: Sought[] | undefined) =>
    take(sought === undefined ? undefined : await findSuggestions(db, { ...DROPDOWN, phrase, sought }));

  // A word that occurs nowhere is in no phrase either.
  const exact = hasTrigram(phrase.replaceAll(' ', '0'))
    ? takeLines(await findSuggestionsOfFragment(db, { fragment: phrase, ...DROPDOWN }))
    : await find(await seekAll(terms, words.length === 1 ? [[phrase]] : words.map((word) => [word])));
  if (exact !== undefined) {
    return exact;
  }
  take(await findMeant(db, q, finders));
  return JSON.stringify([...unique.values()].slice(0, MAX_SUGGESTIONS));
}
