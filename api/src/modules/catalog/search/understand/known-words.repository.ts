import type { Db } from '@aaram/runtime/db';
import { likePattern } from '../../match.sql.ts';
import { findNearestTerms } from '../search.repository.ts';
import type { KnownWords } from './understand-query.ts';

const NEAR = 8;

/** What the words of products here are asked for. */
export const createKnownWords = (db: Db): KnownWords => ({
  async whole(words) {
    const rows = await db<{ term: string }[]>`select term from search_terms where term = any(${words}::text[])`;
    return new Set(rows.map(({ term }) => term));
  },
  async complete(start) {
    const pattern = likePattern(start).slice(1);
    // Any hundred of them: of so many beginnings of one word the shortest is not worth a search.
    const rows = await db<{ term: string }[]>`
      select term from (select term from search_terms where term like ${pattern} limit 100) found
      order by length(term), term limit 1`;
    return rows[0]?.term;
  },
  near: async (word) => (await findNearestTerms(db, word, NEAR)).map(({ term }) => term),
});
