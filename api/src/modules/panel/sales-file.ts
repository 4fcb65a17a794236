import type { Sales } from '@aaram/shared-domain/contract';
import { type CsvCell, writeCsv } from '#csv/write-csv.ts';
import * as texts from '#texts/panel.ts';

/** Sales as a file for spreadsheets: all rows, then the total; no cell can begin a formula. */
export function writeSalesFile({ by, from, to, rows, total, totalBefore }: Sales): { name: string; text: string } {
  const withId = by === 'product';
  const table: CsvCell[][] = [
    [
      texts.salesColumns[by],
      ...(withId ? [texts.productId] : []),
      texts.orders,
      texts.pieces,
      texts.revenue,
      texts.revenueBefore,
    ],
    ...rows.map(({ key, label, orders, pieces, revenue, revenueBefore }) => [
      by === 'day' ? { day: key } : label,
      ...(withId ? [key] : []),
      orders,
      pieces,
      { rupees: revenue },
      { rupees: revenueBefore },
    ]),
    [
      texts.totalOfFile,
      ...(withId ? [''] : []),
      total.orders,
      total.pieces,
      { rupees: total.revenue },
      { rupees: totalBefore.revenue },
    ],
  ];
  return { name: texts.salesFileName(by, from, to), text: writeCsv(table, { isWhole: true }) };
}
