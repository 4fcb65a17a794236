import { creditKinds } from '@aaram/shared-domain/credit';
import { PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { CreditCard } from '#features/credits/credit-card.tsx';
import { CREDITS_PER_PAGE, creditsQuery } from '#features/credits/credits-query.ts';
import { CardList } from '#lib/list/card-list.tsx';
import { ListFilters, ListSearch, ListSelect } from '#lib/list/list-filters.tsx';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { useSearchText } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/credits.ts';

const kindOptions = [
  { value: 'gift-card', label: texts.giftCards },
  { value: 'credit-note', label: texts.creditNotes },
];

const listTexts = {
  loading: texts.loadingCredits,
  notLoaded: texts.creditsNotLoaded,
  none: texts.noCreditsFound,
};

function CreditList() {
  const search = useSearchText();
  const [params] = useSearchParams();
  const kind = creditKinds.find((known) => known === params.get('kind')) ?? '';
  const cursorPages = useCursorPages(`${kind} ${search.applied}`);
  const credits = useQuery(
    creditsQuery(usePlatform(), {
      q: search.applied || undefined,
      kind: kind || undefined,
      cursor: cursorPages.cursor,
    }),
  );

  return (
    <>
      <ListFilters>
        <ListSearch search={search} label={texts.searchCredits} placeholder={texts.emailOrderOrCode} />
        <ListSelect
          name="kind"
          label={texts.kind}
          aria-label={texts.showCreditsOfKind}
          placeholder={texts.allCredits}
          options={kindOptions}
          value={kind}
        />
      </ListFilters>
      <CardList query={credits} pages={cursorPages} size={CREDITS_PER_PAGE} texts={listTexts}>
        {(credit, readAt) => <CreditCard key={credit._id} credit={credit} now={readAt} />}
      </CardList>
    </>
  );
}

/** Credit notes and gift cards of all accounts, the newest first: for admins. */
export function CreditsPage() {
  const isAdmin = useSession().role === 'admin';
  return (
    <PanelPage title={common.credits}>
      {isAdmin ? <CreditList /> : <EmptyState title={common.forAdmins} />}
      <ProofDialog />
    </PanelPage>
  );
}
