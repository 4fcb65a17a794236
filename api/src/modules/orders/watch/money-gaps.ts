import type { Db } from '@aaram/runtime/db';
import { formatPaise } from '@aaram/shared-domain/money';
import type { MoneyGap as ReportedGap } from '@aaram/shared-domain/outbox';
import * as texts from '#texts/orders.ts';
import { findOrderNumbers } from '../order.repository.ts';
import { describeMismatch } from '../panel/order-attention.ts';
import { listMoneyGaps, type MoneyGap } from '../settle/mismatch.repository.ts';

const MAX_GAPS = 100;

function describeGap({ kind, amount, currency }: MoneyGap): string {
  if (kind === 'too-much') {
    return texts.sentBackTooMuch(formatPaise(amount));
  }
  return kind === 'overdue'
    ? texts.refundOverdue(formatPaise(amount))
    : describeMismatch({ amount, currency, isCaptured: kind === 'sent-back' });
}

/**
 * The newest differences between our books and the payment provider, as sentences (product-rules.md#outbox-and-jobs).
 */
export async function readMoneyGaps(db: Db): Promise<ReportedGap[]> {
  const gaps = await listMoneyGaps(db, MAX_GAPS);
  const numbers = await findOrderNumbers(
    db,
    gaps.map(({ orderId }) => orderId),
  );
  return gaps.map((gap) => ({
    _id: `${gap.kind}:${gap.id}`,
    order: numbers.get(gap.orderId) ?? '',
    text: describeGap(gap),
    at: gap.at.toISOString(),
  }));
}
