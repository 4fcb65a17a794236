import type { Db } from '@aaram/runtime/db';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/catalog.ts';
import type { Match } from '../match.ts';
import {
  type Cursor,
  formatCursor,
  formatSearchCursor,
  type ListOrder,
  type SearchCursor,
  type SearchStep,
} from './product-cursor.ts';
import type { ListRow } from './product-list.repository.ts';
import type { Page } from './product-list.sql.ts';
import { FEW, type Finders, readFiltered } from './read-page.ts';
import type { ResolvedList } from './resolve-list.ts';

const NO_ROWS: ListRow = { text: '[]', count: 0, nextKey: null, nextId: null, ids: [], changed: null, snapshot: '' };

/** A page with the cursor of the next one. */
export type RowWithCursor = ListRow & { cursor: string | null };

/** A page of an order that has one kind of cursor. */
export const withCursor = (row: ListRow, order: ListOrder): RowWithCursor => ({
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
export async function readFound(
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
