import { Pager, PanelBox } from '@aaram/shared-panel';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import type { ReactNode } from 'react';
import { ListBar } from './list-bar.tsx';
import styles from './list-box.module.css';
import { ListContent } from './list-content.tsx';
import listStyles from './list-page.module.css';
import type { ListPage } from './use-list-page.ts';

type ListBoxProps<Row> = {
  list: ListPage<Row>;
  title?: string | undefined;
  /** The rows; `readAt` is when the list was read, ms. */
  children: (rows: readonly Row[], readAt: number) => ReactNode;
};

/** A list in a box of its page: its search and filters, its rows or why there are none, and its pages. */
export function ListBox<Row>({ list, title, children }: ListBoxProps<Row>) {
  const { facts, query, pages, size, isIdle } = list;
  const { data } = query;
  return (
    <PanelBox title={title}>
      {facts.search === undefined && facts.filters.length === 0 ? null : <ListBar list={list} />}
      {isIdle ? null : (
        <div tabIndex={-1} aria-busy={query.isPlaceholderData || undefined} className={listStyles.list}>
          <ListContent list={list} isInBox loadingClass={styles.loading} skeleton={<Skeleton lines={6} />}>
            {children}
          </ListContent>
        </div>
      )}
      {isIdle || data === undefined || data.total <= size ? null : (
        <Pager pages={pages} size={size} shown={data.items.length} total={data.total} nextCursor={data.nextCursor} />
      )}
    </PanelBox>
  );
}
