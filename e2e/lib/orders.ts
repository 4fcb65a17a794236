import type { ProductSummary } from '@aaram/shared-domain/catalog';
import type { ApiClient } from '@aaram/shared-domain/contract';
import { patiently } from './patiently.ts';
import { clientOf, orderOf } from './shopping.ts';
import { payOrder } from './store/sandbox.ts';

type Shop = { shopUrl: string; sandboxUrl: string };

const LOOK_AGAIN_MS = 50;

/** Waits until the provider's webhook has reached the store, which then empties the cart. */
export async function knowPaid(shopper: ApiClient, orderId: string): Promise<void> {
  while ((await shopper.checkStatus(orderId)).paymentStatus !== 'Paid') {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}

/** Orders and pays one unit over HTTP. Resolves to the order's id. */
export async function buyOne(
  { sandboxUrl }: Pick<Shop, 'sandboxUrl'>,
  shopper: ApiClient,
  product: ProductSummary,
  size = 'S',
): Promise<string> {
  const key = crypto.randomUUID();
  const { order, razorpayOrder } = await patiently(() => shopper.createOrder(orderOf(product, size), key));
  await payOrder(sandboxUrl, razorpayOrder?.id ?? '');
  await knowPaid(shopper, order._id);
  return order._id;
}

/** Orders, pays and delivers one unit over HTTP. Resolves to the order's id. */
export async function deliverOne(shop: Shop, shopper: ApiClient, product: ProductSummary, size = 'S'): Promise<string> {
  const id = await buyOne(shop, shopper, product, size);
  const admin = await clientOf(shop.shopUrl, 'admin@example.com');
  await patiently(() => admin.updateOrderStatus(id, 'Delivered'));
  return id;
}
