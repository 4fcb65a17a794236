import { type CursorPages, Loading, Pager, PanelBox } from '@aaram/shared-panel';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import type { ReactNode } from 'react';
import styles from './card-list.module.css';
import listStyles from './list-page.module.css';

type Page<Item> = { items: readonly Item[]; total: number; nextCursor: string | null };

/** A query of one page, as far as the list reads it. */
type PageQuery<Item> = {
  data: Page<Item> | undefined;
  dataUpdatedAt: number;
  isLoadingError: boolean;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
};

type CardListProps<Item> = {
  query: PageQuery<Item>;
  pages: CursorPages;
  /** Most items on a page. */
  size: number;
  texts: { loading: string; notLoaded: string; none: string };
  /** The card of one item; `readAt` is when the list was read, ms. */
  children: (item: Item, readAt: number) => ReactNode;
};

/** Cards below each other in pages; also while they load, when they did not, and when there are none. */
export function CardList<Item>({ query, pages, size, texts, children }: CardListProps<Item>) {
  const { data } = query;
  let content: ReactNode;
  if (query.isLoadingError) {
    content = <ErrorState title={texts.notLoaded} onRetry={() => query.refetch()} busy={query.isFetching} />;
  } else if (data === undefined) {
    content = (
      <Loading label={texts.loading} className={styles.cards}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (data.items.length === 0) {
    content = <EmptyState role="status" title={texts.none} />;
  } else {
    content = data.items.map((item) => children(item, query.dataUpdatedAt));
  }
  return (
    <>
      {/* Gets the focus of a card that leaves it. */}
      <div
        tabIndex={-1}
        aria-busy={query.isPlaceholderData || undefined}
        className={`${listStyles.list} ${styles.cards}`}
      >
        {content}
      </div>
      {data === undefined || data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager pages={pages} size={size} shown={data.items.length} total={data.total} nextCursor={data.nextCursor} />
        </PanelBox>
      )}
    </>
  );
}
