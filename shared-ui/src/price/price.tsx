import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/price.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './price.module.css';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The price to pay, formatted: `₹1,499`. */
  amount: string;
  /** The higher MRP, formatted; without it nothing is struck through. */
  mrp?: string | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A price, with the MRP struck through beside it if there is one. */
export function Price({ amount, mrp, size = 'md', className, ...rest }: PriceProps) {
  return (
    <span {...rest} className={cx(styles.price, styles[size], className)}>
      {amount}
      {mrp === undefined ? null : (
        <>
          {' '}
          <VisuallyHidden>{texts.mrp}</VisuallyHidden> <s className={styles.mrp}>{mrp}</s>
        </>
      )}
    </span>
  );
}
