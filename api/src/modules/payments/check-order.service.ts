import {
  attachProviderOrder,
  claimDueOrders,
  type DueOrder,
  deleteOrder,
  expireOrder,
  type GatewayPayment,
  inTransaction,
  isStray,
  noteProviderRefunds,
  type PaymentGateway,
  type PaymentSource,
  type Pool,
  type Settlement,
  settleOrder,
  welcomePayment,
} from '#modules/orders/index.ts';

export type CheckParts = {
  db: Pool;
  gateway: PaymentGateway;
  /** Told of what a person should look at. */
  warn: (facts: Record<string, unknown>, message: string) => void;
};

/** While the provider is away, pieces are held this much longer, since they may have been paid for. */
const GRACE_SECONDS = 5 * 60;

/** Captures what is only authorized, if it is what the order costs. Money, not a promise of it, pays an order. */
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

/** Hands one captured payment to the one transition, in a transaction of its own. */
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

/** Money that somebody sent back at the provider before we knew of the payment. */
async function noteRefunds({ db, gateway }: CheckParts, orderId: string, { id, refundedPaise }: GatewayPayment) {
  if (refundedPaise > 0) {
    const refunds = await gateway.listRefunds(id);
    await inTransaction(db, (tx) => noteProviderRefunds(tx, { orderId, paymentId: id }, refunds));
  }
}

/**
 * The provider's orders for one of ours. Where its id is not stored, its answer was lost: then it is found by our id,
 * which is its receipt. What the provider never heard of, and can no longer, is forgotten.
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

/** Asks the provider about the payments of one of its orders and applies them to ours. Throws when it is away. */
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

/** Asks the provider about an order and applies what it says. Throws when the provider is away. */
export async function checkOrder(parts: CheckParts, order: DueOrder, source: PaymentSource): Promise<void> {
  for (const providerOrderId of await findProviderOrders(parts, order)) {
    await checkProviderOrder(parts, { orderId: order.id, providerOrderId }, source);
  }
}

/**
 * Looks after orders whose check is due: asks the provider, and gives up those whose hold is over and which it knows
 * no money for. Answers how many were looked at. The next check of each is already set, so a crash loses none.
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
