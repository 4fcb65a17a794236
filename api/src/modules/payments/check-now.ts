import type { Pool } from '@aaram/runtime/db';
import { claimOrder, GatewayUnavailable, hastenCheck, type OrderRow } from '#modules/orders/for-payments.ts';
import { findOrder, GatewayRefusal } from '#modules/orders/index.ts';
import { type CheckContext, checkOrder } from './check-order.service.ts';

const isAway = (error: unknown) => error instanceof GatewayUnavailable || error instanceof GatewayRefusal;

export type CheckNow = (order: OrderRow, pauseSeconds: number, source: 'verify' | 'reconcile') => Promise<OrderRow>;

/**
 * Makes what asks the provider about an order now, unless that was done less than `pauseSeconds` ago. An unavailable
 * provider is no error here.
 */
export const createCheckNow =
  (db: Pool, context: CheckContext): CheckNow =>
  async (order, pauseSeconds, source) => {
    const claimed = await claimOrder(db, order.id, pauseSeconds);
    if (claimed === undefined) {
      return (await findOrder(db, order.id)) ?? order;
    }
    try {
      await checkOrder(db, { order: claimed, source }, context);
    } catch (error) {
      if (!isAway(error)) {
        throw error;
      }
      context.warn({ err: error, orderId: order.id }, 'the payment provider could not be asked about an order');
      await hastenCheck(db, order.id);
    }
    return (await findOrder(db, order.id)) ?? order;
  };
