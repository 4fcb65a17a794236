import type { Return } from '@aaram/shared-domain/return';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { ReturnCard } from '#features/returns/return-card.tsx';
import { RETURNS_PER_PAGE, returnFilters, returnsQuery } from '#features/returns/returns-query.ts';
import { WorkTabs } from '#features/work/work-tabs.tsx';
import { CardList } from '#lib/list/card-list.tsx';
import { ListBar } from '#lib/list/list-bar.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { useListPage } from '#lib/list/use-list-page.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/returns.ts';

const facts: CardFacts<Return> = {
  filters: [
    {
      name: 'show',
      label: texts.show,
      'aria-label': texts.showReturns,
      placeholder: texts.allOpen,
      options: [
        { value: 'to-answer', label: texts.toAnswer },
        { value: 'all', label: texts.all },
      ],
    },
  ],
  size: RETURNS_PER_PAGE,
  texts: { loading: texts.loadingReturns, notLoaded: texts.returnsNotLoaded, none: texts.noReturnsFound },
  usePage: ({ filters, cursor }) => {
    const filter = returnFilters.find((known) => known === filters.show?.[0]) ?? 'open';
    return useQuery(returnsQuery(usePlatform(), { filter, cursor }));
  },
};

/** Returns and exchanges of a seller's own pieces, or of all for admins; the oldest open ones first. */
export function ReturnsPage() {
  const list = useListPage(facts);
  return (
    <PanelPage title={common.returns}>
      <WorkTabs isReturns />
      <PanelBox>
        <ListBar list={list} />
      </PanelBox>
      <CardList list={list}>{(row, readAt) => <ReturnCard key={row._id} row={row} now={readAt} />}</CardList>
      <ProofDialog />
    </PanelPage>
  );
}
