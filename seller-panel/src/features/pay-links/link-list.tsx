import { failureText } from '@aaram/shared-domain/contract';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import * as texts from '#texts/pay-links.ts';
import { LinkCard } from './link-card.tsx';
import { payLinksQuery } from './pay-link-queries.ts';
import styles from './pay-links.module.css';

/** The newest orders for customers, each with its link. */
export function LinkList() {
  const { data, error, isFetching, refetch } = useQuery(payLinksQuery(usePlatform()));
  return (
    <PanelBox title={texts.links}>
      {data === undefined && error !== null ? (
        <ErrorState title={failureText(error, texts.linksNotLoaded)} onRetry={() => void refetch()} busy={isFetching} />
      ) : null}
      {data === undefined && error === null ? (
        <Loading label={texts.links}>
          <Skeleton className={styles.loading} />
        </Loading>
      ) : null}
      <div className={styles.cards} tabIndex={-1}>
        {data?.length === 0 ? <EmptyState title={texts.noLinks} /> : null}
        {data?.map((link) => (
          <LinkCard key={link._id} link={link} />
        ))}
      </div>
    </PanelBox>
  );
}
