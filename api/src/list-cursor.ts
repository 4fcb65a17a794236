import { isId } from '@aaram/runtime/db/values';
import { type Outcome, refuseField } from '#outcome.ts';
import * as common from '#texts/common.ts';

/** Where a page of a sorted list begins or ends: the row of `id`. */
export type ListPosition = { id: string; isBefore: boolean };

const pattern = /^(after|before):(.+)$/;

/** Reads a cursor: `after:` or `before:` and the id of a row. A page can so be asked for in both directions. */
export function parseCursor(text: string | undefined): Outcome<ListPosition | undefined> {
  if (text === undefined || text === '') {
    return undefined;
  }
  const [, side, id = ''] = pattern.exec(text) ?? [];
  return isId(id) ? { id, isBefore: side === 'before' } : refuseField('cursor', common.pageNotFound);
}

/** The rows of a page in the list's order, out of one row more than the page has, and the cursor of the next page. */
export function cutPage<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  position: ListPosition | undefined,
) {
  const shown = rows.slice(0, limit);
  const page = position?.isBefore ? shown.reverse() : shown;
  const last = page.at(-1);
  // A page before another one always has a next one.
  const hasNext = position?.isBefore || rows.length > limit;
  return { page, nextCursor: hasNext && last !== undefined ? `after:${last.id}` : null };
}
