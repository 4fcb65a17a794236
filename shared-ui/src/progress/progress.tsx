import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './progress.module.css';

export type StitchProgressProps = Omit<ComponentProps<'div'>, 'children'> & {
  value: number;
  max: number;
  label: string;
  /** @default 'brand' */
  tone?: 'brand' | 'success' | undefined;
};

/** A progress bar drawn as a line of stitches. */
export function StitchProgress(props: StitchProgressProps) {
  const { value, max, label, tone = 'brand', className, ...rest } = props;
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(Math.max(value, 0), max)}
      {...rest}
      className={cx(styles.progress, styles[tone], className)}
    >
      {/* SVG, because its lengths are attributes: served pages must have no style attributes. */}
      <svg width="100%" height="2" aria-hidden>
        <line className={styles.rest} y1="1" y2="1" x2="100%" />
        <line className={styles.done} y1="1" y2="1" x2={`${share * 100}%`} />
      </svg>
    </div>
  );
}
