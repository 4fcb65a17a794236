import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { LogoMark } from '#logo/logo-mark.tsx';
import styles from './logo-loader.module.css';

export type LogoLoaderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name, e.g. "Loading". */
  label: string;
};

/**
 * Covers the screen while the ring of the mark is drawn once, in 700 ms; a still mark with reduced motion. Two halves of
 * the colour beneath turn away from the ring: they move without the page's own thread, which draws the next page.
 */
export const LogoLoader = ({ label, className, ...rest }: LogoLoaderProps) => (
  <div role="status" aria-label={label} {...rest} className={cx(styles.loader, className)}>
    <div className={styles.mark}>
      <LogoMark size={88} />
      <div className={styles.right} />
      <div className={styles.left} />
    </div>
  </div>
);
