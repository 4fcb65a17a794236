import type { Review } from '@aaram/shared-domain/review';
import * as texts from '#texts/reviews.ts';
import styles from './rating-bars.module.css';

const stars = [5, 4, 3, 2, 1];

/** Share of the reviews with each number of stars, in whole percent. */
export function countShares(reviews: readonly Pick<Review, 'rating'>[]): { star: number; percent: number }[] {
  return stars.map((star) => {
    const given = reviews.filter((review) => review.rating === star).length;
    return { star, percent: reviews.length === 0 ? 0 : Math.round((given / reviews.length) * 100) };
  });
}

/** Five bars, from five stars down. */
export function RatingBars({ reviews }: { reviews: readonly Review[] }) {
  return (
    <ul className={styles.bars} aria-label={texts.byStars}>
      {countShares(reviews).map(({ star, percent }) => (
        <li key={star}>
          <span aria-hidden>{star}</span>
          <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
            <rect width="100" height="6" />
            <rect width={percent} height="6" />
          </svg>
          <span aria-hidden>{percent}%</span>
          <span className={styles.spoken}>{texts.shareOfStars(star, percent)}</span>
        </li>
      ))}
    </ul>
  );
}
