import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './skeleton.module.css';
import { Skeleton } from './skeleton.tsx';

export type ProductCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Same layout as `ProductCardFrame`. */
export function ProductCardSkeleton({ className, ...rest }: ProductCardSkeletonProps) {
  return (
    <div aria-hidden {...rest} className={cx(styles.card, className)}>
      <Skeleton ratio="3:4" />
      <Skeleton shape="text" lines={3} className={styles.cardText} />
    </div>
  );
}
