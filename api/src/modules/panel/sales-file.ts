import type { Sales } from '@aaram/shared-domain/contract';
import { stringify } from 'csv-stringify/sync';
import * as texts from '#texts/panel.ts';

/** Paise stay: spreadsheets add up what they read. */
const money = (rupees: number) => rupees.toFixed(2);

/** Sales as a file for spreadsheets: all rows, then the total; no cell can begin a formula. */
export function writeSalesFile({ by, from, to, rows, total, totalBefore }: Sales): { name: string; text: string } {
  const withId = by === 'product';
  const table = [
    [
      texts.salesColumns[by],
      ...(withId ? [texts.productId] : []),
      texts.orders,
      texts.pieces,
      texts.revenue,
      texts.revenueBefore,
    ],
    ...rows.map(({ key, label, orders, pieces, revenue, revenueBefore }) => [
      by === 'day' ? key : label,
      ...(withId ? [key] : []),
      orders,
      pieces,
      money(revenue),
      money(revenueBefore),
    ]),
    [
      texts.totalOfFile,
      ...(withId ? [''] : []),
      total.orders,
      total.pieces,
      money(total.revenue),
      money(totalBefore.revenue),
    ],
  ];
  return { name: texts.salesFileName(by, from, to), text: stringify(table, { bom: true, escape_formulas: true }) };
}
