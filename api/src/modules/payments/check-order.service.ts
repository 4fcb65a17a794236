import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from '@aaram/runtime/db';
import { isPassing } from '@aaram/runtime/db/errors';
import { inTransaction } from '#db/in-transaction.ts';
import {
  type ClaimedOrder,
  claimDueOrders,
  type DueOrder,
  deleteOrder,
  endClaim,
  expireOrder,
  GatewayUnavailable,
  isStray,
  noteProviderRefunds,
  type PaymentProviders,
  type PaymentSource,
  type Settlement,
  settleOrder,
  welcomePayment,
} from '#modules/orders/for-payments.ts';
import type { GatewayPayment } from '#modules/orders/index.ts';
import { attachOrder } from './attach-order.ts';

export type CheckContext = {
  providers: PaymentProviders;
  /** Reports something that a person should check. */
  warn: (facts: Record<string, unknown>, message: string) => void;
};

/** A payment of one of our orders, and how we heard of it. */
type Payment = { orderId: string; provider: string; payment: GatewayPayment; source: PaymentSource };

/** While the provider is unavailable, pieces are held this much longer, because they may have been paid for. */
const GRACE_SECONDS = 5 * 60;

/** Captures an authorized payment if it is what the order costs. Only captured money pays an order. */
async function takeMoney(
  db: Pool,
  { orderId, provider, payment, source }: Payment,
  { providers, warn }: CheckContext,
): Promise<GatewayPayment> {
  if (payment.status !== 'authorized') {
    return payment;
  }
  const isWelcome = await inTransaction(db, (tx) => welcomePayment(tx, orderId, payment, source));
  if (!isWelcome) {
    const { id, amountPaise, currency } = payment;
    warn(
      { orderId, paymentId: id, amountPaise, currency, source },
      'an authorized payment is not what its order costs',
    );
  }
  return isWelcome ? providers.of({ provider }).capture(payment) : payment;
}

/** Settles the order with one captured payment, in a separate transaction. */
async function settle(db: Pool, { orderId, payment, source }: Payment, { warn }: CheckContext): Promise<Settlement> {
  const settlement = await inTransaction(db, (tx) => settleOrder(tx, orderId, payment, source));
  if (settlement === 'mismatch' || settlement === 'refunding') {
    warn(
      { orderId, paymentId: payment.id, amountPaise: payment.amountPaise, settlement, source },
      'payment does not pay its order',
    );
  }
  return settlement;
}

/** Records refunds that were made at the provider before we knew of the payment. */
async function noteRefunds(db: Pool, { orderId, provider, payment }: Payment, { providers }: CheckContext) {
  const { id, refundedPaise } = payment;
  if (refundedPaise > 0) {
    const refunds = await providers.of({ provider }).listRefunds(id);
    await inTransaction(db, (tx) => noteProviderRefunds(tx, { orderId, paymentId: id }, refunds));
  }
}

/**
 * The provider's orders for one of ours. When its id is not stored because the response was lost, it is found by its
 * receipt, which is our id. An order that the provider does not know and can no longer make is deleted.
 */
async function findProviderOrders(
  db: Pool,
  { id, provider, providerOrderId }: DueOrder,
  { providers }: CheckContext,
): Promise<string[]> {
  if (providerOrderId !== null) {
    return [providerOrderId];
  }
  const found = await providers.of({ provider }).findOrders(id);
  const [first] = found;
  if (first !== undefined) {
    await attachOrder(db, id, first.id);
  } else if (await isStray(db, id)) {
    await deleteOrder(db, id);
  }
  return found.map((order) => order.id);
}

/** Asks the provider about the payments of one of its orders and applies them to ours. Throws when unavailable. */
export async function checkProviderOrder(
  db: Pool,
  {
    orderId,
    provider,
    providerOrderId,
    source,
  }: { orderId: string; provider: string; providerOrderId: string; source: PaymentSource },
  context: CheckContext,
): Promise<void> {
  for (const payment of await context.providers.of({ provider }).listPayments(providerOrderId)) {
    if (payment.status === 'authorized' || payment.status === 'captured') {
      const taken = await takeMoney(db, { orderId, provider, payment, source }, context);
      if (taken.status === 'captured') {
        await settle(db, { orderId, provider, payment: taken, source }, context);
        await noteRefunds(db, { orderId, provider, payment: taken, source }, context);
      }
    }
  }
}

/** Asks the provider about an order and applies the result. Throws when the provider is unavailable. */
export async function checkOrder(
  db: Pool,
  { order, source }: { order: DueOrder; source: PaymentSource },
  context: CheckContext,
): Promise<void> {
  for (const providerOrderId of await findProviderOrders(db, order, context)) {
    await checkProviderOrder(db, { orderId: order.id, provider: order.provider, providerOrderId, source }, context);
  }
}

/** Orders that one process asks about at the same time. */
const AT_ONCE = 4;

/** After so many calls in a row without an answer the provider is away, and not asked again in this batch. */
const MAX_SILENT_PAYMENTS = AT_ONCE;
/** After a call without an answer the provider is left alone for a moment, as every call does then. */
const REST_MS = 1000;

/** What the checks of one batch share about a provider. */
type Batch = { silent: number; restsUntil: number };
const isAway = ({ silent }: Batch) => silent >= MAX_SILENT_PAYMENTS;

/** Asks about one claimed order, unless the provider is away. Its claim ends once the answer is applied. */
async function checkClaimed(db: Pool, order: ClaimedOrder, context: CheckContext, batch: Batch) {
  let isAnswered = false;
  await wait(Math.max(0, batch.restsUntil - performance.now()));
  if (!isAway(batch)) {
    try {
      await checkOrder(db, { order, source: 'reconcile' }, context);
      isAnswered = true;
      batch.silent = 0;
    } catch (error) {
      const isSilent = error instanceof GatewayUnavailable;
      batch.silent += isSilent ? 1 : 0;
      batch.restsUntil = isSilent && !isAway(batch) ? performance.now() + REST_MS : 0;
      // Any other error would be the same a minute later.
      isAnswered = !(isSilent || isPassing(error));
      context.warn({ err: error, orderId: order.id }, 'the payment provider could not be asked about an order');
    }
  }
  await expireOrder(db, order.id, isAnswered ? 0 : GRACE_SECONDS);
  if (isAnswered) {
    await endClaim(db, order);
  }
}

/**
 * Checks the orders that are due, several at once: asks the provider, and gives up those whose hold is over and that
 * have no payment there. Returns whether more may be due. An order that was not checked is due again after a minute: its
 * process was killed, or the provider was away.
 */
export async function checkDueOrders(db: Pool, limit: number, context: CheckContext): Promise<boolean> {
  const due = await claimDueOrders(db, limit);
  const open = [...due];
  const batches = new Map<string, Batch>();
  const batchOf = ({ provider }: DueOrder) => {
    const batch = batches.get(provider) ?? { silent: 0, restsUntil: 0 };
    batches.set(provider, batch);
    return batch;
  };
  const work = async () => {
    for (let order = open.shift(); order !== undefined; order = open.shift()) {
      await checkClaimed(db, order, context, batchOf(order));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return due.length === limit && ![...batches.values()].every(isAway);
}
