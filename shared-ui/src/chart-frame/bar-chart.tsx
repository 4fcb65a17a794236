import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import styles from './chart-frame.module.css';

export type ChartBar = { label: string; value: number };

export type BarChartProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Spoken name. */
  label: string;
  bars: readonly ChartBar[];
  /** @default plain number */
  formatValue?: ((value: number) => string) | undefined;
};

const height = 160;

/** Upright bars, the last one strong: the current period. Drawn with attributes only, so it may be served. */
export function BarChart(props: BarChartProps) {
  const { label, bars, formatValue = String, className, ...rest } = props;
  const top = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <div {...rest} className={cx(styles.chart, className)}>
      <svg className={styles.bars} width="100%" height={height} role="img" aria-label={label}>
        {[0, 0.5, 1].map((line) => (
          <line
            key={line}
            className={styles.grid}
            x2="100%"
            y1={height * (1 - line * 0.9) - 0.5}
            y2={height * (1 - line * 0.9) - 0.5}
          />
        ))}
        {bars.map((bar, index) => {
          const size = (bar.value / top) * height * 0.9;
          return (
            <rect
              key={bar.label}
              className={index === bars.length - 1 ? styles.current : styles.past}
              x={`${((index + 0.2) / bars.length) * 100}%`}
              y={height - size}
              width={`${(0.6 / bars.length) * 100}%`}
              height={size}
              rx="2"
            >
              <title>{`${bar.label}: ${formatValue(bar.value)}`}</title>
            </rect>
          );
        })}
      </svg>
      <ol className={styles.labels}>
        {bars.map((bar) => (
          <li key={bar.label}>
            {bar.label} <b>{formatValue(bar.value)}</b>
          </li>
        ))}
      </ol>
    </div>
  );
}
