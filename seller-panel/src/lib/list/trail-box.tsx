import { failureText } from '@aaram/shared-domain/contract';
import { type CursorPages, Loading, PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import type { ReactNode } from 'react';
import * as texts from '#texts/security.ts';
import { type Column, RowTable } from './row-table.tsx';
import styles from './trail-box.module.css';

type Query<Data> = { data: Data | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown };
type Page<Item> = { items: readonly Item[]; nextCursor: string | null };

/** A list that is shown whole, or one page of it with where the reader is. */
type Listed<Item> = { rows: Query<readonly Item[]>; pages?: never } | { rows: Query<Page<Item>>; pages: CursorPages };

type TrailBoxProps<Item> = Listed<Item> & {
  title: string;
  /** Shown when the list is empty. */
  none: string;
  columns: readonly Column<Item>[];
  /** What stands above the list, such as a filter, and below it. */
  head?: ReactNode;
  foot?: ReactNode;
};

/** A list of events, newest first, with its paging. */
export function TrailBox<Item extends { _id: string }>(props: TrailBoxProps<Item>) {
  const { title, none, rows, columns, head, foot, pages } = props;
  const items = props.pages === undefined ? props.rows.data : props.rows.data?.items;
  const nextCursor = props.pages === undefined ? undefined : props.rows.data?.nextCursor;
  let content: ReactNode;
  if (items === undefined && rows.error !== null) {
    content = (
      <ErrorState
        className={styles.inBox}
        title={failureText(rows.error, texts.listNotLoaded)}
        onRetry={() => rows.refetch()}
        busy={rows.isFetching}
      />
    );
  } else if (items === undefined) {
    content = (
      <Loading label={texts.loading(title)} className={styles.loading}>
        <Skeleton shape="text" lines={6} />
      </Loading>
    );
  } else if (items.length === 0) {
    content = <EmptyState role="status" className={styles.inBox} title={none} />;
  } else {
    content = <RowTable title={title} items={items} columns={columns} />;
  }
  return (
    <PanelBox title={title}>
      {head}
      {content}
      {foot}
      {pages === undefined ? null : <Pages pages={pages} nextCursor={nextCursor} title={title} />}
    </PanelBox>
  );
}

type PagesProps = { title: string; pages: CursorPages; nextCursor: string | null | undefined };

function Pages({ title, pages, nextCursor }: PagesProps) {
  if (pages.page === 1 && !nextCursor) {
    return null;
  }
  return (
    <nav className={styles.pages} aria-label={texts.pagesOf(title)}>
      <Button variant="secondary" size="sm" disabled={pages.page === 1} onClick={pages.goBack}>
        {texts.newer}
      </Button>
      <Button variant="secondary" size="sm" disabled={!nextCursor} onClick={() => nextCursor && pages.goOn(nextCursor)}>
        {texts.older}
      </Button>
    </nav>
  );
}
