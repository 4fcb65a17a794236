import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './status-badge.module.css';

const looks = {
  Pending: 'pending',
  Processing: 'processing',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  Initiated: 'pending',
  Paid: 'delivered',
  Failed: 'cancelled',
  Refunded: 'shipped',
} as const;

export type Status = keyof typeof looks;

export type StatusBadgeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Status of the order or the payment: sets the colour. */
  status: Status;
  /** Its name, which is the text. */
  label: string;
};

/** Status of an order or a payment: a dot and the word, never colour alone. */
export function StatusBadge({ status, label, className, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} className={cx(styles.badge, styles[looks[status]], className)}>
      {label}
    </span>
  );
}
