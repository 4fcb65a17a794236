import type { Db } from '@aaram/runtime/db';
import { formatDay } from '@aaram/shared-domain/format';
import { formatPaise } from '@aaram/shared-domain/money';
import * as texts from '#texts/holds.ts';
import { findOrderNumbers } from '../order.repository.ts';
import { type DisputeRow, findDisputes } from './disputes.repository.ts';
import { findHolds, type HoldRow } from './holds.repository.ts';

export type OrderNote = { orderId: string; sentence: string };

function describeDispute({ amountPaise, deductedPaise, reason, status, respondBy }: DisputeRow): string {
  const amount = formatPaise(deductedPaise > 0 ? deductedPaise : amountPaise);
  switch (status) {
    case 'open':
      return texts.disputeOpen(amount, reason, respondBy === null ? null : formatDay(respondBy.toISOString()));
    case 'under_review':
      return texts.disputeUnderReview(amount);
    case 'won':
      return texts.disputeWon(amount);
    case 'closed':
      return texts.disputeClosed(amount);
    case 'lost':
      return texts.disputeLost(amount);
  }
}

/** What is said of a hold at the order that waits, and at the order whose money it is about. */
function describeHold(hold: HoldRow, numbers: ReadonlyMap<string, string>): OrderNote[] {
  const { orderId, sourceOrderId, disputeId, ending, report } = hold;
  if (report !== null) {
    return ending === null ? [{ orderId, sentence: texts.printReported(report) }] : [];
  }
  if (orderId === sourceOrderId) {
    return ending === null ? [{ orderId, sentence: texts.ownPaymentHeld }] : [];
  }
  const amount = formatPaise(hold.paise);
  const nameOf = (id: string) => numbers.get(id) ?? '';
  const why = disputeId === null ? 'gone' : 'disputed';
  return [
    { orderId, sentence: texts.boughtWith[why](amount, nameOf(sourceOrderId), ending) },
    { orderId: sourceOrderId, sentence: texts.usedFor(amount, nameOf(orderId), ending) },
  ];
}

/** Notes about disputes, and about money that went back behind credits, of these orders: sentences for admins. */
export async function readHoldNotes(db: Db, orderIds: readonly string[]): Promise<OrderNote[]> {
  const [holds, disputes] = await Promise.all([findHolds(db, orderIds), findDisputes(db, orderIds)]);
  const numbers = await findOrderNumbers(
    db,
    holds.flatMap(({ orderId, sourceOrderId }) => [orderId, sourceOrderId]),
  );
  const wanted = new Set(orderIds);
  return [
    ...disputes.map((dispute) => ({ orderId: dispute.orderId, sentence: describeDispute(dispute) })),
    ...holds.flatMap((hold) => describeHold(hold, numbers)),
  ].filter(({ orderId }) => wanted.has(orderId));
}
