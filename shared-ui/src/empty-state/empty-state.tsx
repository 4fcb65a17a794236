import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#lib/cx.ts';
import { LogoMark } from '#logo/index.ts';
import styles from './empty-state.module.css';

export type EmptyStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string;
  /** Makes the title a heading of this level, when the page has nothing else to say. */
  headingLevel?: 1 | 2 | undefined;
  /** One button or link. */
  action?: ReactNode;
  /** Replaces the stitched mark. */
  icon?: ReactNode;
};

/** For an empty list or page: one sentence and one action. */
export function EmptyState({ title, headingLevel, children, action, icon, className, ...rest }: EmptyStateProps) {
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div {...rest} className={cx(styles.empty, className)}>
      <div className={styles.icon}>{icon ?? <LogoMark size={56} />}</div>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
