import { Readable } from 'node:stream';
import type { Db } from '@aaram/runtime/db';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import { MAX_RANKED } from '../search/relevance.sql.ts';
import { type CatalogContext, countList, type ListInput, noticeOf, resolveList } from './list.service.ts';
import { type Cursor, formatCursor, formatSearchCursor, type ListOrder } from './product-cursor.ts';
import { listIds, readProductsOfIds } from './product-list.repository.ts';

/** Products read at once, so that a list of any length takes the same memory. */
const PIECE = 100;
/** Long lists that a process writes at the same time, and how long each may take, ms. */
const AT_ONCE = 4;
const MAX_MS = 120_000;

/** Asks the database that suits this caller. */
export type Read = <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;

type Found = { ids: readonly string[]; headers: Record<string, string> };

/** Lists by relevance have cursors of their own. */
const toCursor = (asked: ListOrder, order: ListOrder, last: Cursor) =>
  asked === 'relevance'
    ? formatSearchCursor(order === 'relevance' ? 'relevance' : 'mostSold', last)
    : formatCursor(order, last);

/** Which products, in which order, and the headers of `buildList`. */
async function find(
  db: Db,
  { input, most }: { input: ListInput; most: number },
  finders: Pick<CatalogContext, 'search' | 'vocabulary'>,
): Promise<Outcome<Found>> {
  const resolved = await resolveList(db, input, finders);
  if (resolved instanceof Refusal) {
    return resolved;
  }
  if (resolved.match === undefined) {
    return { ids: [], headers: { 'x-total-count': '0', ...noticeOf(resolved.notice) } };
  }
  const total = await countList(db, resolved, finders.search);
  // Only so many are worth ranking.
  const isRanked = resolved.order !== 'relevance' || total <= MAX_RANKED;
  const { step } = resolved;
  const order = isRanked ? resolved.order : 'mostSold';
  const found = await listIds(db, { ...resolved, order, after: resolved.after ?? step?.after }, most);
  const shown = found.slice(0, most);
  const last = shown.at(-1);
  const headers = { 'x-total-count': String(total), ...noticeOf(resolved.notice) };
  const hasMore = found.length > shown.length && last !== undefined;
  return {
    ids: shown.map(({ id }) => id),
    headers: hasMore
      ? { ...headers, 'x-next-cursor': toCursor(resolved.order, order, { key: last.sortKey, id: last.id }) }
      : headers,
  };
}

/** The products as a JSON array, piece by piece. Holds no connection while its reader is slow. */
async function* write(ids: readonly string[], { query, state }: ListInput, read: Read): AsyncGenerator<string> {
  yield '[';
  let isFirst = true;
  for (let start = 0; start < ids.length; start += PIECE) {
    const piece = ids.slice(start, start + PIECE);
    const json = await read((db) => readProductsOfIds(db, piece, { view: query.view, isOwn: state !== undefined }));
    if (json !== '') {
      yield isFirst ? json : `,${json}`;
      isFirst = false;
    }
  }
  yield ']';
}

/**
 * Lists that are too long for one text: which products is read at once, so that none is left out or sent twice, and
 * then each piece as its reader takes it. `most` products at most, with `x-next-cursor` when there are others. Refused
 * with 503 when the process already writes several.
 */
export function createLongLists(context: Pick<CatalogContext, 'search' | 'vocabulary'>, most: number) {
  let open = 0;

  return async (
    input: ListInput,
    read: Read,
  ): Promise<Outcome<{ headers: Record<string, string>; body: Readable }>> => {
    if (open >= AT_ONCE) {
      return refuse('UNAVAILABLE_NOW', common.storeUnavailable, { retryAfterSeconds: 5 });
    }
    open += 1;
    let body: Readable | undefined;
    try {
      const found = await read((db) => find(db, { input, most }, context));
      if (found instanceof Refusal) {
        return found;
      }
      body = Readable.from(write(found.ids, input, read));
      const timer = setTimeout(() => body?.destroy(new Error('the reader of a long list is too slow')), MAX_MS);
      body.once('close', () => {
        clearTimeout(timer);
        open -= 1;
      });
      return { headers: found.headers, body };
    } finally {
      if (body === undefined) {
        open -= 1;
      }
    }
  };
}
export type LongLists = ReturnType<typeof createLongLists>;
