import type { Db } from '@aaram/runtime/db';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import type { Match } from '../match.ts';
import type { SearchPort } from '../search/search-port.ts';
import { listProducts } from './product-list.repository.ts';
import type { Page } from './product-list.sql.ts';

/** Up to this many matches are read by their ids; with more, the index of the order finds a page after a short scan. */
export const FEW = 1000;

export type Finders = { facetIndex: LiveFacetIndex; search: SearchPort };

/** Whether a match asks for more than a category. */
const isFiltered = (match: Match) => Object.entries(match).some(([name, value]) => name !== 'category' && value);

/**
 * The ids of a match as an array of PostgreSQL, when they are so few that reading by id is faster than any index;
 * otherwise undefined.
 */
export async function findFew(db: Db, match: Match, { facetIndex, search }: Finders): Promise<string | undefined> {
  if (!isFiltered(match) || (await search.few(db, match, FEW)) === undefined) {
    return undefined;
  }
  await facetIndex.refresh();
  return search.few(db, match, FEW);
}

/** A page of any other list. `indexed` is its match as far as the facet index knows it. */
export async function readFiltered(db: Db, { page, indexed }: { page: Page; indexed: Match }, finders: Finders) {
  const { facetIndex, search } = finders;
  const read = async (among: string | undefined) => {
    const row = await listProducts(db, { ...page, among }, await facetIndex.snapshot());
    await facetIndex.apply(row);
    return row;
  };
  const known = isFiltered(indexed) ? await search.few(db, indexed, FEW) : undefined;
  const isOfMemory = known !== undefined && facetIndex.few(indexed, FEW) === known;
  const row = await read(known);
  // The statement tells what has changed since these ids were found, so nobody has to ask before.
  const isRight = !isOfMemory || facetIndex.few(indexed, FEW) === known;
  return isRight ? row : read(await findFew(db, indexed, finders));
}
