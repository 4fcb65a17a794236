import type { CarrierId } from '../order/index.ts';
import type { RefundAsk, RefundInput } from '../refund/index.ts';
import type { Call } from './api-client.ts';

type Mail = 'confirmation' | 'status';
type HoldInput = { decision: 'release' | 'cancel'; reason: string };
type Tracking = { trackingId: string; carrier: CarrierId | ''; parcel: string | undefined };

/** Calls about orders that few pages make; separate from the API client, because other pages never need them. */
export function createOrderCalls({ json, array, done }: Call) {
  return {
    findOrder: (order: string, phone: string) => json('POST /orders/find', 'number', { body: { order, phone } }),
    /** An order with everything about it, by its number or id. */
    getOrderPage: (order: string) => json('GET /auth/panel/orders/{orderId}', 'steps', { params: { orderId: order } }),
    addOrderNote: (order: string, text: string) =>
      json('POST /auth/panel/orders/{orderId}/notes', 'steps', {
        params: { orderId: order },
        body: { text },
        status: 201,
      }),
    /** What would go back, to the paisa. */
    quoteRefund: (orderId: string, body: RefundAsk) =>
      json('POST /auth/panel/orders/{orderId}/refund-quote', 'refund', { params: { orderId }, body }),
    refundOrder: (orderId: string, body: RefundInput, idempotencyKey: string) =>
      json('POST /auth/panel/orders/{orderId}/refunds', 'steps', {
        params: { orderId },
        body,
        status: 201,
        headers: { 'idempotency-key': idempotencyKey },
      }),
    /** Takes back what staff cancelled or gave back; `id` is the one of the row in `returns`. */
    undoRefund: (orderId: string, id: string) =>
      json('DELETE /auth/panel/orders/{orderId}/refunds/{id}', 'steps', { params: { orderId, id } }),
    getOrderSteps: (id: string) => array('GET /orders/{id}/steps', { params: { id } }),
    sendMailAgain: (orderId: string, mail: Mail) =>
      done('POST /auth/panel/orders/{orderId}/mail', { params: { orderId }, body: { mail } }),
    decideHold: (orderId: string, body: HoldInput) =>
      json('PUT /auth/panel/orders/{orderId}/hold', '_id', { params: { orderId }, body }),
    getDisputes: () => array('GET /auth/panel/disputes'),
    /** Without `parcel`, an admin changes the whole order and a seller their own parcel. */
    updateCarrier: (orderId: string, body: Tracking) =>
      json('PUT /auth/admin-orders/{orderId}/tracking', '_id', { params: { orderId }, body }),
  };
}
