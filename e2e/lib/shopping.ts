import type { Product, ProductSummary } from '@aaram/shared-domain/catalog';
import type { ApiClient } from '@aaram/shared-domain/contract';
import { paiseFromRupees, rupeesFromPaise } from '@aaram/shared-domain/money';
import type { CreateOrderInput } from '@aaram/shared-domain/order';
import { priceCart } from '@aaram/shared-domain/pricing';
import { clientFor, DEMO_PASSWORD } from './api.ts';
import { patiently } from './patiently.ts';
import { findDemoProduct } from './store/demo-product.ts';

export const homeAddress = {
  name: 'Meera Test',
  phone: '9876543210',
  address: '12 Lake Road',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411001',
  landmark: null,
};

/** An API client logged in as one of the demo store's people. */
export async function clientOf(shopUrl: string, email: string): Promise<ApiClient> {
  const { token } = await patiently(() => clientFor(shopUrl).login({ email, password: DEMO_PASSWORD }));
  return clientFor(shopUrl, token);
}

let added = 0;

/** Puts a new product on sale, so that a test shares no stock: one size, S, with `pieces` units. */
export const addProduct = (shopUrl: string, pieces: number, email?: string): Promise<Product> =>
  sellProduct(shopUrl, { 'stock[0][quantity]': String(pieces) }, email);

/** Puts a product on sale with the required fields and those of `more`. */
export async function sellProduct(
  shopUrl: string,
  more: Record<string, string>,
  email = 'seller@example.com',
): Promise<Product> {
  added += 1;
  const seller = await clientOf(shopUrl, email);
  const { images } = await findDemoProduct(seller);
  const picture = await fetch(new URL(images[0] ?? '', shopUrl));
  if (!picture.ok) {
    throw new Error(`The picture ${picture.url} was answered ${picture.status}.`);
  }
  const form = new FormData();
  const fields = {
    name: `Journey shirt ${Date.now() % 1e6}-${added}`,
    description: 'Made for one test, and worn by it.',
    price: '640',
    category: 'Women',
    subcategory: 'Tops',
    sizeType: 'Clothing',
    'stock[0][size]': 'S',
    'stock[0][quantity]': '5',
    tags: JSON.stringify(['journey']),
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value);
  }
  form.append('images', await picture.blob(), 'shirt');
  return patiently(() => seller.addProduct(form));
}

/** Body of create-order for one unit of a product. */
export const orderOf = (product: ProductSummary, size: string): CreateOrderInput => orderOfAll([product], size);

/** The same for one unit of each product. */
export function orderOfAll(products: readonly ProductSummary[], size: string): CreateOrderInput {
  const quote = priceCart(
    products.map(({ price }) => ({ unitPaise: paiseFromRupees(price), quantity: 1 })),
    'spec',
  );
  return {
    product: products.map(({ _id }) => ({ product: _id, quantity: 1, size })),
    totalAmount: rupeesFromPaise(quote.total),
    gstAmount: rupeesFromPaise(quote.gst),
    deliveryCharges: rupeesFromPaise(quote.delivery),
    paymentMethod: 'Online Payment',
    shippingAddress: homeAddress,
  };
}
