import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#button/index.ts';
import { IconAlert } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './error-state.module.css';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: ReactNode;
  onRetry?: (() => void) | undefined;
  /** @default 'Try again' */
  retryLabel?: string | undefined;
  /** The retry is under way. */
  busy?: boolean | undefined;
};

/** Something did not load: what, and a way to try again. Announced at once. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retryLabel = 'Try again', busy, className, ...rest } = props;
  return (
    <div role="alert" {...rest} className={cx(styles.error, className)}>
      <IconAlert size={28} className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry ? (
        <Button variant="secondary" size="sm" busy={busy} onClick={onRetry} className={styles.action}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
