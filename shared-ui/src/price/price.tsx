import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './price.module.css';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What is paid, as it is written: `₹1,499`. */
  amount: string;
  /** The higher printed price, as it is written; without one nothing is struck through. */
  mrp?: string | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A price, with the struck-through MRP beside it where there is one. */
export function Price({ amount, mrp, size = 'md', className, ...rest }: PriceProps) {
  return (
    <span {...rest} className={cx(styles.price, styles[size], className)}>
      {amount}
      {mrp === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>MRP</VisuallyHidden> <s className={styles.mrp}>{mrp}</s>
        </>
      )}
    </span>
  );
}
