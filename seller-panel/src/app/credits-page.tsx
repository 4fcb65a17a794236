import { creditKinds } from '@aaram/shared-domain/credit';
import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams, useSession } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { IconSearch } from '@aaram/shared-ui/icon';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { CreditCard } from '#features/credits/credit-card.tsx';
import { CREDITS_PER_PAGE, creditsQuery } from '#features/credits/credits-query.ts';
import { ProofDialog } from '#lib/proof-dialog.tsx';
import { useSearchText, withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/credits.ts';
import listStyles from './list-page.module.css';
import styles from './orders-page.module.css';

const kindOptions = [
  { value: 'gift-card', label: texts.giftCards },
  { value: 'credit-note', label: texts.creditNotes },
];

function CreditList() {
  const search = useSearchText();
  const [params, setParams] = useSearchParams();
  const kind = creditKinds.find((known) => known === params.get('kind')) ?? '';
  const cursorPages = useCursorPages(`${kind} ${search.applied}`);
  const credits = useQuery(
    creditsQuery(usePlatform(), {
      q: search.applied || undefined,
      kind: kind || undefined,
      cursor: cursorPages.cursor,
    }),
  );

  let content: React.ReactNode;
  if (credits.isLoadingError) {
    content = <ErrorState title={texts.creditsNotLoaded} onRetry={() => credits.refetch()} busy={credits.isFetching} />;
  } else if (credits.isPending) {
    content = (
      <Loading label={texts.loadingCredits} className={styles.orders}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (credits.data.items.length === 0) {
    content = <EmptyState role="status" title={texts.noCreditsFound} />;
  } else {
    content = credits.data.items.map((credit) => (
      <CreditCard key={credit._id} credit={credit} now={credits.dataUpdatedAt} />
    ));
  }
  return (
    <>
      <PanelBox>
        <div className={`${listStyles.filters} ${styles.filters}`}>
          <TextField
            type="search"
            name="q"
            label={texts.searchCredits}
            hideLabel
            placeholder={texts.emailOrderOrCode}
            leading={<IconSearch size={16} />}
            value={search.text}
            onChange={(event) => search.setText(event.currentTarget.value)}
          />
          <SelectField
            label={texts.kind}
            hideLabel
            aria-label={texts.showCreditsOfKind}
            placeholder={texts.allCredits}
            options={kindOptions}
            value={kind}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setParams((before) => withParam(before, 'kind', chosen), { replace: true, preventScrollReset: true });
            }}
          />
        </div>
      </PanelBox>
      <div aria-busy={credits.isPlaceholderData || undefined} className={`${listStyles.list} ${styles.orders}`}>
        {content}
      </div>
      {credits.data === undefined || credits.data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager
            pages={cursorPages}
            size={CREDITS_PER_PAGE}
            shown={credits.data.items.length}
            total={credits.data.total}
            nextCursor={credits.data.nextCursor}
          />
        </PanelBox>
      )}
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
