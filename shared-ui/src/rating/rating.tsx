import type { ComponentProps } from 'react';
import { IconStar } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import { Sentence } from '#lib/sentence.tsx';
import * as texts from '#texts/rating.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './rating.module.css';

export type RatingProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Mean of the reviews, 1-5. 0 shows nothing: no reviews is not a bad rating. */
  value: number;
  /** Number of reviews. */
  count?: number | undefined;
};

const hide = (words: string) => <VisuallyHidden>{words}</VisuallyHidden>;

/** One star and the mean with one decimal. */
export function Rating({ value, count, className, ...rest }: RatingProps) {
  if (!(value > 0)) {
    return null;
  }
  return (
    <span {...rest} className={cx(styles.rating, className)}>
      <IconStar size={13} className={styles.star} />
      <Sentence parts={texts.rated(value.toFixed(1), hide)} />{' '}
      {count === undefined ? null : (
        <span className={styles.count}>
          <Sentence parts={texts.reviews(count, hide)} />
        </span>
      )}
    </span>
  );
}
