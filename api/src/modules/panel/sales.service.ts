import type { Db } from '@aaram/runtime/db';
import { MAX_SALES_DAYS, MAX_SALES_ROWS, type Sales, type SalesGroup } from '@aaram/shared-domain/contract';
import { formatCalendarDay } from '@aaram/shared-domain/format';
import { rupeesFromPaise } from '@aaram/shared-domain/money';
import { findCategories, findProductNames } from '#modules/catalog/index.ts';
import { type Days, findOrderedProducts, type SalesRow, type SalesSum, sumSales } from '#modules/orders/for-panel.ts';
import { type Outcome, refuseField } from '#outcome.ts';
import * as texts from '#texts/panel.ts';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;

const toMs = (day: string) => Date.parse(`${day}T00:00:00Z`);
const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const addDays = (day: string, days: number) => toDay(toMs(day) + days * DAY_MS);
/** Today in India. */
const today = (now: number) => toDay(now + 330 * 60_000);
const countDays = ({ from, to }: Days) => (toMs(to) - toMs(from)) / DAY_MS + 1;

/** The asked range, or the last 30 days; refused when it is the wrong way round or too long. */
export function readRange(asked: { from?: string | undefined; to?: string | undefined }, now: number): Outcome<Days> {
  const to = asked.to ?? (asked.from === undefined ? today(now) : addDays(asked.from, USUAL_DAYS - 1));
  const from = asked.from ?? addDays(to, 1 - USUAL_DAYS);
  if (from > to) {
    return refuseField('to', texts.endsBeforeItBegins);
  }
  return countDays({ from, to }) > MAX_SALES_DAYS
    ? refuseField('to', texts.rangeTooLong(MAX_SALES_DAYS))
    : { from, to };
}

type Row = Omit<SalesRow, 'key'> & { key: string };

const noSales: Omit<SalesRow, 'key'> = {
  orders: 0,
  ordersBefore: 0,
  pieces: 0,
  piecesBefore: 0,
  paise: 0,
  paiseBefore: 0,
};
const toFigures = ({ orders, pieces, paise }: SalesSum) => ({ orders, pieces, revenue: rupeesFromPaise(paise) });

/** One row for each day, also for those without a sale. */
function fillDays(rows: readonly Row[], days: Days): Row[] {
  const byOffset = new Map(rows.map((row) => [row.key, row]));
  return Array.from({ length: countDays(days) }, (_, offset) => ({
    ...(byOffset.get(String(offset)) ?? noSales),
    key: addDays(days.from, offset),
  }));
}

async function findCategoriesOf(db: Db, seller: string | null, days: Days) {
  return findCategories(db, await findOrderedProducts(db, seller, days));
}

async function findLabels(db: Db, by: SalesGroup, rows: readonly Row[]): Promise<(key: string) => string> {
  if (by === 'day') {
    return formatCalendarDay;
  }
  const unknown = { product: texts.productGone, category: texts.productGone, size: '', state: texts.stateUnknown }[by];
  const names =
    by === 'product'
      ? await findProductNames(
          db,
          rows.map(({ key }) => key),
        )
      : undefined;
  return (key) => (names === undefined ? key : names.get(key)) || unknown;
}

export type Asked = { seller: string | null; days: Days; by: SalesGroup };

/** Sales in these days beside as many days before them; everything but days by revenue, at most `most` rows. */
export async function readSales(db: Db, { seller, days, by }: Asked, most = MAX_SALES_ROWS): Promise<Sales> {
  const length = countDays(days);
  const before = { from: addDays(days.from, -length), to: addDays(days.from, -1) };
  const categories = by === 'category' ? await findCategoriesOf(db, seller, { from: before.from, to: days.to }) : by;
  const found = await sumSales(db, { seller, days, before, by: categories });
  const total = found.find(({ key }) => key === null) ?? noSales;
  const grouped = found.flatMap(({ key, ...sums }) => (key === null ? [] : [{ ...sums, key }]));
  const rows =
    by === 'day'
      ? fillDays(grouped, days)
      : grouped.toSorted((a, b) => b.paise - a.paise || b.paiseBefore - a.paiseBefore || (a.key < b.key ? -1 : 1));
  const shown = by === 'day' ? rows : rows.slice(0, most);
  const left = rows.slice(shown.length);
  const label = await findLabels(db, by, shown);
  return {
    ...days,
    before,
    by,
    total: toFigures(total),
    totalBefore: toFigures({ orders: total.ordersBefore, pieces: total.piecesBefore, paise: total.paiseBefore }),
    rows: shown.map((row) => ({
      key: row.key,
      label: label(row.key),
      ...toFigures(row),
      revenueBefore: rupeesFromPaise(row.paiseBefore),
    })),
    others: {
      rows: left.length,
      pieces: left.reduce((sum, { pieces }) => sum + pieces, 0),
      revenue: rupeesFromPaise(left.reduce((sum, { paise }) => sum + paise, 0)),
    },
  };
}
