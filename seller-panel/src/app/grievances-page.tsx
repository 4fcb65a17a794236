import { grievanceStates } from '@aaram/shared-domain/grievance';
import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { GrievanceCard } from '#features/grievances/grievance-card.tsx';
import { COMPLAINTS_PER_PAGE, grievancesQuery } from '#features/grievances/grievances-query.ts';
import { useSearchText, withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/grievances.ts';
import listStyles from './list-page.module.css';
import styles from './orders-page.module.css';

const stateOptions = [
  { value: 'open', label: texts.open },
  { value: 'answered', label: texts.answered },
  { value: 'closed', label: texts.closed },
];

function ComplaintList() {
  const search = useSearchText();
  const [params, setParams] = useSearchParams();
  const state = grievanceStates.find((known) => known === params.get('state')) ?? '';
  const cursorPages = useCursorPages(`${state} ${search.applied}`);
  const complaints = useQuery(
    grievancesQuery(usePlatform(), {
      q: search.applied || undefined,
      state: state || undefined,
      cursor: cursorPages.cursor,
    }),
  );

  let content: React.ReactNode;
  if (complaints.isLoadingError) {
    content = (
      <ErrorState title={texts.complaintsNotLoaded} onRetry={() => complaints.refetch()} busy={complaints.isFetching} />
    );
  } else if (complaints.isPending) {
    content = (
      <Loading label={texts.loadingComplaints} className={styles.orders}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (complaints.data.items.length === 0) {
    content = <EmptyState role="status" title={texts.noComplaintsFound} />;
  } else {
    content = complaints.data.items.map((complaint) => (
      <GrievanceCard key={complaint._id} complaint={complaint} now={complaints.dataUpdatedAt} />
    ));
  }
  return (
    <>
      <PanelBox>
        <div className={`${listStyles.filters} ${styles.filters}`}>
          <TextField
            type="search"
            name="q"
            label={texts.searchComplaints}
            hideLabel
            placeholder={texts.ticketNameEmailOrOrder}
            leading={<IconSearch size={16} />}
            value={search.text}
            onChange={(event) => search.setText(event.currentTarget.value)}
          />
          <SelectField
            label={texts.state}
            hideLabel
            aria-label={texts.showComplaintsWithState}
            placeholder={search.applied === '' ? texts.allNotClosed : texts.allStates}
            options={stateOptions}
            value={state}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setParams((before) => withParam(before, 'state', chosen), { replace: true, preventScrollReset: true });
            }}
          />
        </div>
      </PanelBox>
      <div aria-busy={complaints.isPlaceholderData || undefined} className={`${listStyles.list} ${styles.orders}`}>
        {content}
      </div>
      {complaints.data === undefined || complaints.data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager
            pages={cursorPages}
            size={COMPLAINTS_PER_PAGE}
            shown={complaints.data.items.length}
            total={complaints.data.total}
            nextCursor={complaints.data.nextCursor}
          />
        </PanelBox>
      )}
    </>
  );
}

/** Complaints to the grievance officer, what is overdue first: for admins. */
export function GrievancesPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title={common.complaints}>
      {isAdmin ? <ComplaintList /> : <EmptyState title={common.forAdmins} />}
    </PanelPage>
  );
}
