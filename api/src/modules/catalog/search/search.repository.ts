import type { Db } from '@aaram/runtime/db';
import { readTexts } from '../match.sql.ts';
import {
  type Fragment,
  fragmentStatement,
  type Meant,
  meantStatement,
  nearestTermsStatement,
  suggestionStatement,
  termsStatement,
} from './suggestion.sql.ts';

/** Known words that contain this fragment, at most `limit`; of a single character at most MAX_TERMS. */
export async function findTermsContaining(db: Db, fragment: string, limit: number): Promise<string[]> {
  const { text, values } = termsStatement(fragment, limit);
  const rows = await db.unsafe<{ term: string }[]>(text, values);
  return rows.map((row) => row.term);
}

export type NearTerm = { term: string; likeness: number };

/** The known words most similar to a misspelt one, best first; `likeness` is 0.3 to 1. */
export async function findNearestTerms(db: Db, word: string, limit: number): Promise<NearTerm[]> {
  const { text, values } = nearestTermsStatement(word, limit);
  return db.unsafe<NearTerm[]>(text, values);
}

/** The best sold products that contain everything sought, as a JSON array; undefined when there is none. */
export async function findSuggestions(
  db: Db,
  search: Parameters<typeof suggestionStatement>[0],
): Promise<string | undefined> {
  const [json] = await readTexts(db, suggestionStatement(search));
  return json ?? undefined;
}

/** The products that a search means, as a JSON array of suggestions; undefined when there is none. */
export async function findMeantSuggestions(db: Db, meant: Meant): Promise<string | undefined> {
  const [json] = await readTexts(db, meantStatement(meant));
  return json ?? undefined;
}

/** Suggestions as a JSON array, or null when there are none, and their number. */
export type Lines = { json: string | null; count: number };

/** Suggestions for a typed fragment that is long enough for trigrams. */
export async function findSuggestionsOfFragment(db: Db, fragment: Fragment): Promise<Lines> {
  const [json = null, count] = await readTexts(db, fragmentStatement(fragment));
  return { json, count: Number(count ?? 0) };
}
