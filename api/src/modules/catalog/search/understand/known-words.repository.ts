import type { Db } from '#db/pool.ts';
import { likePattern } from '../../match.sql.ts';
import { findNearestTerms } from '../search.repository.ts';
import type { KnownWords } from './understand-query.ts';

const NEAR = 8;

/** What the words of products here are asked for. */
export const createKnownWords = (db: Db): KnownWords => ({
  async whole(words) {
    const rows = await db<
      { term: string }[]
    >`select term from search_terms where term = any(${words as string[]}::text[])`;
    return new Set(rows.map(({ term }) => term));
  },
  async isStart(start) {
    const pattern = likePattern(start).slice(1);
    const rows = await db`select from search_terms where term like ${pattern} limit 1`;
    return rows.length > 0;
  },
  near: async (word) => (await findNearestTerms(db, word, NEAR)).map(({ term }) => term),
});
