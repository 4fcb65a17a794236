import type { CreateOrderResult } from '@aaram/shared-domain/order';
import {
  awaitProviderOrder,
  GatewayRefusal,
  GatewayUnavailable,
  type OrderRow,
  type PaymentGateway,
  type Pool,
  refuseEnded,
  toPayable,
} from '#modules/orders/index.ts';
import { fail } from '#plugins/errors.ts';

type PayParts = {
  db: Pool;
  gateway: PaymentGateway;
  /**
   * The order after asking the provider whether it is already paid; the stored order when the provider is unavailable.
   */
  check: (order: OrderRow) => Promise<OrderRow>;
  /** Reports something that a person should look at. */
  warn: (facts: Record<string, unknown>, message: string) => void;
};

/** Fails unless this order can be paid now. */
function checkPayable({ orderStatus, paymentStatus, heldUntil }: OrderRow) {
  if (paymentStatus === 'Paid') {
    fail(409, 'ALREADY_PAID', 'This order is paid already.');
  }
  if (orderStatus === 'Pending' && paymentStatus === 'Pending') {
    fail(409, 'IN_PROGRESS', 'Your payment for this order is being checked. Please wait a moment.');
  }
  if (heldUntil === null) {
    refuseEnded();
  }
}

/**
 * Opens the payment of an order again: with the same provider order and the same hold, which is not extended. If the
 * provider already has the money, the order becomes paid first. Fails with 409 ALREADY_PAID, IN_PROGRESS or HOLD_ENDED,
 * or with 503 when the provider has no order for it yet and is unavailable.
 */
export async function payOrder({ db, gateway, check, warn }: PayParts, order: OrderRow): Promise<CreateOrderResult> {
  checkPayable(await check(order));
  try {
    const opened = await awaitProviderOrder({ db, gateway }, order.id);
    checkPayable(opened);
    return await toPayable({ db, gateway }, opened);
  } catch (error) {
    if (error instanceof GatewayUnavailable || error instanceof GatewayRefusal) {
      warn({ err: error, orderId: order.id }, 'the payment provider did not open an order');
      fail(503, 'PAYMENT_PROVIDER_UNAVAILABLE', 'Something went wrong.', { retryAfterSeconds: 5 });
    }
    throw error;
  }
}
