import { Loading, Pager, PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import type { ReactNode } from 'react';
import * as texts from '#texts/list.ts';
import cards from './card-list.module.css';
import styles from './list-page.module.css';
import { type BulkAction, SelectionBar } from './selection-bar.tsx';
import type { TablePage } from './use-table-page.ts';

type TableListProps<Row extends { _id: string }> = {
  list: TablePage<Row>;
  /** What can be done with the selected rows. */
  actions: readonly BulkAction[];
  /** What stands where the rows will be. */
  skeleton: ReactNode;
  /** What to do where there is nothing yet. */
  start?: ReactNode;
  /** Whether the list stands in boxes of its own, not in one of the page's. */
  isApart?: boolean;
  /** Why no other page can be shown for now. */
  heldBecause?: string | undefined;
  /** The rows. */
  children: () => ReactNode;
};

/** Why there are no rows, and what to do about it. */
function NoRows<Row extends { _id: string }>({ list, start, isApart }: TableListProps<Row>) {
  const { facts, address, search } = list;
  const { none } = facts.texts;
  const { filters } = address;
  const clear = (
    <Button variant="secondary" onClick={() => address.filterAll({})}>
      {texts.clearFilters}
    </Button>
  );
  return (
    <EmptyState
      role="status"
      className={isApart ? undefined : styles.inBox}
      title={typeof none === 'string' ? none : none({ search: search.applied, filters })}
      action={Object.keys(filters).length > 0 ? clear : start}
    />
  );
}

type PagesProps = Pick<TableListProps<{ _id: string }>, 'list' | 'heldBecause'> & { isApart: boolean };

function Pages({ list: { query, pages, size, total }, isApart, heldBecause }: PagesProps) {
  if (query.data === undefined || (isApart && total === 0)) {
    return null;
  }
  const pager = (
    <Pager
      pages={pages}
      size={size}
      shown={query.data.items.length}
      total={total}
      nextCursor={query.data.nextCursor}
      heldBecause={heldBecause}
    />
  );
  return isApart ? <PanelBox className={cards.pager}>{pager}</PanelBox> : pager;
}

/** The rows of a table, or why there are none, with what can be done with the selected ones and the list's pages. */
export function TableList<Row extends { _id: string }>(props: TableListProps<Row>) {
  const { list, actions, skeleton, isApart = false, heldBecause, children } = props;
  const { facts, query, rows } = list;
  let content: ReactNode;
  if (query.isLoadingError && rows.length === 0) {
    content = (
      <ErrorState
        className={isApart ? undefined : styles.inBox}
        title={facts.texts.notLoaded}
        onRetry={() => query.refetch()}
        busy={query.isFetching}
      />
    );
  } else if (query.data === undefined && !query.isLoadingError) {
    content = (
      <Loading label={facts.texts.loading} className={isApart ? cards.cards : undefined}>
        {skeleton}
      </Loading>
    );
  } else {
    content = rows.length === 0 ? <NoRows {...props} /> : children();
  }
  return (
    <>
      <div className={styles.withBar}>
        <div
          aria-busy={query.isPlaceholderData || undefined}
          className={isApart ? `${styles.list} ${cards.cards}` : styles.list}
        >
          {content}
        </div>
        <SelectionBar selection={list.table.selection} total={list.total} actions={actions} />
      </div>
      <Pages list={list} isApart={isApart} heldBecause={heldBecause} />
    </>
  );
}
