import type { ComponentProps } from 'react';
import { IconStar } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/components.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './rating.module.css';

export type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Mean of the reviews, 1-5. 0 shows nothing: no reviews is not a bad rating. */
  value: number;
  /** Number of reviews. */
  count?: number | undefined;
};

/** One star and the mean with one decimal. */
export function Rating({ value, count, className, ...rest }: RatingProps) {
  if (!(value > 0)) {
    return null;
  }
  return (
    <span {...rest} className={cx(styles.rating, className)}>
      <IconStar size={13} className={styles.star} />
      <VisuallyHidden>{texts.rated}</VisuallyHidden> {value.toFixed(1)} <VisuallyHidden>{texts.outOf5}</VisuallyHidden>{' '}
      {count === undefined ? null : (
        <span className={styles.count}>
          ({count}
          <VisuallyHidden> {count === 1 ? 'review' : 'reviews'}</VisuallyHidden>)
        </span>
      )}
    </span>
  );
}
