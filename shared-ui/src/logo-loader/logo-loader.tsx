import { type ComponentProps, useId } from 'react';
import { cx } from '#lib/cx.ts';
import { logoLetter } from '#logo/logo-mark.tsx';
import styles from './logo-loader.module.css';

export type LogoLoaderProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name, e.g. "Loading". */
  label: string;
};

/** Covers the screen while the ring of the mark is drawn once, in 700 ms; a still mark with reduced motion. */
export function LogoLoader({ label, className, ...rest }: LogoLoaderProps) {
  const maskId = useId();
  return (
    <div role="status" aria-label={label} {...rest} className={cx(styles.loader, className)}>
      <svg viewBox="0 0 40 40" width="88" height="88" fill="currentColor" aria-hidden>
        <mask id={maskId} className={styles.mask}>
          <circle
            className={styles.thread}
            cx="20"
            cy="20"
            r="17.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            pathLength="100"
            transform="rotate(-90 20 20)"
          />
        </mask>
        <circle
          mask={`url(#${maskId})`}
          cx="20"
          cy="20"
          r="17.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.2"
          strokeDasharray="6.2 3.96"
          strokeLinecap="round"
        />
        <path d={logoLetter} />
      </svg>
    </div>
  );
}
