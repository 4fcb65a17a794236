import type { Db, Pool } from '@aaram/runtime/db';
import { formatOrderNumber, type Order } from '@aaram/shared-domain/order';
import type { HoldDecision } from '@aaram/shared-domain/order/schema';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/orders.ts';
import { setStatus } from '../panel/change-order.service.ts';
import { panelView, type Reader, readOrders } from '../read-orders.service.ts';
import { lockWhole, type WholeOrder } from '../whole-order.ts';
import { endHolds } from './holds.repository.ts';

type Decision = { orderId: string; decision: HoldDecision; reason: string };
/** `missingProof` is the refusal of what moves money; undefined after a fresh proof. */
type Context = { actor: Reader; requestId: string; holdMinutes: number; missingProof: Refusal | undefined };

const hasLeft = new Set(['Shipped', 'Delivered', 'Cancelled']);

/** Cancels what has not been sent: its pieces are on sale again, and what was paid for it goes back. */
async function cancelWaiting(tx: Db, { order, parcels }: WholeOrder, context: Context): Promise<Refusal | undefined> {
  for (const { id } of parcels.filter(({ orderStatus }) => !hasLeft.has(orderStatus))) {
    const done = await setStatus(tx, { orderId: order.id, parcelId: id, to: 'Cancelled' }, context);
    if (done instanceof Refusal) {
      return done;
    }
  }
  return undefined;
}

async function decide(tx: Db, { orderId, decision, reason }: Decision, context: Context): Promise<Refusal | undefined> {
  const whole = await lockWhole(tx, orderId);
  if (whole?.order.kind !== 'goods') {
    return refuse('NOT_FOUND', common.orderNotFound);
  }
  const { actor, requestId } = context;
  const ending = decision === 'release' ? 'released' : 'cancelled';
  const paise = await endHolds(tx, orderId, { ending, actorId: actor.id, reason });
  if (paise === undefined) {
    return refuse('UNAVAILABLE', texts.notOnHold);
  }
  const objection = decision === 'cancel' ? await cancelWaiting(tx, whole, context) : undefined;
  const detail = { number: formatOrderNumber(whole.order.number), decision, reason, paise };
  await recordAudit(tx, {
    ...{ actorId: actor.id, action: 'order.hold', subject: 'order', subjectId: orderId, detail, requestId },
  });
  return objection;
}

async function readOrder(tx: Db, orderId: string, actor: Reader): Promise<Outcome<Order>> {
  const whole = await lockWhole(tx, orderId);
  const [order] = whole === undefined ? [] : await readOrders(tx, [whole.order], panelView(actor));
  return order ?? refuse('NOT_FOUND', common.orderNotFound);
}

/**
 * An admin's decision about an order on hold (product-rules.md#money-behind-a-credit): `release` sends it after all, and
 * the store bears the loss; `cancel` cancels what has not been sent. Answers the order.
 */
export async function decideHold(db: Pool, given: Decision, context: Context): Promise<Outcome<Order>> {
  const decision = { ...given, reason: given.reason.trim() };
  if (decision.reason === '') {
    return refuseField('reason', texts.holdReasonRequired);
  }
  if (decision.decision === 'cancel' && context.missingProof !== undefined) {
    return context.missingProof;
  }
  // Read before the end of the transaction: what is answered does not fail after it.
  return inTransaction(db, async (tx) => {
    const decided = await decide(tx, decision, context);
    return decided instanceof Refusal ? decided : readOrder(tx, decision.orderId, context.actor);
  });
}
