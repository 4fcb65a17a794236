import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findPrintedLines, holdForReport } from '#modules/orders/for-designs.ts';
import { type Outcome, refuse } from '#outcome.ts';
import { rowsOf, type SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/designs.ts';

type Report = { orderId: string; reason: string; requestId: string };

/**
 * Reports what is printed on an order as not allowed: it waits until an admin decides (product-rules.md#print-files). For
 * those who see a printed line of it.
 */
export async function reportPrint(
  db: Pool,
  user: SessionUser,
  { orderId, reason, requestId }: Report,
): Promise<Outcome<{ message: string }>> {
  if ((await findPrintedLines(rowsOf(db, user), [orderId])).length === 0) {
    return refuse('NOT_FOUND', texts.noPrints);
  }
  return inTransaction(db, async (tx): Promise<Outcome<{ message: string }>> => {
    const isHeld = await holdForReport(tx, { orderId, report: reason });
    if (!isHeld) {
      return refuse('UNAVAILABLE', texts.nothingToHold);
    }
    await recordAudit(tx, {
      ...{ actorId: user.id, action: 'order.report', subject: 'order', subjectId: orderId, requestId },
      detail: { reason },
    });
    return { message: texts.reported };
  });
}
