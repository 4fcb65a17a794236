import { panelReviewShows } from '@aaram/shared-domain/review';
import { PanelPage, useCursorPages } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { ReviewCard } from '#features/reviews/review-card.tsx';
import { REVIEWS_PER_PAGE, reviewsQuery } from '#features/reviews/reviews-query.ts';
import { CardList } from '#lib/list/card-list.tsx';
import { ListFilters, ListSelect } from '#lib/list/list-filters.tsx';
import * as common from '#texts/common.ts';
import * as texts from '#texts/reviews.ts';

const showOptions = panelReviewShows.map((value) => ({ value, label: texts.shows[value] }));
const listTexts = { loading: texts.loading, notLoaded: texts.notLoaded, none: texts.none };

/** Reviews of own products, for admins of all, what has no answer first: sellers answer, admins hide. */
export function ReviewsPage() {
  const [params] = useSearchParams();
  const show = panelReviewShows.find((known) => known === params.get('show')) ?? 'all';
  const cursorPages = useCursorPages(show);
  const reviews = useQuery(reviewsQuery(usePlatform(), { show, cursor: cursorPages.cursor }));

  return (
    <PanelPage title={common.reviews}>
      <ListFilters>
        <ListSelect
          name="show"
          label={texts.show}
          aria-label={texts.showReviews}
          options={showOptions}
          value={show}
          preset="all"
        />
      </ListFilters>
      <CardList query={reviews} pages={cursorPages} size={REVIEWS_PER_PAGE} texts={listTexts}>
        {(review) => <ReviewCard key={review._id} review={review} />}
      </CardList>
    </PanelPage>
  );
}
