import type { Suggestion } from '@aaram/shared-domain/catalog';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import type { Db } from '#db/pool.ts';
import { findNearestTerms, findSuggestions, findTermsContaining, type SuggestionRow } from './search.repository.ts';
import { hasTrigram, isPlainWord, listSpellings, splitParts, splitWords, toPhrase } from './search-words.ts';
import type { Sought } from './suggestion.sql.ts';

const MAX_SUGGESTIONS = 10;
const CANDIDATES = 20;
const MAX_TERMS = 200;
const NEAR_TERMS = 4;
/** How alike a known word must be to stand in for a typed one that is itself known. */
const CLEARLY_ALIKE = 0.45;
const WORTH_CORRECTING = 4;

/** A piece too short for trigrams is looked up among the known words; undefined when none contains it. */
async function seek(db: Db, spellings: string[]): Promise<Sought | undefined> {
  if (spellings.every(hasTrigram)) {
    return { spellings };
  }
  const tokens = (await Promise.all(spellings.map((one) => findTermsContaining(db, one, MAX_TERMS)))).flat();
  return tokens.length === 0 ? undefined : { spellings, tokens };
}

async function seekAll(db: Db, words: readonly string[][]): Promise<SuggestionRow[]> {
  const sought = await Promise.all(words.map((spellings) => seek(db, spellings)));
  const found = sought.filter((one) => one !== undefined);
  return found.length < words.length || found.length === 0 ? [] : findSuggestions(db, found, CANDIDATES);
}

/** The known words nearest to a typed one; only clearly alike ones beside a word that is itself known. */
async function nearSpellings(db: Db, word: string, isHit: boolean): Promise<string[]> {
  if (word.length < WORTH_CORRECTING || !isPlainWord(word)) {
    return listSpellings(word);
  }
  const near = await findNearestTerms(db, word, NEAR_TERMS);
  const best = near[0]?.likeness ?? 0;
  const alike = near.filter(({ likeness }) => likeness >= (isHit ? CLEARLY_ALIKE : best - 0.1));
  return [...(isHit ? listSpellings(word) : []), ...alike.map(({ term }) => term)];
}

/** 0 when the name begins with what was typed, 1 when one of its words does, 2 otherwise. */
function rankName({ name }: SuggestionRow, phrase: string): number {
  const text = toPhrase(name);
  if (text.startsWith(phrase)) {
    return 0;
  }
  return text.includes(` ${phrase}`) ? 1 : 2;
}

const toSuggestion = ({ id, name, brand, category, pricePaise, image }: SuggestionRow): Suggestion => ({
  _id: id,
  name,
  brand,
  category,
  price: rupeesFromPaise(pricePaise),
  image,
});

/**
 * At most ten products. First those in which what was typed stands as it is (specification §5); places still free go
 * to those with all its words in whatever order, form or spelling; the last ones to slips of the finger.
 */
export async function buildSuggestions(db: Db, q: string): Promise<Suggestion[]> {
  const phrase = toPhrase(q);
  const words = splitWords(phrase);
  if (words.length === 0) {
    return [];
  }
  const kept = new Map<string, SuggestionRow>();
  const add = (rows: SuggestionRow[]) => {
    for (const row of rows.toSorted((a, b) => rankName(a, phrase) - rankName(b, phrase))) {
      kept.set(row.id, kept.get(row.id) ?? row);
    }
  };
  const isFull = () => kept.size >= MAX_SUGGESTIONS;

  if (words.length === 1 || hasTrigram(phrase)) {
    add(await seekAll(db, [[phrase]]));
  }
  const loose = words.flatMap((word) => [splitParts(word), [word]].find((parts) => parts.length > 0) ?? []);
  const isLooser = loose.length > 1 || loose.some((word) => listSpellings(word).length > 1);
  if (!isFull() && isLooser) {
    add(await seekAll(db, loose.map(listSpellings)));
  }
  if (!isFull()) {
    const isHit = await Promise.all(loose.map(async (word) => (await findTermsContaining(db, word, 1)).length > 0));
    const near = await Promise.all(loose.map((word, index) => nearSpellings(db, word, isHit[index] === true)));
    const isNew = near.some((spellings, index) => spellings.join() !== listSpellings(loose[index] ?? '').join());
    if (isNew && near.every((spellings) => spellings.length > 0)) {
      add(await seekAll(db, near));
    }
  }
  return [...kept.values()].slice(0, MAX_SUGGESTIONS).map(toSuggestion);
}
