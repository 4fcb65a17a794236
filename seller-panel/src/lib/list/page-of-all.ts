import type { Asked, PageQuery } from './list-facts.ts';

type AllRows<Row> = Omit<PageQuery<Row>, 'data'> & { data: readonly Row[] | undefined };

/** One page of a list that the server sends whole: of those rows that `fits` the search. Its cursor is a count of rows. */
export function pageOfAll<Row>(
  { data, dataUpdatedAt, error, isLoadingError, isFetching, isPlaceholderData, refetch }: AllRows<Row>,
  { cursor, limit }: Pick<Asked, 'cursor' | 'limit'>,
  fits: (row: Row) => boolean = () => true,
): PageQuery<Row> {
  const found = data?.filter(fits);
  const from = Number(cursor ?? 0);
  const until = from + limit;
  const page = found && {
    items: found.slice(from, until),
    total: found.length,
    nextCursor: until < found.length ? String(until) : null,
  };
  return { data: page, dataUpdatedAt, error, isLoadingError, isFetching, isPlaceholderData, refetch };
}
