import { failureText } from '@aaram/shared-domain/contract';
import { Loading } from '@aaram/shared-panel';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import type { ReactNode } from 'react';
import type { Filters } from './list-address.ts';
import type { CardFacts } from './list-facts.ts';
import styles from './list-page.module.css';
import type { ListPage } from './use-list-page.ts';

/** What the rows of a list are drawn from. */
export type DrawnList<Row> = Pick<ListPage<Row>, 'query'> & {
  facts: Pick<CardFacts<Row>, 'texts'>;
  search: { applied: string };
  address: { filters: Filters };
};

type ListContentProps<Row> = {
  list: DrawnList<Row>;
  skeleton: ReactNode;
  loadingClass?: string | undefined;
  /** In a box, which has a border; there the server says why it failed. */
  isInBox?: boolean;
  /** The rows; `readAt` is when the list was read, ms. */
  children: (rows: readonly Row[], readAt: number) => ReactNode;
};

/** The rows of a list, or why there are none. */
export function ListContent<Row>({ list, skeleton, loadingClass, isInBox = false, children }: ListContentProps<Row>) {
  const { query, facts, search, address } = list;
  const { data } = query;
  const { loading, notLoaded, none } = facts.texts;
  const className = isInBox ? styles.inBox : undefined;
  if (query.isLoadingError) {
    const title = isInBox ? failureText(query.error, notLoaded) : notLoaded;
    return <ErrorState className={className} title={title} onRetry={() => query.refetch()} busy={query.isFetching} />;
  }
  if (data === undefined) {
    return (
      <Loading label={loading} className={loadingClass}>
        {skeleton}
      </Loading>
    );
  }
  if (data.items.length === 0) {
    const title = typeof none === 'string' ? none : none({ search: search.applied, filters: address.filters });
    return <EmptyState role="status" className={className} title={title} />;
  }
  return children(data.items, query.dataUpdatedAt);
}
