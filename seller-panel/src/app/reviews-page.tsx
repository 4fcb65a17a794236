import { panelReviewShows } from '@aaram/shared-domain/review';
import { Loading, Pager, PanelBox, PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { EmptyState } from '@aaram/shared-ui/empty-state';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { ReviewCard } from '#features/reviews/review-card.tsx';
import { REVIEWS_PER_PAGE, reviewsQuery } from '#features/reviews/reviews-query.ts';
import { withParam } from '#lib/use-search-text.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/reviews.ts';
import listStyles from './list-page.module.css';
import styles from './orders-page.module.css';

/** Reviews of own products, for admins of all, what has no answer first: sellers answer, admins hide. */
export function ReviewsPage() {
  const [params, setParams] = useSearchParams();
  const show = panelReviewShows.find((known) => known === params.get('show')) ?? 'all';
  const cursorPages = useCursorPages(show);
  const reviews = useQuery(reviewsQuery(usePlatform(), { show, cursor: cursorPages.cursor }));

  let content: React.ReactNode;
  if (reviews.isLoadingError) {
    content = <ErrorState title={texts.notLoaded} onRetry={() => reviews.refetch()} busy={reviews.isFetching} />;
  } else if (reviews.isPending) {
    content = (
      <Loading label={texts.loading} className={styles.orders}>
        <Skeleton className={styles.loading} />
        <Skeleton className={styles.loading} />
      </Loading>
    );
  } else if (reviews.data.items.length === 0) {
    content = <EmptyState role="status" title={texts.none} />;
  } else {
    content = reviews.data.items.map((review) => <ReviewCard key={review._id} review={review} />);
  }
  return (
    <PanelPage title={common.reviews}>
      <PanelBox>
        <div className={`${listStyles.filters} ${styles.filters}`}>
          <SelectField
            label={texts.show}
            hideLabel
            aria-label={texts.showReviews}
            options={panelReviewShows.map((value) => ({ value, label: texts.shows[value] }))}
            value={show}
            onChange={(event) => {
              const chosen = event.currentTarget.value;
              setParams((before) => withParam(before, 'show', chosen === 'all' ? '' : chosen), {
                replace: true,
                preventScrollReset: true,
              });
            }}
          />
        </div>
      </PanelBox>
      <div aria-busy={reviews.isPlaceholderData || undefined} className={`${listStyles.list} ${styles.orders}`}>
        {content}
      </div>
      {reviews.data === undefined || reviews.data.total === 0 ? null : (
        <PanelBox className={styles.pager}>
          <Pager
            pages={cursorPages}
            size={REVIEWS_PER_PAGE}
            shown={reviews.data.items.length}
            total={reviews.data.total}
            nextCursor={reviews.data.nextCursor}
          />
        </PanelBox>
      )}
    </PanelPage>
  );
}
