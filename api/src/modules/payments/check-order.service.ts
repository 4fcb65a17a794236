import { inTransaction } from '#db/in-transaction.ts';
import type { Pool } from '#db/pool.ts';
import {
  attachProviderOrder,
  claimDueOrders,
  type DueOrder,
  deleteOrder,
  expireOrder,
  type GatewayPayment,
  isStray,
  noteProviderRefunds,
  type PaymentGateway,
  type PaymentSource,
  type Settlement,
  settleOrder,
  welcomePayment,
} from '#modules/orders/index.ts';

export type CheckParts = {
  db: Pool;
  gateway: PaymentGateway;
  /** Reports something that a person should look at. */
  warn: (facts: Record<string, unknown>, message: string) => void;
};

/** While the provider is unavailable, pieces are held this much longer, because they may have been paid for. */
const GRACE_SECONDS = 5 * 60;

/** Captures an authorized payment if it is what the order costs. Only captured money pays an order. */
async function takeMoney(
  { db, gateway, warn }: CheckParts,
  orderId: string,
  payment: GatewayPayment,
  source: PaymentSource,
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
  return isWelcome ? gateway.capture(payment) : payment;
}

/** Settles the order with one captured payment, in a separate transaction. */
async function settle(
  parts: CheckParts,
  orderId: string,
  payment: GatewayPayment,
  source: PaymentSource,
): Promise<Settlement> {
  const settlement = await inTransaction(parts.db, (tx) => settleOrder(tx, orderId, payment, source));
  if (settlement === 'mismatch' || settlement === 'refunding') {
    parts.warn(
      { orderId, paymentId: payment.id, amountPaise: payment.amountPaise, settlement, source },
      'payment does not pay its order',
    );
  }
  return settlement;
}

/** Records refunds that somebody made at the provider before we knew of the payment. */
async function noteRefunds({ db, gateway }: CheckParts, orderId: string, { id, refundedPaise }: GatewayPayment) {
  if (refundedPaise > 0) {
    const refunds = await gateway.listRefunds(id);
    await inTransaction(db, (tx) => noteProviderRefunds(tx, { orderId, paymentId: id }, refunds));
  }
}

/**
 * The provider's orders for one of ours. When its id is not stored because the response was lost, it is found by its
 * receipt, which is our id. An order that the provider does not know and can no longer make is deleted.
 */
async function findProviderOrders({ db, gateway }: CheckParts, { id, providerOrderId }: DueOrder): Promise<string[]> {
  if (providerOrderId !== null) {
    return [providerOrderId];
  }
  const found = await gateway.findOrders(id);
  const [first] = found;
  if (first !== undefined) {
    await attachProviderOrder(db, id, first.id);
  } else if (await isStray(db, id)) {
    await deleteOrder(db, id);
  }
  return found.map((order) => order.id);
}

/** Asks the provider about the payments of one of its orders and applies them to ours. Throws when unavailable. */
export async function checkProviderOrder(
  parts: CheckParts,
  { orderId, providerOrderId }: { orderId: string; providerOrderId: string },
  source: PaymentSource,
): Promise<void> {
  for (const payment of await parts.gateway.listPayments(providerOrderId)) {
    if (payment.status === 'authorized' || payment.status === 'captured') {
      const taken = await takeMoney(parts, orderId, payment, source);
      if (taken.status === 'captured') {
        await settle(parts, orderId, taken, source);
        await noteRefunds(parts, orderId, taken);
      }
    }
  }
}

/** Asks the provider about an order and applies the result. Throws when the provider is unavailable. */
export async function checkOrder(parts: CheckParts, order: DueOrder, source: PaymentSource): Promise<void> {
  for (const providerOrderId of await findProviderOrders(parts, order)) {
    await checkProviderOrder(parts, { orderId: order.id, providerOrderId }, source);
  }
}

/**
 * Checks the orders that are due: asks the provider, and gives up those whose hold is over and that have no payment
 * there. Returns how many were checked. Their next checks are already scheduled, so a crash loses none.
 */
export async function checkDueOrders(parts: CheckParts, limit: number): Promise<number> {
  const due = await claimDueOrders(parts.db, limit);
  for (const order of due) {
    let grace = 0;
    try {
      await checkOrder(parts, order, 'reconcile');
    } catch (error) {
      grace = GRACE_SECONDS;
      parts.warn({ err: error, orderId: order.id }, 'the payment provider could not be asked about an order');
    }
    await expireOrder(parts.db, order.id, grace);
  }
  return due.length;
}
