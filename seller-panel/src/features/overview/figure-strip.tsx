import type { PanelFigures } from '@aaram/shared-domain/contract';
import { formatCount } from '@aaram/shared-domain/format';
import { formatRupees } from '@aaram/shared-domain/money';
import * as texts from '#texts/overview.ts';
import { buildSparkline, compareWeeks, describeChange } from './build-chart.ts';
import styles from './figure-strip.module.css';

/** Whole rupees: paise do not matter in a monthly figure. */
const rupees = (amount: number) => formatRupees(Math.round(amount));
const WIDTH = 100;
const HEIGHT = 38;

/** Size class of a figure's text: '25,000', '₹79,35,830', '₹79,35,83,200'. */
function lengthOf({ length }: string) {
  if (length > 13) {
    return 'huge';
  }
  return length > 10 ? 'long' : length > 6 ? 'middling' : undefined;
}

type FigureProps = { label: string; value: string; note?: string | undefined; trend?: readonly number[] | undefined };

function Figure({ label, value, note, trend }: FigureProps) {
  const points = trend && trend.length > 1 ? buildSparkline(trend, WIDTH, HEIGHT) : undefined;
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-length={lengthOf(value)}>
        <b>{value}</b>
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </dd>
      {points === undefined ? null : (
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles.trend} aria-hidden>
          <polygon points={`0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}`} className={styles.area} />
          <polyline points={points} className={styles.line} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
    </div>
  );
}

/** Total Products and Total Orders first (product-rules.md#panel-pages), then a seller's other daily figures. */
export function FigureStrip({ figures }: { figures: PanelFigures }) {
  const perDay = figures.ordersPerDay.map((day) => day.orders);
  const week = compareWeeks(perDay);
  const inMonth = perDay.reduce((sum, orders) => sum + orders, 0);
  const soldOut = figures.needsAttention.find(({ kind }) => kind === 'out-of-stock')?.count ?? 0;
  const noneSoldOut = figures.totalProducts === 0 ? undefined : texts.noneSoldOut;
  return (
    <dl className={styles.strip}>
      <Figure
        label={texts.totalProducts}
        value={formatCount(figures.totalProducts)}
        note={soldOut === 0 ? noneSoldOut : texts.soldOut(soldOut)}
      />
      <Figure
        label={texts.totalOrders}
        value={formatCount(figures.totalOrders)}
        note={perDay.length === 0 ? undefined : texts.inLastDays(inMonth, perDay.length)}
      />
      {figures.revenue === null ? null : (
        <Figure label={texts.revenue} value={rupees(figures.revenue)} note={texts.revenueNote} />
      )}
      {perDay.length === 0 ? null : (
        <Figure
          label={texts.ordersLast7Days}
          value={formatCount(week.now)}
          note={describeChange(week, formatCount)}
          trend={perDay.slice(-14)}
        />
      )}
    </dl>
  );
}
