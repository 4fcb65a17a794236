import { apportion } from '@aaram/shared-domain/money';
import { type OrderStatus, orderStatuses, statusOfParcels, trackingOfParcels } from '@aaram/shared-domain/order';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

const STOCK = 3;
const STEPS = 14;

/** The same numbers for the same seed, so that a failure can be reproduced. */
function createChance(seed: number) {
  let state = seed * 2_654_435_761;
  return (below: number) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Row = {
  orderStatus: OrderStatus;
  paymentStatus: string;
  trackingId: string | null;
  holdsStock: boolean;
  payablePaise: number;
  gstPaise: number;
  providerPaymentId: string | null;
};
type Parcel = {
  id: string;
  orderStatus: OrderStatus;
  trackingId: string | null;
  holdsStock: boolean;
  totalPaise: number;
};
type Refund = { parcelId: string | null; amountPaise: number; state: string; attempts: number };

async function readLedger(orderId: string) {
  const [order] = await harness.db<Row[]>`
    select order_status, payment_status, tracking_id, holds_stock, payable_paise, gst_paise, provider_payment_id
    from orders where id = ${orderId}`;
  const parcels = await harness.db<Parcel[]>`
    select id, order_status, tracking_id, holds_stock, total_paise from order_parcels where order_id = ${orderId} order by position`;
  const refunds = await harness.db<Refund[]>`
    select parcel_id, amount_paise, state, attempts from refunds where order_id = ${orderId}`;
  if (order === undefined) {
    throw new Error('The order is gone.');
  }
  return { order, parcels, refunds };
}
type Ledger = Awaited<ReturnType<typeof readLedger>>;

const sum = (rows: readonly { amountPaise: number }[]) => rows.reduce((total, row) => total + row.amountPaise, 0);

function checkStatus({ order, parcels }: Ledger) {
  expect(order.orderStatus).toBe(statusOfParcels(parcels.map((parcel) => parcel.orderStatus)));
  expect(order.trackingId).toBe(trackingOfParcels(parcels));
  expect(parcels.map((parcel) => parcel.holdsStock)).toEqual(
    parcels.map((parcel) => parcel.orderStatus !== 'Cancelled'),
  );
  expect(order.holdsStock).toBe(parcels.some((parcel) => parcel.holdsStock));
}

function checkMoney({ order, parcels, refunds }: Ledger) {
  const { payablePaise, providerPaymentId, paymentStatus } = order;
  expect(sum(refunds)).toBeLessThanOrEqual(payablePaise);
  const atProvider =
    providerPaymentId === null ? 0 : harness.sandbox.state.payments[providerPaymentId]?.amount_refunded;
  const done = refunds.filter((refund) => refund.state === 'done');
  // The provider may already have a refund that we have not recorded, but never the other way round.
  expect(atProvider).toBeGreaterThanOrEqual(sum(done));
  expect(atProvider).toBeLessThanOrEqual(sum(refunds));
  expect(paymentStatus === 'Refunded').toBe(providerPaymentId !== null && sum(done) >= payablePaise);
  if (paymentStatus !== 'Paid') {
    return;
  }
  const gst = apportion(
    order.gstPaise,
    parcels.map((parcel) => parcel.totalPaise),
  );
  const isAll = parcels.every((parcel) => parcel.orderStatus === 'Cancelled');
  const begun = refunds.some((refund) => refund.state === 'done' || refund.attempts > 0);
  const shares = parcels.map((parcel, index) => parcel.totalPaise + (gst[index] ?? 0));
  const owed = shares.filter((_share, index) => parcels[index]?.orderStatus === 'Cancelled');
  const exact = isAll ? payablePaise : owed.reduce((total, share) => total + share, 0);
  // A refund that has begun is not taken back when its parcel returns.
  expect(sum(refunds)).toBeGreaterThanOrEqual(exact);
  if (!begun) {
    expect(sum(refunds)).toBe(exact);
  }
}

async function checkStock(productId: string) {
  const [row] = await harness.db<{ pieces: number }[]>`
    select (select quantity from product_stock where product_id = ${productId} and size = 'M')
      + coalesce((select sum(l.quantity) from order_lines l
          join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
          where l.product_id = ${productId} and p.holds_stock), 0)::int as pieces`;
  expect(row?.pieces).toBe(STOCK);
}

// rules: cancelled-stock
it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'conserves stock and money, and keeps the rule, whatever two sellers and an admin do beside payment and expiry (%i)',
  async (seed) => {
    const chance = createChance(seed);
    const any = <Item>(items: readonly [Item, ...Item[]]): Item => items[chance(items.length)] ?? items[0];
    const products = await shop.stockUp({ stock: STOCK });
    const buyer = await harness.shopper();
    const { order, razorpayOrder } = (await harness.order(buyer.headers, products)).json();
    const orderId: string = order._id;
    const providerOrderId: string = razorpayOrder.id;
    let paymentId: string | undefined;

    const setStatus = () => {
      const who = any([shop.first, shop.second, shop.admin]);
      const parcel =
        who === shop.admin && chance(2) === 0 ? any([order.parcels[0]._id, order.parcels[1]._id]) : undefined;
      return shop.setStatus(who, orderId, any(orderStatuses), parcel);
    };
    const pay = async () => {
      paymentId ??= harness.sandbox.pay(providerOrderId, 'paid').id;
      const answers = [];
      for (const event of chance(2) === 0 ? harness.sandbox.takeEvents() : []) {
        answers.push(await harness.post(event));
      }
      answers.push(await harness.verify(buyer.headers, { orderId, providerOrderId, paymentId }));
      return answers.find((answer) => answer.statusCode >= 500) ?? answers.at(-1);
    };
    const actions = [
      setStatus,
      setStatus,
      setStatus,
      () => shop.setTracking(any([shop.first, shop.second]), orderId, any(['A-1', 'B-2', ''])),
      pay,
      () => harness.endHold(orderId).then(() => harness.app.runPaymentWork()),
      () => shop.payBack(),
      // Another shopper wants pieces, too.
      async () => harness.order((await harness.shopper()).headers, [any(products)]),
    ] as const;

    for (let step = 0; step < STEPS; step += 1) {
      const chosen = Array.from({ length: 1 + chance(3) }, () => any(actions));
      for (const answer of await Promise.all(chosen.map((act) => act()))) {
        expect(answer?.statusCode ?? 200).toBeLessThan(500);
      }
      const ledger = await readLedger(orderId);
      checkStatus(ledger);
      checkMoney(ledger);
      await Promise.all(products.map(({ id }) => checkStock(id)));
    }
  },
  60_000,
);
