import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './page-frame.module.css';

export type PageHeadingProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: ReactNode;
  /** Beside the title: a count. */
  meta?: ReactNode;
  /** At the far end: buttons or chips. */
  actions?: ReactNode;
  /** The large size of category pages. */
  display?: boolean | undefined;
};

/** The page's one `h1`. */
export function PageHeading(props: PageHeadingProps) {
  const { title, meta, actions, display = false, className, ...rest } = props;
  return (
    <div {...rest} className={cx(styles.pageHead, className)}>
      <h1 className={display ? styles.display : undefined}>{title}</h1>
      {meta ? <p className={styles.meta}>{meta}</p> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
