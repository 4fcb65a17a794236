import type { ComponentProps } from 'react';
import { IconAlert, IconCheckCircle, IconInfo } from '#icon/index.ts';
import { cx } from '#lib/cx.ts';
import styles from './notice.module.css';

export type NoticeProps = ComponentProps<'div'> & {
  /** @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
};

const icons = {
  info: IconInfo,
  success: IconCheckCircle,
  warning: IconAlert,
  danger: IconAlert,
} as const;

/** A message about the part of the page where it is shown. Pass `role="status"` or `"alert"` when it appears by itself. */
export function Notice({ tone = 'info', className, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div {...rest} className={cx(styles.notice, styles[tone], className)}>
      <Icon size={18} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
