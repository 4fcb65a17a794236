import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './badge.module.css';

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** 0 shows nothing; above 99 it shows 99+. */
  count: number;
};

/** A small round badge with a number, for instance of pieces in the cart. */
export function CountBadge({ count, className, ...rest }: CountBadgeProps) {
  if (count <= 0) {
    return null;
  }
  return (
    <span {...rest} className={cx(styles.count, className)}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
