import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { logoLetter } from '#logo/logo-mark.tsx';
import styles from './logo-loader.module.css';

export type LogoLoaderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name, e.g. "Loading". */
  label: string;
};

/**
 * Covers the screen while the ring of the mark is drawn once, in 700 ms; a still mark with reduced motion. Two halves of
 * the colour beneath turn away from the ring: they move without the page's own thread, which draws the next page.
 */
export function LogoLoader({ label, className, ...rest }: LogoLoaderProps) {
  return (
    <div role="status" aria-label={label} {...rest} className={cx(styles.loader, className)}>
      <div className={styles.mark}>
        <svg viewBox="0 0 40 40" aria-hidden>
          <circle
            cx="20"
            cy="20"
            r="17.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
            strokeDasharray="6.2 3.96"
            strokeLinecap="round"
          />
        </svg>
        <div className={styles.right} />
        <div className={styles.left} />
        <svg viewBox="0 0 40 40" fill="currentColor" aria-hidden>
          <path d={logoLetter} />
        </svg>
      </div>
    </div>
  );
}
