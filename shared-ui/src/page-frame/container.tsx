import type { ComponentProps, ElementType } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './page-frame.module.css';

export type ContainerProps<As extends ElementType = 'div'> = {
  /** @default 'div' */
  as?: As | undefined;
} & Omit<ComponentProps<As>, 'as'>;

/** Sets the page's width (at most 1600 px) and its gutters. */
export function Container<As extends ElementType = 'div'>({ as, className, ...rest }: ContainerProps<As>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...rest} className={cx(styles.container, className)} />;
}
