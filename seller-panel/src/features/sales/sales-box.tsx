import { failureText, type Sales, type SalesGroup, salesGroups } from '@aaram/shared-domain/contract';
import { formatCalendarDay, formatCount } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import { Loading, PanelBox } from '@aaram/shared-panel';
import { usePlatform, useQuery, useSearchParams } from '@aaram/shared-platform';
import { Button } from '@aaram/shared-ui/button';
import { ErrorState } from '@aaram/shared-ui/error-state';
import { Notice } from '@aaram/shared-ui/notice';
import { SelectField } from '@aaram/shared-ui/select';
import { Skeleton } from '@aaram/shared-ui/skeleton';
import { TextField } from '@aaram/shared-ui/text-field';
import { lazy, Suspense, useState } from 'react';
import * as texts from '#texts/sales.ts';
import { daysOf, describeChange, spanOf, spans } from './range.ts';
import styles from './sales-box.module.css';
import { salesQuery, useSalesFile } from './sales-query.ts';
import { SalesTable } from './sales-table.tsx';

// The chart library loads with the first chart, not with the panel.
const BarChart = lazy(async () => ({ default: (await import('@aaram/shared-ui/bar-chart')).BarChart }));

const money = (rupees: number) => formatPaise(Math.round(rupees * 100));
const OTHER = 'other';

type FigureProps = { label: string; now: number; before: number; format: (value: number) => string };

function Figure({ label, now, before, format }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{format(now)}</b>
        <span className={styles.before}>{describeChange(now, before, format)}</span>
      </dd>
    </div>
  );
}

function Figures({ sales: { total, totalBefore } }: { sales: Sales }) {
  return (
    <dl className={styles.figures}>
      <Figure label={texts.revenue} now={total.revenue} before={totalBefore.revenue} format={money} />
      <Figure label={texts.orders} now={total.orders} before={totalBefore.orders} format={formatCount} />
      <Figure label={texts.pieces} now={total.pieces} before={totalBefore.pieces} format={formatCount} />
    </dl>
  );
}

function Chart({ sales }: { sales: Sales }) {
  const { rows, total, from, to } = sales;
  const range = texts.fromTo(formatCalendarDay(from), formatCalendarDay(to));
  return (
    <Suspense fallback={<Skeleton className={styles.waiting} />}>
      <BarChart
        label={texts.revenuePerDay(money(total.revenue), range)}
        bars={rows.map(({ label, revenue }) => ({ label, value: revenue }))}
        columns={[texts.groups.day, texts.revenue]}
        formatValue={money}
      />
    </Suspense>
  );
}

function Content({ sales }: { sales: Sales }) {
  return (
    <>
      <Figures sales={sales} />
      {sales.total.pieces === 0 ? <p className={styles.quiet}>{texts.nothingSold}</p> : null}
      {sales.by === 'day' ? <Chart sales={sales} /> : <SalesTable sales={sales} />}
    </>
  );
}

/** The days and the group that the page's address says; the last 30 days when it says none. */
function useAsked(now: number) {
  const [params, setParams] = useSearchParams();
  const usual = daysOf(30, now);
  const days = { from: params.get('from') ?? usual.from, to: params.get('to') ?? usual.to };
  const by: SalesGroup = salesGroups.find((group) => group === params.get('by')) ?? 'day';
  const change = (changed: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changed)) {
          next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { days, by, change };
}

type ControlsProps = ReturnType<typeof useAsked> & { now: number };

function Controls({ days, by, change, now }: ControlsProps) {
  const span = spanOf(days, now);
  const [isOther, setOther] = useState(span === undefined);
  return (
    <div className={styles.controls}>
      <SelectField
        label={texts.range}
        options={[
          ...spans.map((choice) => ({ value: String(choice), label: texts.lastDays(choice) })),
          { value: OTHER, label: texts.ownDays },
        ]}
        value={isOther || span === undefined ? OTHER : String(span)}
        onChange={({ currentTarget: { value } }) => {
          setOther(value === OTHER);
          if (value !== OTHER) {
            change(daysOf(Number(value), now));
          }
        }}
      />
      {isOther || span === undefined ? (
        <>
          <TextField
            type="date"
            name="from"
            label={texts.from}
            defaultValue={days.from}
            max={days.to}
            onChange={({ currentTarget: { value } }) => (value === '' ? undefined : change({ ...days, from: value }))}
          />
          <TextField
            type="date"
            name="to"
            label={texts.to}
            defaultValue={days.to}
            min={days.from}
            onChange={({ currentTarget: { value } }) => (value === '' ? undefined : change({ ...days, to: value }))}
          />
        </>
      ) : null}
      <SelectField
        label={texts.by}
        options={salesGroups.map((group) => ({ value: group, label: texts.groups[group] }))}
        value={by}
        onChange={({ currentTarget: { value } }) => change({ ...days, by: value })}
      />
    </div>
  );
}

/** Sales of chosen days beside the days before, by day, product, category, size or state, and as a file. */
export function SalesBox() {
  // One moment for all, so that the offered ranges do not move while somebody chooses.
  const [now] = useState(Date.now);
  const asked = useAsked(now);
  const { days, by } = asked;
  const sales = useQuery(salesQuery(usePlatform(), { ...days, by }));
  const file = useSalesFile();
  let content: React.ReactNode;
  if (sales.isError) {
    content = (
      <ErrorState
        title={failureText(sales.error, texts.salesNotLoaded)}
        onRetry={() => sales.refetch()}
        busy={sales.isFetching}
      />
    );
  } else if (sales.isPending) {
    content = (
      <Loading label={texts.loadingSales}>
        <Skeleton className={styles.waiting} />
      </Loading>
    );
  } else {
    content = <Content sales={sales.data} />;
  }
  return (
    <PanelBox
      title={texts.sales}
      action={
        <Button variant="secondary" size="sm" busy={file.isPending} onClick={() => file.mutate({ ...days, by })}>
          {texts.downloadCsv}
        </Button>
      }
    >
      <div className={styles.body} aria-busy={sales.isPlaceholderData || undefined}>
        <Controls {...asked} now={now} />
        {file.isError ? (
          <Notice tone="danger" role="alert">
            <p>{failureText(file.error, texts.fileNotMade)}</p>
          </Notice>
        ) : null}
        {content}
      </div>
    </PanelBox>
  );
}
