import type { ComponentProps, ElementType } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps<As extends ElementType = 'span'> = {
  /** @default 'span' */
  as?: As | undefined;
} & Omit<ComponentProps<As>, 'as'>;

/** Text for screen readers only. A link or button inside becomes visible on focus. */
export function VisuallyHidden<As extends ElementType = 'span'>({ as, className, ...rest }: VisuallyHiddenProps<As>) {
  const Root: ElementType = as ?? 'span';
  return <Root {...rest} className={cx(styles.hidden, className)} />;
}
