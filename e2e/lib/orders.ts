import type { ProductSummary } from '@aaram/shared-domain/catalog';
import type { ApiClient } from '@aaram/shared-domain/contract';
import { payOrder } from './sandbox.ts';
import { clientOf, orderOf } from './shopping.ts';

type Shop = { shopUrl: string; sandboxUrl: string };

const LOOK_AGAIN_MS = 50;

/** The provider tells the store by itself, a moment later; and the store then empties the cart. */
export async function knowPaid(shopper: ApiClient, orderId: string): Promise<void> {
  while ((await shopper.checkStatus(orderId)).paymentStatus !== 'Paid') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Takes one piece through the whole trade over HTTP: ordered, paid, delivered. Resolves to the order's id. */
export async function deliverOne(
  { shopUrl, sandboxUrl }: Shop,
  shopper: ApiClient,
  product: ProductSummary,
  size = 'S',
): Promise<string> {
  const { order, razorpayOrder } = await shopper.createOrder(orderOf(product, size), crypto.randomUUID());
  await payOrder(sandboxUrl, razorpayOrder.id);
  await knowPaid(shopper, order._id);
  const admin = await clientOf(shopUrl, 'admin@example.com');
  await admin.updateOrderStatus(order._id, 'Delivered');
  return order._id;
}
