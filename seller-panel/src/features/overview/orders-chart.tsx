import type { PanelFigures } from '@aaram/shared-domain/contract';
import { formatCalendarDay, formatCount } from '@aaram/shared-domain/format';
import { PanelBox } from '@aaram/shared-panel';
import { Button } from '@aaram/shared-ui/button';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/overview.ts';
import styles from './orders-chart.module.css';

const SPANS = [7, 30] as const;

// The chart library loads with the first chart, not with the panel.
const BarChart = lazy(async () => ({ default: (await import('@aaram/shared-ui/bar-chart')).BarChart }));

type Day = PanelFigures['ordersPerDay'][number];

/** Orders per day as bars, with the same figures as a table for people who cannot see the bars. */
export function OrdersChart({ perDay }: { perDay: readonly Day[] }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]>(30);
  const days = perDay.slice(-span);
  const total = days.reduce((sum, day) => sum + day.orders, 0);
  const summary = texts.ordersInLastDays(total, days.length);
  const bars = days.map(({ day, orders }, index) => ({
    label: formatCalendarDay(day),
    value: orders,
    short: index === days.length - 1 ? texts.today : undefined,
  }));
  const toggle = (
    <fieldset className={styles.spans} aria-label={texts.daysShown}>
      {SPANS.map((choice) => (
        <Button
          key={choice}
          variant="ghost"
          size="sm"
          aria-pressed={choice === span}
          className={styles.span}
          onClick={() => setSpan(choice)}
        >
          {texts.days(choice)}
        </Button>
      ))}
    </fieldset>
  );
  return (
    <PanelBox title={texts.ordersPerDay} action={toggle}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{summary}</figcaption>
        <Suspense fallback={<Skeleton className={styles.waiting} />}>
          <BarChart
            label={texts.ordersPerDayOf(summary)}
            bars={bars}
            columns={[texts.day, texts.orders]}
            formatValue={formatCount}
          />
        </Suspense>
      </figure>
    </PanelBox>
  );
}
