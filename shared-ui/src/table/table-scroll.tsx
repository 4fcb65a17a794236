import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './table.module.css';

export type TableScrollProps = ComponentProps<'section'> & {
  /** Accessible name of the scrolling area, which the keyboard can reach. */
  label: string;
};

/** Makes a wide table scroll inside itself, instead of the page. */
export function TableScroll({ label, className, ...rest }: TableScrollProps) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable without a mouse
      tabIndex={0}
      {...rest}
      className={cx(styles.scroll, className)}
    />
  );
}
