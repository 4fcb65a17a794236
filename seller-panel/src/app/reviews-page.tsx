import { type PanelReview, panelReviewShows } from '@aaram/shared-domain/review';
import { PanelBox, PanelPage } from '@aaram/shared-panel';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import { ReviewCard } from '#features/reviews/review-card.tsx';
import { REVIEWS_PER_PAGE, reviewsQuery } from '#features/reviews/reviews-query.ts';
import { CardList } from '#lib/list/card-list.tsx';
import { ListBar } from '#lib/list/list-bar.tsx';
import type { CardFacts } from '#lib/list/list-facts.ts';
import { useListPage } from '#lib/list/use-list-page.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/reviews.ts';

const facts: CardFacts<PanelReview> = {
  filters: [
    {
      name: 'show',
      label: texts.show,
      'aria-label': texts.showReviews,
      options: panelReviewShows.map((value) => ({ value, label: texts.shows[value] })),
      preset: 'all',
    },
  ],
  size: REVIEWS_PER_PAGE,
  texts: { loading: texts.loading, notLoaded: texts.notLoaded, none: texts.none },
  usePage: ({ filters, cursor }) => {
    const show = panelReviewShows.find((known) => known === filters.show?.[0]) ?? 'all';
    return useQuery(reviewsQuery(usePlatform(), { show, cursor }));
  },
};

/** Reviews of own products, for admins of all, what has no answer first: sellers answer, admins hide. */
export function ReviewsPage() {
  const list = useListPage(facts);
  return (
    <PanelPage title={common.reviews}>
      <PanelBox>
        <ListBar list={list} />
      </PanelBox>
      <CardList list={list}>{(review) => <ReviewCard key={review._id} review={review} />}</CardList>
    </PanelPage>
  );
}
