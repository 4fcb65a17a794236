import { Loading, Pager, PanelBox } from '@aaram/shared-panel';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import type { ReactNode } from 'react';
import styles from './card-list.module.css';
import type { CardFacts } from './list-facts.ts';
import listStyles from './list-page.module.css';
import type { ListPage } from './use-list-page.ts';

type CardListProps<Item> = {
  list: Pick<ListPage<Item>, 'query' | 'pages' | 'size'> & { facts: Pick<CardFacts<Item>, 'texts'> };
  /** The card of one item; `readAt` is when the list was read, ms. */
  children: (item: Item, readAt: number) => ReactNode;
};

/** Cards below each other in pages; also while they load, when they did not, and when there are none. */
export function CardList<Item>({ list: { query, pages, size, facts }, children }: CardListProps<Item>) {
  const { data } = query;
  const { texts } = facts;
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
    content = <EmptyState role="status" title={String(texts.none)} />;
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
