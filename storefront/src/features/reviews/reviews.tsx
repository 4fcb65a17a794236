import { formatDay } from '@aaram/shared-domain/format';
import { formatRating, type Review } from '@aaram/shared-domain/review';
import { Picture } from '@aaram/shared-ui/picture';
import { Stars } from '@aaram/shared-ui/rating';
import * as texts from '#texts/reviews.ts';
import { RatingBars } from './rating-bars.tsx';
import styles from './reviews.module.css';

type ReviewsProps = { rating: number | null; count: number; reviews: readonly Review[] };

/**
 * A small picture; a click shows it in full in a popover, without any script. With scripts it closes when the focus
 * moves on to the page, so that it never covers the focus.
 */
function ReviewPicture({ src, id, label }: { src: string; id: string; label: string }) {
  return (
    <>
      <button type="button" popoverTarget={id}>
        <Picture src={src} alt={label} sizes="84px" ratio="4:5" />
      </button>
      <button
        type="button"
        popover="auto"
        id={id}
        popoverTarget={id}
        aria-label={texts.closePicture(label)}
        onBlur={({ relatedTarget, currentTarget }) => relatedTarget && currentTarget.hidePopover()}
      >
        <Picture src={src} alt="" sizes="100vw" />
      </button>
    </>
  );
}

function ReviewItem({ review }: { review: Review }) {
  const author = review.user?.name || texts.anonymous;
  return (
    <article className={styles.review}>
      <header>
        <h3>{author}</h3>
        <time dateTime={review.createdAt}>{formatDay(review.createdAt)}</time>
      </header>
      <Stars value={review.rating} size={14} />
      <p>{review.comment}</p>
      {review.media.length > 0 ? (
        <ul className={styles.media}>
          {review.media.map((src, index) => (
            <li key={src}>
              <ReviewPicture src={src} id={`${review._id}-${index}`} label={texts.pictureBy(index + 1, author)} />
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}

/** The score on the left; on the right the reviews, at most 400 px high, scrollable by wheel, touch and keyboard. */
export function Reviews({ rating, count, reviews }: ReviewsProps) {
  return (
    <section id="reviews" className={styles.reviews} aria-labelledby="reviews-title">
      <div>
        <h2 id="reviews-title">{texts.reviews}</h2>
        <p className={styles.score}>{formatRating(rating)}</p>
        {rating === null ? null : <Stars value={rating} size={18} />}
        <p className={styles.count}>{texts.countReviews(count)}</p>
        {reviews.length > 0 ? <RatingBars reviews={reviews} /> : null}
      </div>
      {reviews.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        <section className={styles.panel} tabIndex={0} aria-label={texts.allReviews}>
          {reviews.map((review) => (
            <ReviewItem key={review._id} review={review} />
          ))}
        </section>
      ) : (
        <p className={styles.none}>{texts.noReviews}</p>
      )}
    </section>
  );
}
