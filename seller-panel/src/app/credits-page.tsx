import type { PanelCredit } from '@aaram/shared-domain/credit';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { CreditCard } from '#features/credits/credit-card.tsx';
import { CREDITS_PER_PAGE, creditsQuery } from '#features/credits/credits-query.ts';
import { CardList } from '#lib/list/card-list.tsx';
import { ListBar } from '#lib/list/list-bar.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { useListPage } from '#lib/list/use-list-page.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/credits.ts';

const facts: CardFacts<PanelCredit> = {
  search: { label: texts.searchCredits, placeholder: texts.emailOrderOrCode },
  filters: [
    {
      name: 'kind',
      label: texts.kind,
      'aria-label': texts.showCreditsOfKind,
      placeholder: texts.allCredits,
      options: [
        { value: 'gift-card', label: texts.giftCards },
        { value: 'credit-note', label: texts.creditNotes },
      ],
    },
  ],
  size: CREDITS_PER_PAGE,
  texts: { loading: texts.loadingCredits, notLoaded: texts.creditsNotLoaded, none: texts.noCreditsFound },
  usePage: ({ q, filters, cursor }) => useQuery(creditsQuery(usePlatform(), { q, kind: filters.kind?.[0], cursor })),
};

function CreditList() {
  const list = useListPage(facts);
  return (
    <>
      <PanelBox>
        <ListBar list={list} />
      </PanelBox>
      <CardList list={list}>
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
