import {
  claimDueOrders,
  type DueOrder,
  expireOrder,
  type GatewayPayment,
  inTransaction,
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

/** Asks the provider about an order and applies what it says. Throws when the provider is away. */
export async function checkOrder(parts: CheckParts, order: DueOrder, source: PaymentSource): Promise<void> {
  if (order.providerOrderId === null) {
    return;
  }
  const payments = await parts.gateway.listPayments(order.providerOrderId);
  for (const payment of payments) {
    if (payment.status === 'authorized' || payment.status === 'captured') {
      const taken = await takeMoney(parts, order.id, payment, source);
      if (taken.status === 'captured') {
        await settle(parts, order.id, taken, source);
        await noteRefunds(parts, order.id, taken);
      }
    }
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
