import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './below-fold.module.css';

/** A part of a page that is never on the first screen. Its content is in the document as usual. */
export function BelowFold({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx(styles.part, className)} />;
}
