import { type ComponentProps, Suspense } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './below-fold.module.css';

/**
 * A part of a page that is never on the first screen. Its content is in the document as usual. A page's script takes it
 * over after the rest, or when it is touched.
 */
export function BelowFold({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} data-later="" className={cx(styles.part, className)}>
      <Suspense>{children}</Suspense>
    </div>
  );
}
