import { cx } from '#lib/cx.ts';
import styles from './button.module.css';

export type ButtonLook = {
  /** At most one `accent` per view. @default 'primary' */
  variant?: 'primary' | 'secondary' | 'accent' | 'ghost' | 'danger' | undefined;
  /** @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** As wide as its container. */
  block?: boolean | undefined;
};

/** Class names that make any element look like a button. */
export function buttonClass({ variant = 'primary', size = 'md', block = false }: ButtonLook = {}) {
  return cx(styles.button, styles[variant], size === 'sm' && styles.small, block && styles.block);
}
