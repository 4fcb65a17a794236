import { randomUUID } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { findOrder } from '../order.repository.ts';
import { isPartCancelled } from '../order-json.ts';
import { findParcels } from '../parcel.repository.ts';

type Again = { orderId: string; mail: 'confirmation' | 'status' };

/** Queues a mail about an order once more, for a shopper who did not get it (product-rules.md#mails-about-orders). */
export function sendMailAgain(
  db: Pool,
  { orderId, mail }: Again,
  { actorId, requestId }: { actorId: string; requestId: string },
): Promise<Outcome<string>> {
  return inTransaction(db, async (tx) => {
    const order = await findOrder(tx, orderId);
    if (order?.kind !== 'goods') {
      return refuse('NOT_FOUND', common.orderNotFound);
    }
    if (mail === 'confirmation' && order.invoiceNumber === null) {
      return refuse('NOT_PAID', texts.noMailUnpaid);
    }
    const isPayable = order.heldUntil !== null && !isPartCancelled(order, await findParcels(tx, [orderId]));
    if (mail === 'status' && order.orderStatus === 'Pending' && !isPayable) {
      return refuse('UNAVAILABLE', texts.noMailPending);
    }
    const event = randomUUID();
    await enqueueJob(tx, { queue: 'mail', kind: 'order-mail-again', payload: { orderId, mail, event } });
    await recordAudit(tx, {
      actorId,
      action: 'order.mail',
      subject: 'order',
      subjectId: orderId,
      detail: { mail },
      requestId,
    });
    return event;
  });
}
