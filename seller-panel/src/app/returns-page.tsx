import { PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { ReturnCard } from '#features/returns/return-card.tsx';
import { RETURNS_PER_PAGE, returnFilters, returnsQuery } from '#features/returns/returns-query.ts';
import { WorkTabs } from '#features/work/work-tabs.tsx';
import { CardList } from '#lib/list/card-list.tsx';
import { ListFilters, ListSelect } from '#lib/list/list-filters.tsx';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/returns.ts';

const filterOptions = [
  { value: 'to-answer', label: texts.toAnswer },
  { value: 'all', label: texts.all },
];

const listTexts = {
  loading: texts.loadingReturns,
  notLoaded: texts.returnsNotLoaded,
  none: texts.noReturnsFound,
};

/** Returns and exchanges of a seller's own pieces, or of all for admins; the oldest open ones first. */
export function ReturnsPage() {
  const [params] = useSearchParams();
  const filter = returnFilters.find((known) => known === params.get('show')) ?? 'open';
  const cursorPages = useCursorPages(filter);
  const returns = useQuery(returnsQuery(usePlatform(), { filter, cursor: cursorPages.cursor }));

  return (
    <PanelPage title={common.returns}>
      <WorkTabs isReturns />
      <ListFilters>
        <ListSelect
          name="show"
          label={texts.show}
          aria-label={texts.showReturns}
          placeholder={texts.allOpen}
          options={filterOptions}
          value={filter === 'open' ? '' : filter}
        />
      </ListFilters>
      <CardList query={returns} pages={cursorPages} size={RETURNS_PER_PAGE} texts={listTexts}>
        {(row, readAt) => <ReturnCard key={row._id} row={row} now={readAt} />}
      </CardList>
      <ProofDialog />
    </PanelPage>
  );
}
