import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { ReturnCard } from '#features/returns/return-card.tsx';
import { RETURNS_PER_PAGE, returnFilters, returnsQuery } from '#features/returns/returns-query.ts';
import { WorkTabs } from '#features/work/work-tabs.tsx';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/returns.ts';
import listStyles from './list-page.module.css';
import styles from './orders-page.module.css';

const filterOptions = [
  { value: 'to-answer', label: texts.toAnswer },
  { value: 'all', label: texts.all },
];

/** Returns and exchanges of a seller's own pieces, or of all for admins; the oldest open ones first. */
export function ReturnsPage() {
  const [params, setParams] = useSearchParams();
  const filter = returnFilters.find((known) => known === params.get('show')) ?? 'open';
  const cursorPages = useCursorPages(filter);
  const returns = useQuery(returnsQuery(usePlatform(), { filter, cursor: cursorPages.cursor }));

  let content: React.ReactNode;
  if (returns.isLoadingError) {
    content = <ErrorState title={texts.returnsNotLoaded} onRetry={() => returns.refetch()} busy={returns.isFetching} />;
  } else if (returns.isPending) {
    content = (
      <Loading label={texts.loadingReturns} className={styles.orders}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (returns.data.items.length === 0) {
    content = <EmptyState role="status" title={texts.noReturnsFound} />;
  } else {
    content = returns.data.items.map((row) => <ReturnCard key={row._id} row={row} now={returns.dataUpdatedAt} />);
  }
  return (
    <PanelPage title={common.returns}>
      <WorkTabs isReturns />
      <PanelBox>
        <div className={`${listStyles.filters} ${styles.filters}`}>
          <SelectField
            label={texts.show}
            hideLabel
            aria-label={texts.showReturns}
            placeholder={texts.allOpen}
            options={filterOptions}
            value={filter === 'open' ? '' : filter}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setParams((before) => withParam(before, 'show', chosen), { replace: true, preventScrollReset: true });
            }}
          />
        </div>
      </PanelBox>
      <div
        tabIndex={-1}
        aria-busy={returns.isPlaceholderData || undefined}
        className={`${listStyles.list} ${styles.orders}`}
      >
        {content}
      </div>
      {returns.data === undefined || returns.data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager
            pages={cursorPages}
            size={RETURNS_PER_PAGE}
            shown={returns.data.items.length}
            total={returns.data.total}
            nextCursor={returns.data.nextCursor}
          />
        </PanelBox>
      )}
      <ProofDialog />
    </PanelPage>
  );
}
