import { formatRating, reviewSorts } from '@aaram/shared-domain/review';
import { Button, ButtonLink } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Stars } from '@aaram/shared-ui/rating';
import { SelectField } from '@aaram/shared-ui/select';
import { useEffect, useRef } from 'react';
import { countReviews } from '#texts/product.ts';
import * as texts from '#texts/reviews.ts';
import { RatingBars } from './rating-bars.tsx';
import { readSort } from './review-choice.ts';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import { type Reviewed, useReviewList } from './use-review-list.ts';

type ReviewList = ReturnType<typeof useReviewList>;

function Controls({ list }: { list: ReviewList }) {
  const { choice, choose, linkTo, pathname, others, reviews, matching, isWaiting } = list;
  const { stars, pictures, sort } = choice;
  const fields = [...others, ...Object.entries({ stars, pictures })];
  return (
    <div className={styles.controls}>
      <a
        {...linkTo({ ...(stars && { stars }), ...(pictures === undefined && { pictures: 'true' }), sort })}
        className={styles.toggle}
        aria-current={pictures !== undefined || undefined}
      >
        {texts.withPictures}
      </a>
      <form method="get" action={`${pathname}#reviews`} className={styles.sort}>
        {fields.map(([name, value]) =>
          value === undefined ? null : <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
        )}
        <SelectField
          label={texts.sort}
          hideLabel
          aria-label={texts.sort}
          name="sort"
          options={reviewSorts.map((one) => ({ value: one, label: texts.sorts[one] }))}
          value={sort}
          onChange={(event) => choose({ ...choice, sort: readSort(event.currentTarget.value) })}
        />
        <noscript>
          <Button type="submit" size="sm">
            {texts.sort}
          </Button>
        </noscript>
      </form>
      <p role="status">
        {isWaiting ? texts.loading : matching === undefined ? '' : texts.shownOf(reviews.length, matching)}
      </p>
    </div>
  );
}

/** The list scrolls within 400 px, by wheel, touch and keyboard. */
function Panel({ list, onShowAll }: { list: ReviewList; onShowAll: () => void }) {
  const { reviews, hasMore, isWaiting, isFailed, matching } = list;
  const panel = useRef<HTMLElement>(null);
  /** Where the focus goes when a further page is there: the button that asked for it may be gone. */
  const nextFocus = useRef<number>(undefined);
  useEffect(() => {
    const index = nextFocus.current;
    if (index !== undefined && reviews.length > index) {
      nextFocus.current = undefined;
      panel.current?.querySelectorAll('article')[index]?.focus();
    }
  }, [reviews.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section ref={panel} className={styles.panel} tabIndex={0} aria-label={texts.allReviews} aria-busy={isWaiting}>
      {list.isFurther ? (
        <ButtonLink {...list.linkToAll(onShowAll)} variant="secondary" size="sm">
          {texts.showAll}
        </ButtonLink>
      ) : null}
      {reviews.map((review) => (
        <ReviewItem key={review._id} review={review} />
      ))}
      {matching === 0 ? (
        <div>
          <p className={styles.none}>{texts.noneMatch}</p>
          <ButtonLink {...list.linkToAll(onShowAll)} variant="secondary" size="sm">
            {texts.showAll}
          </ButtonLink>
        </div>
      ) : null}
      {isFailed ? (
        <ErrorState title={texts.notLoaded} onRetry={list.retry} />
      ) : hasMore ? (
        <ButtonLink
          {...list.linkToMore(() => {
            nextFocus.current = reviews.length;
          })}
          variant="secondary"
          size="sm"
        >
          {texts.more}
        </ButtonLink>
      ) : null}
    </section>
  );
}

/** The score on the left; on the right the reviews, which its bars, a filter and a sort order choose. */
export function Reviews({ product }: { product: Reviewed }) {
  const { rating, reviewCount, starCounts } = product;
  const list = useReviewList(product);
  const heading = useRef<HTMLHeadingElement>(null);
  const { stars, pictures, sort } = list.choice;
  const linkToStars = (chosen: number | undefined) =>
    list.linkTo({ ...(chosen && { stars: chosen }), ...(pictures && { pictures }), sort });
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <div>
        <h2 ref={heading} id="reviews-title" tabIndex={-1}>
          {texts.reviews}
        </h2>
        <p className={styles.score}>{formatRating(rating)}</p>
        {rating === null ? null : <Stars value={rating} size={18} />}
        <p className={styles.count}>{countReviews(reviewCount)}</p>
        {reviewCount > 0 ? <RatingBars counts={starCounts} chosen={stars} linkTo={linkToStars} /> : null}
      </div>
      {reviewCount > 0 ? (
        <div className={styles.list}>
          {reviewCount > 1 ? <Controls list={list} /> : null}
          <Panel
            key={`${stars} ${pictures} ${sort}`}
            list={list}
            // The link is gone with the list that was empty.
            onShowAll={() => heading.current?.focus()}
          />
        </div>
      ) : (
        <p className={styles.none}>{texts.noReviews}</p>
      )}
    </section>
  );
}
