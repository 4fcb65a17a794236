import { grievanceStates } from '@aaram/shared-domain/grievance';
import { PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { GrievanceCard } from '#features/grievances/grievance-card.tsx';
import { COMPLAINTS_PER_PAGE, grievancesQuery } from '#features/grievances/grievances-query.ts';
import { CardList } from '#lib/list/card-list.tsx';
import { ListFilters, ListSearch, ListSelect } from '#lib/list/list-filters.tsx';
import { useSearchText } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/grievances.ts';

const stateOptions = [
  { value: 'open', label: texts.open },
  { value: 'answered', label: texts.answered },
  { value: 'closed', label: texts.closed },
];

const listTexts = {
  loading: texts.loadingComplaints,
  notLoaded: texts.complaintsNotLoaded,
  none: texts.noComplaintsFound,
};

function ComplaintList() {
  const search = useSearchText();
  const [params] = useSearchParams();
  const state = grievanceStates.find((known) => known === params.get('state')) ?? '';
  const cursorPages = useCursorPages(`${state} ${search.applied}`);
  const complaints = useQuery(
    grievancesQuery(usePlatform(), {
      q: search.applied || undefined,
      state: state || undefined,
      cursor: cursorPages.cursor,
    }),
  );

  return (
    <>
      <ListFilters>
        <ListSearch search={search} label={texts.searchComplaints} placeholder={texts.ticketNameEmailOrOrder} />
        <ListSelect
          name="state"
          label={texts.state}
          aria-label={texts.showComplaintsWithState}
          placeholder={search.applied === '' ? texts.allNotClosed : texts.allStates}
          options={stateOptions}
          value={state}
        />
      </ListFilters>
      <CardList query={complaints} pages={cursorPages} size={COMPLAINTS_PER_PAGE} texts={listTexts}>
        {(complaint, readAt) => <GrievanceCard key={complaint._id} complaint={complaint} now={readAt} />}
      </CardList>
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
