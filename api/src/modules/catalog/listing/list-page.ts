import type { Db } from '@aaram/runtime/db';
import type { SearchNotice } from '@aaram/shared-domain/catalog';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';
import type { LiveFacetIndex } from '../facets/live-facet-index.ts';
import type { Match } from '../match.ts';
import type { SearchPort } from '../search/search-port.ts';
import {
  type Cursor,
  formatCursor,
  formatSearchCursor,
  type ListOrder,
  type SearchCursor,
  type SearchStep,
} from './product-cursor.ts';
import { type ListRow, listProducts, type Page } from './product-list.repository.ts';

/** Up to this many matches are read by their ids; with more, the index of the order finds a page after a short scan. */
const FEW = 1000;

/** What a list resolves to. */
export type ResolvedList = {
  order: ListOrder;
  after: Cursor | undefined;
  /** Where a list by relevance goes on. */
  step: SearchCursor | undefined;
  /** The typed text, folded. */
  phrase: string;
  isIndexed: boolean;
  /** The match as far as the facet index knows it. */
  indexed: Match;
  match: Match;
  notice: SearchNotice | null;
};

/** What finds products besides the database. */
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

/** A page of a list that the facet index knows. `indexed` is its match as far as the facet index knows it. */
async function readFiltered(db: Db, { page, indexed }: { page: Page; indexed: Match }, finders: Finders) {
  const { facetIndex, search } = finders;
  const read = async (among: string | undefined) => {
    const row = await listProducts(db, { ...page, among }, await facetIndex.snapshot());
    await facetIndex.apply(row);
    return row;
  };
  const known = isFiltered(indexed) ? await search.few(db, indexed, FEW) : undefined;
  const isOfMemory = known !== undefined && facetIndex.few(indexed, FEW) === known;
  const row = await read(known);
  // The statement reports what has changed since these ids were found, so no poll is needed before.
  const isRight = !isOfMemory || facetIndex.few(indexed, FEW) === known;
  return isRight ? row : read(await findFew(db, indexed, finders));
}

/** A page of products that the facet index does not know. */
async function readAll(db: Db, page: Page, facetIndex: LiveFacetIndex) {
  const row = await listProducts(db, page, await facetIndex.snapshot());
  await facetIndex.apply(row);
  return row;
}

const NO_ROWS: ListRow = { text: '[]', count: 0, nextKey: null, nextId: null, ids: [], changed: null, snapshot: '' };

/** A page with the cursor of the next one. */
export type RowWithCursor = ListRow & { cursor: string | null };

/** A page of an order that has one kind of cursor. */
const withCursor = (row: ListRow, order: ListOrder): RowWithCursor => ({
  ...row,
  cursor: cursorOf(row, (last) => formatCursor(order, last)),
});

const cursorOf = ({ nextKey, nextId }: ListRow, format: (last: Cursor) => string): string | null =>
  nextKey === null || nextId === null ? null : format({ key: nextKey, id: nextId });
const withStep = (row: ListRow, step: SearchStep): RowWithCursor => ({
  ...row,
  cursor: cursorOf(row, (last) => formatSearchCursor(step, last)),
});

const joinJson = (one: string, other: string) =>
  one === '[]' ? other : other === '[]' ? one : `${one.slice(0, -1)},${other.slice(1)}`;

type Many = { page: Page; step: SearchCursor | undefined };

/** Many matches: by sales, first those that meet the whole search, then those that only have its letters. */
async function readManyFound(db: Db, { page, step }: Many, finders: Finders): Promise<RowWithCursor> {
  const { words, groups, ...filters } = page.match;
  const read = (match: Match, limit: number, after: Cursor | undefined) =>
    readFiltered(db, { page: { ...page, order: 'mostSold', match, limit, after }, indexed: match }, finders);
  const isRest = groups === undefined || step?.step === 'rest';
  const first = isRest ? NO_ROWS : await read({ ...filters, groups }, page.limit, step?.after);
  if (first.nextId !== null || words === undefined) {
    return withStep(first, 'mostSold');
  }
  if (first.count === page.limit) {
    return { ...first, cursor: formatSearchCursor('rest') };
  }
  const letters = { ...filters, words, notGroups: groups };
  const rest = await read(letters, page.limit - first.count, isRest ? step?.after : undefined);
  const joined = {
    ...rest,
    text: joinJson(first.text, rest.text),
    count: first.count + rest.count,
    ids: [...first.ids, ...rest.ids],
  };
  return withStep(joined, 'rest');
}

/** A page of a search, nearest first. */
async function readFound(
  db: Db,
  { page, resolved: { step, indexed } }: { page: Page; resolved: Pick<ResolvedList, 'step' | 'indexed'> },
  finders: Finders,
): Promise<Outcome<RowWithCursor>> {
  const isFew = (await finders.search.few(db, indexed, FEW)) !== undefined;
  const isByRelevance = step?.step === 'relevance';
  if (isByRelevance && !isFew) {
    return refuseField('cursor', texts.pageGone);
  }
  if (isByRelevance || (step === undefined && isFew)) {
    return withStep(await readFiltered(db, { page: { ...page, after: step?.after }, indexed }, finders), 'relevance');
  }
  return readManyFound(db, { page, step }, finders);
}

/** One page of a list, from where its order reads it best. */
export async function readPage(
  db: Db,
  { resolved, ...how }: { resolved: ResolvedList } & Pick<Page, 'limit' | 'view' | 'isOwn'>,
  finders: Finders,
): Promise<Outcome<RowWithCursor>> {
  const { order, after, phrase, isIndexed, indexed, match } = resolved;
  const page = { match, order, phrase, after, ...how };
  if (order === 'relevance') {
    return readFound(db, { page, resolved }, finders);
  }
  const read = isIndexed ? readFiltered(db, { page, indexed }, finders) : readAll(db, page, finders.facetIndex);
  return withCursor(await read, order);
}
