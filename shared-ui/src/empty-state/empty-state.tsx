import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { LogoMark } from '#logo/index.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** Instead of the stitched mark. */
  icon?: ReactNode;
};

/** Nothing here yet: one line and one way on. */
export function EmptyState({ title, children, action, icon, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={cx(styles.empty, className)}>
      <div className={styles.icon}>{icon ?? <LogoMark size={56} />}</div>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
