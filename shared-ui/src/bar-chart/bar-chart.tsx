import type { ComponentProps } from 'react';
import { cx } from '#lib/cx.ts';
import { Table } from '#table/index.ts';
import * as texts from '#texts/bar-chart.ts';
import styles from './bar-chart.module.css';
import { BarPlot } from './bar-plot.tsx';
import type { ChartBar } from './chart-bar.ts';

export type BarChartProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Accessible name: what the chart shows, and its main point. */
  label: string;
  /** From oldest to newest; the last one, the current period, is emphasised. */
  bars: readonly ChartBar[];
  /** @default plain number */
  formatValue?: ((value: number) => string) | undefined;
  /** Headings of the table with the same values. @default ['Period', 'Value'] */
  columns?: readonly [string, string] | undefined;
  /** Text that opens the table. @default 'Show as a table' */
  tableLabel?: string | undefined;
};

/**
 * A bar chart with a scale: values show on hover, arrow keys move between bars, and a table below has the same values.
 * Load it with `import()`: it brings the chart library (visx).
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, formatValue = String, columns = [texts.period, texts.value], ...rest } = props;
  const { tableLabel = texts.showAsTable, className, ...native } = rest;
  return (
    <div {...native} className={cx(styles.chart, className)}>
      <BarPlot label={label} bars={bars} formatValue={formatValue} />
      <details className={styles.details}>
        <summary className={styles.summary}>{tableLabel}</summary>
        <Table caption={label} className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col" data-align="end">
                {columns[1]}
              </th>
            </tr>
          </thead>
          <tbody>
            {bars.toReversed().map((bar) => (
              <tr key={bar.label}>
                <td>{bar.label}</td>
                <td data-align="end">{formatValue(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </div>
  );
}
