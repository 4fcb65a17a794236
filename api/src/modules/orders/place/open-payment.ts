import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '@aaram/runtime/db';
import { type CreateOrderResult, formatOrderNumber } from '@aaram/shared-domain/order';
import { type Outcome, refuse } from '#outcome.ts';
import * as texts from '#texts/orders.ts';
import { findOrder, type OrderRow } from '../order.repository.ts';
import { isPartCancelled } from '../order-json.ts';
import type { PaymentProviders } from '../payment-gateway.ts';
import { readOrders } from '../read-orders.service.ts';
import { leftToPay } from '../settle/payments-of-order.ts';
import { attachProviderOrder } from './new-order.repository.ts';

type Context = { providers: PaymentProviders };

/** After this time without a provider order, the call that placed the order has failed. */
const DEAD_AFTER_SECONDS = 20;
const WAIT_STEP_MS = 80;
const MAX_WAIT_MS = 4000;

/** Opens the provider's order, outside any transaction, and stores its id. */
export async function openProviderOrder(db: Pool, id: string, { providers }: Context): Promise<OrderRow> {
  const order = await findOrder(db, id);
  if (order === undefined) {
    throw new Error(`Order ${id} went away before it could be paid.`);
  }
  const amountPaise = leftToPay(order);
  const created = await providers.of(order).createOrder({
    amountPaise,
    receipt: id,
    number: formatOrderNumber(order.number),
  });
  if (created.amountPaise !== amountPaise) {
    throw new Error(
      `The provider wants ${created.amountPaise} paise for order ${id}, of which ${amountPaise} are left to pay.`,
    );
  }
  await attachProviderOrder(db, id, created.id, providers.wasNotified);
  // Another call may have opened it at the same moment.
  return { ...order, providerOrderId: (await findOrder(db, id))?.providerOrderId ?? created.id };
}

/** An order with its provider order: waits for the call that placed it; if that call failed, opens it here. */
export async function awaitProviderOrder(db: Pool, id: string, context: Context): Promise<Outcome<OrderRow>> {
  for (let waitedMs = 0; waitedMs <= MAX_WAIT_MS; waitedMs += WAIT_STEP_MS) {
    const order = await findOrder(db, id);
    if (order === undefined) {
      break;
    }
    if (order.providerOrderId !== null || order.orderStatus === 'Cancelled' || isPaidByCredit(order)) {
      return order;
    }
    if (order.ageSeconds > DEAD_AFTER_SECONDS) {
      return openProviderOrder(db, id, context);
    }
    await wait(WAIT_STEP_MS);
  }
  return refuse('IN_PROGRESS', texts.orderBeingPlaced, { retryAfterSeconds: 1 });
}

/** Whether credits have paid all of an order, so that the provider has no part in it. */
const isPaidByCredit = (order: OrderRow) => order.paidAt !== null && leftToPay(order) === 0;

/** Refuses to pay for an order whose pieces are no longer held. */
export const refuseEnded = () => refuse('HOLD_ENDED', texts.holdEnded);

const refusePart = () => refuse('HOLD_ENDED', texts.partCancelled);

/** What opens the payment of an order that its provider knows by this id. */
export const describeSession = (order: OrderRow, id: string, { providers }: Context) =>
  providers.of(order).describeSession({ id, amountPaise: leftToPay(order) });

/** What the browser needs to pay for an order (product-rules.md#placing-an-order). */
export async function toPayable(db: Pool, row: OrderRow, { providers }: Context): Promise<Outcome<CreateOrderResult>> {
  const [order] = await readOrders(db, [row]);
  if (order !== undefined && isPartCancelled(order, order.parcels)) {
    return refusePart();
  }
  if (order !== undefined && isPaidByCredit(row)) {
    return { order, ...providers.of(row).describeSession(null) };
  }
  // Given up before the provider opened an order for it.
  return order === undefined || row.providerOrderId === null
    ? refuseEnded()
    : { order, ...describeSession(row, row.providerOrderId, { providers }) };
}
