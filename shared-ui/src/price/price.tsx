import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/price.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './price.module.css';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** The price to pay, formatted: `₹1,499`. */
  amount: string;
  /** What is paid for it in the end, where that differs: `₹1,635.27 with GST`. The MRP is compared with it. */
  paid?: string | undefined;
  /** The higher MRP, formatted; without it nothing is struck through. */
  mrp?: string | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A price; what is paid for it and the MRP, struck through, stand together beside or below it. */
export function Price({ amount, paid, mrp, size = 'md', className, ...rest }: PriceProps) {
  const struck =
    mrp === undefined ? null : (
      <>
        {' '}
        <VisuallyHidden>{texts.mrp}</VisuallyHidden> <s className={styles.mrp}>{mrp}</s>
      </>
    );
  return (
    <span {...rest} className={cx(styles.price, styles[size], className)}>
      {amount}
      {paid === undefined ? (
        struck
      ) : (
        <>
          {' '}
          <span className={styles.paid}>
            <span className={styles.whole}>{paid}</span>
            {struck}
          </span>
        </>
      )}
    </span>
  );
}
