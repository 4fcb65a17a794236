import { randomUUID } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { formatOrderNumber } from '@aaram/shared-domain/order';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/returns.ts';
import { findOrder } from '../order.repository.ts';
import { RETURN_MAIL_AGAIN } from './announce-return.ts';
import { findOrderOfReturn, findReturns } from './returns.repository.ts';

/**
 * Queues the mail about the present state of a return once more, for a shopper who did not get it
 * (product-rules.md#mails-about-orders).
 */
export function sendReturnMailAgain(
  db: Pool,
  returnId: string,
  { actorId, requestId }: { actorId: string; requestId: string },
): Promise<Outcome<string>> {
  return inTransaction(db, async (tx) => {
    const orderId = await findOrderOfReturn(tx, returnId);
    const rows = orderId === undefined ? [] : await findReturns(tx, orderId);
    const row = rows.find(({ id }) => id === returnId);
    if (row === undefined) {
      return refuse('NOT_FOUND', texts.returnNotFound);
    }
    // A deleted account has no address to write to.
    if ((await findOrder(tx, row.orderId))?.buyerEmail === '') {
      return refuse('UNAVAILABLE', texts.noMailDeleted);
    }
    const event = randomUUID();
    const payload = { orderId: row.orderId, return: returnId, event };
    await enqueueJob(tx, { queue: 'mail', kind: RETURN_MAIL_AGAIN, payload });
    await recordAudit(tx, {
      actorId,
      action: 'return.mail',
      subject: 'order',
      subjectId: row.orderId,
      detail: { number: formatOrderNumber(row.orderNumber), return: row.id, state: row.state },
      requestId,
    });
    return event;
  });
}
