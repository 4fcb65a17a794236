import { formatDateTime } from '@aaram/shared-domain/format';
import type { MoneyGap } from '@aaram/shared-domain/outbox';
import { usePlatform, useQuery } from '@aaram/shared-platform';
import type { Column } from '#lib/list/row-table.tsx';
import { TrailBox } from '#lib/list/trail-box.tsx';
import * as texts from '#texts/outbox.ts';
import { OrderLink } from './order-link.tsx';
import { moneyGapsQuery } from './outbox-queries.ts';

const columns: readonly Column<MoneyGap>[] = [
  { head: texts.when, cell: ({ at }) => formatDateTime(at) },
  { head: texts.order, cell: ({ order }) => <OrderLink number={order} /> },
  { head: texts.whatFailed, cell: ({ text }) => text, breaks: true },
];

/** Payments and refunds about which the provider and the store do not agree. */
export function MoneyGaps() {
  const gaps = useQuery(moneyGapsQuery(usePlatform()));
  return <TrailBox title={texts.moneyGaps} none={texts.noGaps} rows={gaps} columns={columns} />;
}
