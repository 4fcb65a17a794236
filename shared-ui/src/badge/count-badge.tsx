import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './badge.module.css';

export type CountBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Nothing is drawn for 0; above 99 it reads 99+. */
  count: number;
};

/** A small round number, for instance of pieces in the cart. */
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
