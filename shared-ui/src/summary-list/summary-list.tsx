import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './summary-list.module.css';

export type SummaryRow = {
  label: string;
  value: ReactNode;
  /** The total at the end: large, under a line. */
  strong?: boolean | undefined;
  /** Good news, such as free delivery. */
  tone?: 'success' | undefined;
};

export type SummaryListProps = Omit<ComponentProps<'dl'>, 'children'> & {
  rows: readonly SummaryRow[];
};

/** A list with labels on the left and amounts on the right. */
export function SummaryList({ rows, className, ...rest }: SummaryListProps) {
  return (
    <dl {...rest} className={cx(styles.list, className)}>
      {rows.map((row) => (
        <div key={row.label} className={cx(styles.row, row.strong && styles.strong)}>
          <dt>{row.label}</dt>
          <dd className={row.tone === 'success' ? styles.success : undefined}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
