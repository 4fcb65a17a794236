import type { CarrierId } from '../order/index.ts';
import type { Call } from './api-client.ts';

type Mail = 'confirmation' | 'status';
type Tracking = { trackingId: string; carrier: CarrierId | ''; parcel: string | undefined };

/** Calls about orders that few pages make; separate from the API client, because other pages never need them. */
export function createOrderCalls({ json, done }: Call) {
  return {
    findOrder: (order: string, phone: string) => json('POST /orders/find', 'number', { body: { order, phone } }),
    sendMailAgain: (orderId: string, mail: Mail) =>
      done('POST /auth/panel/orders/{orderId}/mail', { params: { orderId }, body: { mail } }),
    /** Without `parcel`, an admin changes the whole order and a seller their own parcel. */
    updateCarrier: (orderId: string, body: Tracking) =>
      json('PUT /auth/admin-orders/{orderId}/tracking', '_id', { params: { orderId }, body }),
  };
}
