import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import { formatRupees } from './format-rupees.ts';
import styles from './price.module.css';

export type PriceProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** What is paid, in rupees. */
  rupees: number;
  /** The higher printed price, in rupees; ignored unless it is higher. */
  mrp?: number | undefined;
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
};

/** A price, with the struck-through MRP beside it where there is one. */
export function Price({ rupees, mrp, size = 'md', className, ...rest }: PriceProps) {
  return (
    <span {...rest} className={cx(styles.price, styles[size], className)}>
      {formatRupees(rupees)}
      {mrp !== undefined && mrp > rupees ? (
        <>
          {' '}
          <VisuallyHidden>MRP</VisuallyHidden> <s className={styles.mrp}>{formatRupees(mrp)}</s>
        </>
      ) : null}
    </span>
  );
}
