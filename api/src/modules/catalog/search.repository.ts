import type { Db } from '#db/pool.ts';

const SIMILAR_ENOUGH = 0.3;

/** Known words that contain this piece, at most `limit`. */
export async function findTermsContaining(db: Db, piece: string, limit: number): Promise<string[]> {
  const rows = await db<{ term: string }[]>`
    select term from search_terms where term like ${`%${piece.replace(/[\\%_]/g, '\\$&')}%`} limit ${limit}`;
  return rows.map((row) => row.term);
}

/** The known word most like a misspelt one, or undefined when none is. */
export async function findNearestTerm(db: Db, word: string): Promise<string | undefined> {
  const [row] = await db<{ term: string }[]>`
    select term from search_terms where term % ${word} and similarity(term, ${word}) >= ${SIMILAR_ENOUGH}
    order by similarity(term, ${word}) desc, term limit 1`;
  return row?.term;
}
