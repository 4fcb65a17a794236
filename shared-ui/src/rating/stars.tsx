import type { ComponentProps } from 'react';
import { IconStar } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/rating.ts';
import styles from './rating.module.css';

export type StarsProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0-5; rounded to whole stars. */
  value: number;
  /** Pixels. @default 16 */
  size?: number | undefined;
};

/** A row of five stars, for one review. */
export function Stars({ value, size = 16, className, ...rest }: StarsProps) {
  const full = Math.round(value);
  return (
    <span role="img" aria-label={texts.starsOfFive(value)} {...rest} className={cx(styles.stars, className)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <IconStar key={star} size={size} className={star <= full ? styles.star : styles.off} />
      ))}
    </span>
  );
}
