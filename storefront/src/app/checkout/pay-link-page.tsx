import { usePlatform, useQuery } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { PayLinkView } from '#features/checkout/pay-link/pay-link-view.tsx';
import { payPageQuery } from '#features/checkout/pay-link/pay-page-query.ts';
import { LoadState } from '#lib/load-state.tsx';
import * as texts from '#texts/pay-link.ts';
import { PageSkeleton } from '../page-skeleton.tsx';
import styles from './checkout-page.module.css';

/** An order that staff made for a customer: anyone who has the link sees it and pays. */
export function PayLinkPage({ params: { token } }: { params: { token: string } }) {
  return (
    <LoadState
      query={useQuery(payPageQuery(usePlatform(), token))}
      failed={texts.notLoaded}
      loading={<PageSkeleton />}
      className={styles.failed}
    >
      {(page) =>
        page === null ? (
          <EmptyState title={texts.linkEnded} headingLevel={1} className={styles.failed}>
            {texts.askForAnother}
          </EmptyState>
        ) : (
          <PayLinkView token={token} page={page} />
        )
      }
    </LoadState>
  );
}
