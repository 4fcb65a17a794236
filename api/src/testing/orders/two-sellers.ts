import type { Order } from '@aaram/shared-domain/order';
import { orderSchema } from '@aaram/shared-domain/order/schema';
import { buildProduct } from '../factories.ts';
import type { PaymentHarness } from '../payment-harness.ts';

type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;
type Update = { orderStatus?: string; trackingId?: string; parcel?: string };

/** A store with two sellers, and calls about orders with lines of both. */
export async function openTwoSellers(harness: PaymentHarness) {
  const [first, second, admin] = await Promise.all([
    harness.shopper({ role: 'seller', name: 'Farhan Qureshi' }),
    harness.shopper({ role: 'seller', name: 'Lata Deshpande' }),
    harness.shopper({ role: 'admin' }),
  ]);

  const put = (who: Person, url: string, payload: Update) =>
    harness.app.inject({ method: 'PUT', url, headers: who.headers, payload });

  return {
    first,
    second,
    admin,
    setStatus: (who: Person, orderId: string, orderStatus: string, parcel?: string) =>
      put(who, `/api/auth/orders/update-status/${orderId}`, { orderStatus, ...(parcel && { parcel }) }),
    setTracking: (who: Person, orderId: string, trackingId: string, parcel?: string) =>
      put(who, `/api/auth/admin-orders/${orderId}/tracking`, { trackingId, ...(parcel && { parcel }) }),
    async read(who: Person, orderId: string): Promise<Order> {
      return orderSchema.parse(
        (await harness.app.inject({ url: `/api/auth/orders/${orderId}`, headers: who.headers })).json(),
      );
    },
    /** A product of each seller; by default their total is below the limit for free delivery. */
    async stockUp({ prices = [199_00, 150_00], stock = 3 } = {}) {
      const [one, two] = await Promise.all(
        [first, second].map((seller, index) =>
          buildProduct(harness.db, { sellerId: seller.id, stock: { M: stock }, pricePaise: prices[index] ?? 100_00 }),
        ),
      );
      if (one === undefined || two === undefined) {
        throw new Error('There are two sellers.');
      }
      return [one, two] as const;
    },
    /** Buys one piece of each; `isPaid` says whether the API knows of the payment. */
    async buy(
      products: readonly { id: string; pricePaise: number }[],
      { isPaid = true, person = undefined as Person | undefined } = {},
    ) {
      const buyer = person ?? (await harness.shopper());
      const payment = await harness.payAtProvider(buyer.headers, products);
      if (isPaid) {
        await harness.verify(buyer.headers, payment);
      }
      return { buyer, payment, orderId: payment.orderId };
    },
    /** All refunds of an order, in paise, oldest first. */
    async refundsOf(orderId: string) {
      return harness.db<{ amountPaise: number; state: string; parcelId: string | null }[]>`
        select amount_paise, state, parcel_id from refunds where order_id = ${orderId} order by created_at, id`;
    },
    /** Ends the waiting time of all refunds and pays back everything that is owed. */
    async payBack() {
      await harness.db`update refunds set next_attempt_at = now()`;
      await harness.app.runPaymentWork();
    },
  };
}
