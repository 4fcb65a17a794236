import { expect, it, vi } from 'vitest';
import { pageOfAll } from './page-of-all.ts';

const query = {
  ...{ dataUpdatedAt: 5, error: null, isLoadingError: false, isFetching: false, isPlaceholderData: false },
  refetch: vi.fn(),
};

it('walks through a list that came whole, page by page', () => {
  const all = { ...query, data: ['a', 'b', 'c', 'd', 'e'] };
  const walk = (cursor: string | undefined) => pageOfAll(all, { cursor, limit: 2 }).data;
  expect(walk(undefined)).toEqual({ items: ['a', 'b'], total: 5, nextCursor: '2' });
  expect(walk('2')).toEqual({ items: ['c', 'd'], total: 5, nextCursor: '4' });
  expect(walk('4')).toEqual({ items: ['e'], total: 5, nextCursor: null });
});

it('counts what fits, and has no page before the list has come', () => {
  const found = pageOfAll({ ...query, data: ['ab', 'b', 'bc'] }, { cursor: undefined, limit: 2 }, (row) => row !== 'b');
  expect(found.data).toEqual({ items: ['ab', 'bc'], total: 2, nextCursor: null });
  expect(pageOfAll({ ...query, data: undefined }, { cursor: undefined, limit: 2 }).data).toBeUndefined();
});
