import { type StarCounts, sumStars } from '@aaram/shared-domain/review';
import { VisuallyHidden } from '@aaram/shared-ui/visually-hidden';
import type { ComponentProps } from 'react';
import * as texts from '#texts/reviews.ts';
import styles from './rating-bars.module.css';

const stars = [5, 4, 3, 2, 1];

type RatingBarsProps = {
  counts: StarCounts;
  /** The number of stars that the list is limited to. */
  chosen: number | undefined;
  linkTo: (stars: number | undefined) => Pick<ComponentProps<'a'>, 'href' | 'onClick'>;
};

/** Five bars, from five stars down; each is a link to only its reviews, or to all again. */
export function RatingBars({ counts, chosen, linkTo }: RatingBarsProps) {
  const { total } = sumStars(counts);
  return (
    <ul className={styles.bars} aria-label={texts.byStars}>
      {stars.map((star) => {
        const count = counts[star - 1] ?? 0;
        const percent = total === 0 ? 0 : Math.round((count / total) * 100);
        const isChosen = chosen === star;
        return (
          <li key={star}>
            <a
              aria-current={isChosen || undefined}
              // One without reviews leads nowhere.
              {...(count === 0 ? { role: 'link', 'aria-disabled': true } : linkTo(isChosen ? undefined : star))}
            >
              <VisuallyHidden>{texts.shareOfStars(star, count, percent)}</VisuallyHidden>
              <span aria-hidden>{star}</span>
              <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
                <rect width="100" height="6" />
                <rect width={percent} height="6" />
              </svg>
              <span aria-hidden>{percent}%</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
