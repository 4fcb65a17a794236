import type { Pool } from '@aaram/runtime/db';
import type { CreateOrderResult } from '@aaram/shared-domain/order';
import {
  awaitProviderOrder,
  GatewayUnavailable,
  type OrderRow,
  type PaymentProviders,
  refuseEnded,
  toPayable,
} from '#modules/orders/for-payments.ts';
import { GatewayRefusal } from '#modules/orders/index.ts';
import { type Outcome, Refusal, refuse } from '#outcome.ts';
import * as common from '#texts/common.ts';
import * as texts from '#texts/payments.ts';

type Context = {
  providers: PaymentProviders;
  /** The order after asking the provider whether it is paid; the stored order when the provider is unavailable. */
  check: (order: OrderRow) => Promise<OrderRow>;
  /** Opens the provider's order. @default waits for the call that placed the order */
  open?: (db: Pool, id: string, context: { providers: PaymentProviders }) => Promise<Outcome<OrderRow>>;
  /** Reports something that a person should check. */
  warn: (facts: Record<string, unknown>, message: string) => void;
};

/** Why this order cannot be paid now, or undefined. */
function findObjection({ orderStatus, paymentStatus, heldUntil }: OrderRow): Refusal | undefined {
  if (paymentStatus === 'Paid') {
    return refuse('ALREADY_PAID', texts.paidAlready);
  }
  if (orderStatus === 'Pending' && paymentStatus === 'Pending') {
    return refuse('IN_PROGRESS', texts.paymentBeingChecked);
  }
  return heldUntil === null ? refuseEnded() : undefined;
}

/**
 * Opens the payment of an order again: with the same provider order and the same hold, which is not extended. If the
 * provider already has the money, the order becomes paid first.
 */
export async function payOrder(
  db: Pool,
  order: OrderRow,
  { providers, check, open = awaitProviderOrder, warn }: Context,
): Promise<Outcome<CreateOrderResult>> {
  const objection = findObjection(await check(order));
  if (objection !== undefined) {
    return objection;
  }
  try {
    const opened = await open(db, order.id, { providers });
    if (opened instanceof Refusal) {
      return opened;
    }
    return findObjection(opened) ?? (await toPayable(db, opened, { providers }));
  } catch (error) {
    if (error instanceof GatewayUnavailable || error instanceof GatewayRefusal) {
      warn({ err: error, orderId: order.id }, 'the payment provider did not open an order');
      return refuse('PAYMENT_PROVIDER_UNAVAILABLE', common.somethingWentWrong, { retryAfterSeconds: 5 });
    }
    throw error;
  }
}
