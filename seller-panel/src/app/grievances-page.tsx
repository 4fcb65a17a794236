import type { Grievance } from '@aaram/shared-domain/grievance';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { GrievanceCard } from '#features/grievances/grievance-card.tsx';
import { COMPLAINTS_PER_PAGE, grievancesQuery } from '#features/grievances/grievances-query.ts';
import { CardList } from '#lib/list/card-list.tsx';
import { ListBar } from '#lib/list/list-bar.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { useListPage } from '#lib/list/use-list-page.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/grievances.ts';

const facts: CardFacts<Grievance> = {
  search: { label: texts.searchComplaints, placeholder: texts.ticketNameEmailOrOrder },
  filters: [
    {
      name: 'state',
      label: texts.state,
      'aria-label': texts.showComplaintsWithState,
      placeholder: (isSearched) => (isSearched ? texts.allStates : texts.allNotClosed),
      options: [
        { value: 'open', label: texts.open },
        { value: 'answered', label: texts.answered },
        { value: 'closed', label: texts.closed },
      ],
    },
  ],
  size: COMPLAINTS_PER_PAGE,
  texts: { loading: texts.loadingComplaints, notLoaded: texts.complaintsNotLoaded, none: texts.noComplaintsFound },
  usePage: ({ q, filters, cursor }) =>
    useQuery(grievancesQuery(usePlatform(), { q, state: filters.state?.[0], cursor })),
};

function ComplaintList() {
  const list = useListPage(facts);
  return (
    <>
      <PanelBox>
        <ListBar list={list} />
      </PanelBox>
      <CardList list={list}>
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
