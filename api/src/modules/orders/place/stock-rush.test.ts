import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const isLong = process.env.PROOF === 'long';
/** Attempts of a round, all at once; every round has one of the ways below. */
const AT_ONCE = isLong ? 500 : 30;
const ROUNDS = isLong ? 20 : 4;
const PIECES = 10;

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let shoppers: Headers[];
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
  shoppers = (await Promise.all(Array.from({ length: AT_ONCE }, () => harness.shopper()))).map(
    ({ headers }) => headers,
  );
}, 60_000);
afterAll(() => harness.close());

type Product = Awaited<ReturnType<typeof buildProduct>>;
type Sold = { orderId: string; providerOrderId: string };

/** Tries until the store says yes or that there are no pieces; it says early when it is busy. */
async function buy(headers: Headers, cart: readonly Product[]): Promise<Sold | 'sold out'> {
  const key = randomUUID();
  for (;;) {
    const answer = await harness.order(headers, cart, { key });
    const body = answer.json();
    if (answer.statusCode === 201) return { orderId: body.order._id, providerOrderId: body.razorpayOrder.id };
    if (answer.statusCode === 409 && body.code === 'OUT_OF_STOCK') return 'sold out';
    expect([answer.statusCode, body.code]).toEqual([503, expect.any(String)]);
  }
}

const rush = async (cartOf: (index: number) => readonly Product[]) =>
  (await Promise.all(shoppers.map((headers, index) => buy(headers, cartOf(index))))).filter(
    (result) => result !== 'sold out',
  );
const stockUp = () => buildProduct(harness.db, { sellerId: shop.first.id, pricePaise: 300_00, stock: { M: PIECES } });
const leftOf = (products: readonly Product[]) => Promise.all(products.map(({ id }) => harness.stockOf(id)));
const threeTimes = (work: () => Promise<unknown>) => Promise.all([work(), work(), work()]);

/** Ends the holds of orders, with three reconcilers at once. */
async function expire(sold: readonly Sold[]) {
  await Promise.all(sold.map(({ orderId }) => harness.endHold(orderId)));
  await threeTimes(() => harness.app.runPaymentWork());
}

/** The ways in which a rush is made harder. Each says how many orders must come of it, and checks what is left. */
const ways = {
  async 'two lines of one size'() {
    const product = await stockUp();
    const sold = await rush(() => [product, product]);
    expect([sold.length, ...(await leftOf([product]))]).toEqual([PIECES / 2, 0]);
    await expire(sold);
    expect(await leftOf([product])).toEqual([PIECES]);
  },
  async 'carts that name the same products in different orders'() {
    const products = [await stockUp(), await stockUp(), await stockUp()];
    const sold = await rush((index) => (index % 2 === 0 ? products : products.toReversed()));
    expect([sold.length, ...(await leftOf(products))]).toEqual([PIECES, 0, 0, 0]);
    await expire(sold);
    expect(await leftOf(products)).toEqual([PIECES, PIECES, PIECES]);
  },
  async 'a seller who saves old figures again and again, and orders that are cancelled twice'() {
    const product = await stockUp();
    const { version } = (await harness.app.inject(`/api/auth/products/${product.id}`)).json();
    const save = () =>
      harness.app.inject({
        method: 'PUT',
        url: `/api/auth/update/${product.id}`,
        headers: shop.first.headers,
        payload: { stock: [{ size: 'M', quantity: PIECES }], version },
      });
    const [sold, saves] = await Promise.all([rush(() => [product]), Promise.all(Array.from({ length: 20 }, save))]);
    expect([sold.length, ...(await leftOf([product]))]).toEqual([PIECES, 0]);
    // One that came before every order changed nothing.
    expect(saves.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1);
    await Promise.all(
      sold.flatMap(({ orderId }) => [1, 2].map(() => shop.setStatus(shop.admin, orderId, 'Cancelled'))),
    );
    expect(await leftOf([product])).toEqual([PIECES]);
  },
  async 'payments that come when the holds end'() {
    const product = await stockUp();
    const sold = await rush(() => [product]);
    expect([sold.length, ...(await leftOf([product]))]).toEqual([PIECES, 0]);
    const paid = sold.filter((_, index) => index % 2 === 0);
    for (const { providerOrderId } of paid) harness.sandbox.pay(providerOrderId, 'paid');
    const events = harness.sandbox.takeEvents();
    await Promise.all([expire(sold), ...events.flatMap((event) => [harness.post(event), harness.post(event)])]);
    await threeTimes(() => harness.app.runPaymentWork());
    const states = await Promise.all(sold.map(({ orderId }) => harness.statusOf(orderId)));
    const stillPaid = states.filter((state) => state?.paymentStatus === 'Paid');
    expect(stillPaid).toHaveLength(paid.length);
    expect(await leftOf([product])).toEqual([PIECES - paid.length]);
  },
};

// reliability: sold-once
it(
  'sells every piece once and none twice, however a rush comes',
  async ({ annotate }) => {
    const names = Object.keys(ways) as (keyof typeof ways)[];
    for (let round = 0; round < ROUNDS; round += 1) {
      await ways[names[round % names.length] ?? 'two lines of one size']();
    }
    await annotate(
      `${ROUNDS * AT_ONCE} attempts in rounds of ${AT_ONCE}: 0 oversold, 0 left over, 0 returned twice`,
      'figure',
    );
  },
  isLong ? 600_000 : 60_000,
);
