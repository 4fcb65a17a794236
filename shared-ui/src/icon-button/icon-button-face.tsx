import type { ReactNode } from 'react';
import { CountBadge } from '#badge/index.ts';
import { cx } from '#lib/cx.ts';
import * as texts from '#texts/icon-button.ts';
import styles from './icon-button.module.css';

export type IconButtonLook = {
  /** What it does, for screen readers and as the tooltip. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** A number on its corner; it becomes part of the accessible name. */
  badge?: number | undefined;
  /** @default 'md' */
  size?: 'md' | 'sm' | undefined;
  /** `image` is for buttons on a picture, `outline` for those beside other buttons. @default 'plain' */
  tone?: 'plain' | 'image' | 'outline' | undefined;
};

/** Class, accessible name and content shared by the button and the link. */
export function iconButtonFace(look: IconButtonLook, className: string | undefined) {
  const { label, children, badge = 0, size = 'md', tone = 'plain' } = look;
  return {
    className: cx(styles.button, styles[tone], size === 'sm' && styles.small, className),
    'aria-label': badge > 0 ? texts.labelWithCount(label, badge) : label,
    title: label,
    children: (
      <>
        {children}
        <CountBadge count={badge} className={styles.badge} aria-hidden />
      </>
    ),
  };
}
