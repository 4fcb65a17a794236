import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { VisuallyHidden } from '#visually-hidden/index.ts';
import styles from './table.module.css';

export type TableProps = ComponentProps<'table'> & {
  /** Names the table, for screen readers only unless `showCaption`. */
  caption: ReactNode;
  showCaption?: boolean | undefined;
};

/** A native table with a sticky head. Set `data-align="end"` on number cells, `data-selected` on rows to highlight. */
export function Table({ caption, showCaption = false, className, children, ...rest }: TableProps) {
  return (
    <table {...rest} className={cx(styles.table, className)}>
      <caption className={styles.caption}>{showCaption ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}</caption>
      {children}
    </table>
  );
}
