import { randomUUID } from 'node:crypto';
import type { Pool } from '@aaram/runtime/db';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import { priceCart } from '@aaram/shared-domain/pricing';
import type { PriceRule } from '@aaram/shared-domain/tax';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { PaymentProvider } from '../modules/payments/provider.ts';
import { createSandbox, type Sandbox } from '../payment-sandbox/sandbox.ts';
import { buildTestApp } from './build-test-app.ts';
import { buildUser, loginAs, type TestUser } from './factories.ts';
import { RELEASES_SECRET, startReleaseShop } from './services/release-shop.ts';

const address = {
  name: 'Meera Nair',
  phone: '9876543210',
  address: '4 MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pincode: '682001',
};

export { noCarrierFaults } from '../payment-sandbox/carrier/switches.ts';

export type Wanted = { id: string; pricePaise: number; size?: string; quantity?: number };
export type PaymentHarness = Awaited<ReturnType<typeof startPaymentHarness>>;
export type Headers = { authorization: string };

/** A create-order body with correct figures for these products. */
function writeOrder(wanted: readonly Wanted[], rule: PriceRule = 'spec') {
  const quote = priceCart(
    wanted.map(({ pricePaise, quantity = 1 }) => ({ unitPaise: pricePaise, quantity })),
    rule,
  );
  return {
    product: wanted.map(({ id, size = 'M', quantity = 1 }) => ({ product: id, quantity, size })),
    totalAmount: quote.total / 100,
    gstAmount: quote.gst / 100,
    deliveryCharges: quote.delivery / 100,
    paymentMethod: 'Online Payment',
    paymentStatus: 'Initiated',
    orderStatus: 'Pending',
    shippingAddress: address,
  };
}

/** The whole API with its own database and the real sandbox as its provider. Only `post` delivers events. */
export async function startPaymentHarness(
  env: Record<string, string> = {},
  log?: Logger,
  addedProviders?: readonly PaymentProvider[],
) {
  const sandbox = createSandbox({ ...SANDBOX_KEYS, webhookUrl: null, stateFile: null });
  const sandboxUrl = await sandbox.listen(0);
  const releaseShop = await startReleaseShop();
  const addresses = { RAZORPAY_BASE_URL: sandboxUrl, SHOP_PRIVATE_URL: releaseShop.url, RELEASES_SECRET };
  const test = await buildTestApp({ ...addresses, RAZORPAY_TIMEOUT_SECONDS: '2', ...env }, log, addedProviders);
  const calls = createCalls(test.app, test.db, sandbox);
  return {
    ...test,
    ...calls,
    sandbox,
    sandboxUrl,
    releaseShop,
    close: async () => {
      await test.close();
      await releaseShop.close();
      await sandbox.close();
    },
  };
}

type Event = ReturnType<Sandbox['takeEvents']>[number];

function createCalls(app: FastifyInstance, db: Pool, sandbox: Sandbox) {
  async function shopper(given: Parameters<typeof buildUser>[1] = {}): Promise<TestUser & { headers: Headers }> {
    const user = await buildUser(db, given);
    return { ...user, headers: await loginAs(db, user) };
  }

  const order = (
    headers: Headers,
    wanted: readonly Wanted[],
    extra: { body?: object; key?: string; rule?: PriceRule } = {},
  ) =>
    app.inject({
      method: 'POST',
      url: '/api/orders/create-order',
      headers: extra.key === undefined ? headers : { ...headers, 'idempotency-key': extra.key },
      payload: { ...writeOrder(wanted, extra.rule), ...extra.body },
    });

  return {
    shopper,
    order,
    writeOrder,
    /** Orders and pays at the provider; the API does not know of the payment yet. */
    async payAtProvider(headers: Headers, wanted: readonly Wanted[], rule: PriceRule = 'spec') {
      const created = (await order(headers, wanted, { key: randomUUID(), rule })).json();
      const orderId: string = created.order._id;
      const providerOrderId: string = created.razorpayOrder.id;
      const payment = sandbox.pay(providerOrderId, 'paid');
      return { orderId, providerOrderId, paymentId: payment.id };
    },
    verify: (
      headers: Headers,
      paid: { orderId: string; providerOrderId: string; paymentId: string },
      signature?: string,
    ) =>
      app.inject({
        method: 'POST',
        url: '/api/orders/verify-payment',
        headers,
        payload: {
          order_id: paid.orderId,
          razorpay_order_id: paid.providerOrderId,
          razorpay_payment_id: paid.paymentId,
          razorpay_signature: signature ?? sandbox.sign(paid.providerOrderId, paid.paymentId),
        },
      }),
    post: (event: Pick<Event, 'body' | 'signature' | 'eventId'>) =>
      app.inject({
        method: 'POST',
        url: '/api/webhooks/razorpay',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': event.signature,
          'x-razorpay-event-id': event.eventId,
        },
        payload: event.body,
      }),
    async statusOf(orderId: string) {
      const [row] = await db<
        { orderStatus: string; paymentStatus: string; invoiceNumber: string | null; holdsStock: boolean }[]
      >`
        select order_status, payment_status, invoice_number, holds_stock from orders where id = ${orderId}`;
      return row;
    },
    async stockOf(productId: string, size = 'M'): Promise<number> {
      const [row] = await db<
        { quantity: number }[]
      >`select quantity from product_stock where product_id = ${productId} and size = ${size}`;
      return row?.quantity ?? -1;
    },
    /** Ends an order's hold and makes its check due. */
    async endHold(orderId: string) {
      await db`update orders set held_until = now() - interval '1 second', next_check_at = now() where id = ${orderId}`;
    },
    /** Sets the status of an order and all its parcels in the database, without any other effect. */
    async putInto(orderId: string, orderStatus: string, paymentStatus = 'Paid') {
      const holdsStock = orderStatus !== 'Cancelled';
      await db`update order_parcels set order_status = ${orderStatus}, holds_stock = ${holdsStock} where order_id = ${orderId}`;
      await db`update orders set order_status = ${orderStatus}, payment_status = ${paymentStatus}, holds_stock = ${holdsStock}
        where id = ${orderId}`;
    },
    async makeDue(orderId: string) {
      await db`update orders set next_check_at = now() where id = ${orderId}`;
    },
  };
}
