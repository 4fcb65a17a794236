import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './badge.module.css';

export type BadgeProps = ComponentProps<'span'> & {
  /** `image` is for badges on pictures, `glow` only for glow products. @default 'neutral' */
  tone?: 'neutral' | 'image' | 'glow' | 'low' | 'sale' | 'brand' | undefined;
};

/** One or two words about something, such as "New". */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx(styles.badge, styles[tone], className)} />;
}
