import { Pager, PanelBox } from '@aaram/shared-panel';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import type { ReactNode } from 'react';
import styles from './card-list.module.css';
import { type DrawnList, ListContent } from './list-content.tsx';
import listStyles from './list-page.module.css';
import type { ListPage } from './use-list-page.ts';

type CardListProps<Item> = {
  list: DrawnList<Item> & Pick<ListPage<Item>, 'pages' | 'size'>;
  /** The card of one item; `readAt` is when the list was read, ms. */
  children: (item: Item, readAt: number) => ReactNode;
};

/** Cards below each other in pages; also while they load, when they did not, and when there are none. */
export function CardList<Item>({ list, children }: CardListProps<Item>) {
  const { query, pages, size } = list;
  const { data } = query;
  return (
    <>
      {/* Gets the focus of a card that leaves it. */}
      <div
        tabIndex={-1}
        aria-busy={query.isPlaceholderData || undefined}
        className={`${listStyles.list} ${styles.cards}`}
      >
        <ListContent
          list={list}
          loadingClass={styles.cards}
          skeleton={
            <>
              <Skeleton className={styles.loading} />
              <Skeleton className={styles.loading} />
            </>
          }
        >
          {(items, readAt) => items.map((item) => children(item, readAt))}
        </ListContent>
      </div>
      {data === undefined || data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager pages={pages} size={size} shown={data.items.length} total={data.total} nextCursor={data.nextCursor} />
        </PanelBox>
      )}
    </>
  );
}
