import type { ComponentProps } from 'react';
import { Button } from '#button/index.ts';
import { IconAlert } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/error-state.ts';
import styles from './error-state.module.css';

export type ErrorStateProps = Omit<ComponentProps<'div'>, 'title'> & {
  title: string;
  /** Makes the title a heading of this level, when the page has nothing else to say. */
  headingLevel?: 1 | 2 | undefined;
  onRetry?: (() => void) | undefined;
  /** @default 'Try again' */
  retryLabel?: string | undefined;
  /** With `submit` the retry also works in a form, before its script does. @default 'button' */
  retryType?: 'button' | 'submit' | undefined;
  /** The retry is in progress. */
  busy?: boolean | undefined;
};

/** Says what did not load, with a way to try again. Screen readers announce it at once. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    headingLevel,
    children,
    onRetry,
    retryLabel = texts.tryAgain,
    retryType,
    busy,
    className,
    ...rest
  } = props;
  const Title = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <div role="alert" {...rest} className={cx(styles.error, className)}>
      <IconAlert size={28} className={styles.icon} />
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry ? (
        <Button type={retryType} variant="secondary" size="sm" busy={busy} onClick={onRetry} className={styles.action}>
          {retryLabel}
        </Button>
      ) : null}
    </div>
  );
}
