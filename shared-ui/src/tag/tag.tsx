import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './tag.module.css';

export type TagProps = ComponentProps<'span'>;

/** A keyword that does nothing when pressed; use `Chip` for one that does. */
export function Tag({ className, ...rest }: TagProps) {
  return <span {...rest} className={cx(styles.tag, className)} />;
}
