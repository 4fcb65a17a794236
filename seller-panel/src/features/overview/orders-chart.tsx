import type { PanelFigures } from '@aaram/shared-domain/contract';
import { Button } from '@aaram/shared-ui/button';
import { useState } from 'react';
import { formatDay } from '#lib/format-date.ts';
import { PanelBox } from '#lib/panel-page.tsx';
import { buildScale } from './build-chart.ts';
import styles from './orders-chart.module.css';

const BOX = { width: 760, height: 262, left: 36, right: 756, top: 24, bottom: 228 };
const SPANS = [7, 30] as const;

type Day = PanelFigures['ordersPerDay'][number];

function Bars({ days, title }: { days: readonly Day[]; title: string }) {
  const { top, steps } = buildScale(Math.max(0, ...days.map((day) => day.orders)));
  const yOf = (value: number) => BOX.bottom - (value / top) * (BOX.bottom - BOX.top);
  const stride = (BOX.right - BOX.left) / Math.max(1, days.length);
  const labelEvery = Math.ceil(days.length / 5);
  return (
    <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} className={styles.chart} role="img">
      <title>{title}</title>
      {steps.map((step) => (
        <g key={step}>
          <path d={`M${BOX.left} ${yOf(step)} H${BOX.right}`} className={styles.grid} />
          <text x={BOX.left - 10} y={yOf(step) + 4} textAnchor="end">
            {step}
          </text>
        </g>
      ))}
      {days.map(({ day, orders }, index) => {
        const isLast = index === days.length - 1;
        const x = BOX.left + index * stride + stride * 0.18;
        return (
          <g key={day}>
            <rect
              x={x}
              y={yOf(orders)}
              width={stride * 0.64}
              height={BOX.bottom - yOf(orders)}
              rx={2}
              className={isLast ? styles.today : styles.bar}
            >
              <title>{`${formatDay(day)}: ${orders}`}</title>
            </rect>
            {isLast || (index % labelEvery === 0 && days.length - 1 - index >= labelEvery / 2) ? (
              <text
                x={x + stride * 0.32}
                y={BOX.bottom + 22}
                textAnchor={isLast ? 'end' : 'middle'}
                dx={isLast ? stride * 0.3 : 0}
              >
                {isLast ? 'Today' : formatDay(day)}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}

/** Orders of each day as bars, with the same figures as a table for those who cannot see bars. */
export function OrdersChart({ perDay }: { perDay: readonly Day[] }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(30);
  const days = perDay.slice(-span);
  const total = days.reduce((sum, day) => sum + day.orders, 0);
  const summary = `${total} orders in the last ${days.length} days`;
  const toggle = (
    <fieldset className={styles.spans} aria-label="Days shown">
      {SPANS.map((choice) => (
        <Button
          key={choice}
          variant="ghost"
          size="sm"
          aria-pressed={choice === span}
          className={styles.span}
          onClick={() => setSpan(choice)}
        >
          {choice} d
        </Button>
      ))}
    </fieldset>
  );
  return (
    <PanelBox title="Orders per day" action={toggle}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{summary}</figcaption>
        <Bars days={days} title={`Orders per day: ${summary}`} />
        <details className={styles.details}>
          <summary>Show as a table</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Orders</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, orders }) => (
                <tr key={day}>
                  <td>{formatDay(day)}</td>
                  <td>{orders}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </figure>
    </PanelBox>
  );
}
