import { apportion } from '@aaram/shared-domain/money';
import { type OrderStatus, orderStatuses } from '@aaram/shared-domain/order';
import type { AskedKind, ReturnAction, ReturnReason } from '@aaram/shared-domain/return';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { isLong, WALK_MS, walkAtRandom } from '#testing/walk-at-random.ts';

const RUNS = isLong ? 40 : 2;
const STEPS = isLong ? 40 : 20;
const SIZES = ['M', 'L'];

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());

const pick = fc.nat(1000);
const size = fc.constantFrom(...SIZES);
const quantity = fc.integer({ min: 1, max: 3 });
/** Actions of shoppers, sellers, an admin and the provider; numbers select among what exists at that time. */
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('buy' as const), which: pick, size, quantity }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      which: pick,
      who: pick,
      to: fc.constantFrom<OrderStatus>(...orderStatuses, 'Delivered', 'Delivered'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      which: pick,
      at: fc.nat(1),
      asked: fc.constantFrom<AskedKind>('cancel', 'return', 'exchange'),
      reason: fc.constantFrom<ReturnReason>('size', 'damaged', 'missing'),
      size,
      quantity,
    }),
  },
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      which: pick,
      who: pick,
      to: fc.constantFrom<ReturnAction>(
        'approve',
        'approve',
        'pick-up',
        'accept',
        'accept',
        'refuse',
        'reject',
        'send',
        'withdraw',
      ),
      restock: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay back' as const), isLost: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail refund' as const), which: pick }) },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;
type Act<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

/** A store with two products of two sellers; the test counts its pieces and rupees along with every action. */
async function openWorld() {
  const products = await shop.stockUp({ prices: [333_33, 150_01], stock: 8 });
  const ids = products.map(({ id }) => id);
  for (const id of ids) {
    await harness.db`insert into product_stock (product_id, size, position, quantity) values (${id}, 'L', 1, 8)`;
  }
  const bought: Awaited<ReturnType<typeof desk.buy>>[] = [];
  const pictures = new Map<string, string>();
  const at = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];
  const staff = (who: number) => [shop.first, shop.second, shop.admin][who % 3] ?? shop.admin;

  const acts = {
    async buy(one: Act<'buy'>) {
      const wanted = one.which % 2 === 0 ? products : [products[one.which % 2] ?? products[0]];
      const buyer = await harness.shopper();
      const pieces = wanted.map((product) => ({ ...product, size: one.size, quantity: one.quantity }));
      const answer = await harness.order(buyer.headers, pieces);
      // Sold out, or the provider does not answer.
      if (answer.statusCode !== 201) return undefined;
      const { order, razorpayOrder } = answer.json();
      const paymentId = harness.sandbox.pay(razorpayOrder.id, 'paid').id;
      const paid = { orderId: order._id, providerOrderId: razorpayOrder.id, paymentId };
      await harness.verify(buyer.headers, paid);
      bought.push({ buyer, orderId: order._id, paymentId });
      return undefined;
    },
    async status(one: Act<'status'>) {
      const order = at(bought, one.which);
      return order && shop.setStatus(staff(one.who), order.orderId, one.to);
    },
    async ask(one: Act<'ask'>) {
      const order = at(bought, one.which);
      if (order === undefined) return undefined;
      const picture = pictures.get(order.orderId) ?? (await desk.upload(order.buyer));
      if (picture === undefined) return undefined;
      pictures.set(order.orderId, picture);
      return desk.ask(order.buyer, order.orderId, {
        at: one.at,
        kind: one.asked,
        quantity: one.quantity,
        ...(one.asked === 'cancel' ? {} : { reason: one.reason, pictures: [picture] }),
        ...(one.asked === 'exchange' ? { size: one.size } : {}),
      });
    },
    async move(one: Act<'move'>) {
      const order = at(bought, one.which);
      if (order === undefined) return undefined;
      const asked = at((await desk.read(order.buyer, order.orderId)).returns, one.who);
      if (asked === undefined) return undefined;
      return one.to === 'withdraw'
        ? desk.withdraw(order.buyer, order.orderId, asked._id)
        : desk.move(staff(one.who), asked._id, { action: one.to, restock: one.restock, answer: 'No.' });
    },
    async 'pay back'(one: Act<'pay back'>) {
      harness.sandbox.switches.outage = one.isLost ? 'drop' : 'none';
      await shop.payBack();
      harness.sandbox.switches.outage = 'none';
      return undefined;
    },
    async 'fail refund'(one: Act<'fail refund'>) {
      const own = new Set(bought.map(({ paymentId }) => paymentId));
      const made = Object.values(harness.sandbox.state.refunds).filter(
        (refund) => own.has(refund.payment_id) && refund.status !== 'failed',
      );
      const refund = at(made, one.which);
      if (refund !== undefined) harness.sandbox.settleRefund(refund.id, 'failed');
      for (const event of harness.sandbox.takeEvents()) await harness.post(event);
      return undefined;
    },
  };
  const act = (one: Action) => (acts[one.kind] as (given: Action) => Promise<{ statusCode: number } | undefined>)(one);

  /** Every piece is in stock, with a shopper or gone with a return; eight of each size at all times. */
  async function checkPieces() {
    const rows = await harness.db<{ pieces: number }[]>`
      select sum(pieces)::int as pieces from (
        select product_id, size, quantity as pieces from product_stock
        union all select l.product_id, l.size, l.quantity - l.cancelled from order_lines l
          join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id where p.holds_stock
        union all select l.product_id, l.size, -r.quantity from returns r join order_lines l on l.id = r.line_id
          where r.restocked
        union all select l.product_id, r.size, r.quantity from returns r join order_lines l on l.id = r.line_id
          where r.kind = 'exchange' and r.state in ('approved', 'picked-up', 'to-send', 'exchanged')
      ) o where product_id = any(${ids}::uuid[]) group by product_id, size`;
    expect(rows.map(({ pieces }) => pieces)).toEqual([8, 8, 8, 8]);
    const claimed = await harness.db`
      select l.id from order_lines l join returns r on r.line_id = l.id
      where r.state not in ('withdrawn', 'refused', 'rejected') and l.product_id = any(${ids}::uuid[])
      group by l.id having sum(r.quantity) > l.quantity`;
    expect(claimed).toEqual([]);
  }

  type Owed = { parcelId: string; orderStatus: string; totalPaise: number; paise: number; returned: number };
  /** What is owed is exactly the cancelled parcels and the settled returns; all parcels cancelled is the whole payment. */
  async function checkMoney() {
    for (const { orderId } of bought) {
      const [order] = await harness.db<{ payablePaise: number; gstPaise: number }[]>`
        select payable_paise, gst_paise from orders where id = ${orderId} and provider_payment_id is not null`;
      if (order === undefined) continue;
      const parcels = await harness.db<Owed[]>`
        select p.id as parcel_id, p.order_status, p.total_paise,
          coalesce((select sum(amount_paise) from refunds r where r.parcel_id = p.id), 0)::bigint as paise,
          coalesce((select sum(refund_paise) from returns r where r.parcel_id = p.id), 0)::bigint as returned
        from order_parcels p where p.order_id = ${orderId} order by p.position`;
      const gst = apportion(
        order.gstPaise,
        parcels.map(({ totalPaise }) => totalPaise),
      );
      const isAll = parcels.every(({ orderStatus }) => orderStatus === 'Cancelled');
      const owed = parcels.reduce((sum, { paise }) => sum + paise, 0);
      const due = parcels.reduce(
        (sum, { orderStatus, totalPaise, returned }, index) =>
          sum + (orderStatus === 'Cancelled' ? totalPaise + (gst[index] ?? 0) : returned),
        0,
      );
      expect([orderId, owed]).toEqual([orderId, isAll ? order.payablePaise : due]);
    }
  }

  /** When the provider answers again, it has refunded exactly what is owed. */
  async function checkProvider() {
    await shop.payBack();
    await shop.payBack();
    for (const { orderId, paymentId } of bought) {
      const owed = (await shop.refundsOf(orderId)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const made = Object.values(harness.sandbox.state.refunds)
        .filter((refund) => refund.payment_id === paymentId && refund.status !== 'failed')
        .reduce((sum, { amount }) => sum + amount, 0);
      expect([orderId, made]).toEqual([orderId, owed]);
    }
  }

  /** What was paid is invoiced, and what went back is credited, of no invoice more than it has. */
  async function checkTaxDocuments() {
    const wrong = await harness.db`
      select o.id from orders o where o.id = any(${bought.map(({ orderId }) => orderId)}::uuid[]) and (
        coalesce((select sum(total_paise) from tax_documents d where d.order_id = o.id and d.kind = 'invoice'), 0)
          <> case when o.paid_at is null then 0 else o.payable_paise end
        or coalesce((select sum(total_paise) from tax_documents d where d.order_id = o.id and d.kind = 'credit-note'), 0)
          <> case when o.paid_at is null then 0 else coalesce((select sum(amount_paise) from refunds r
            where r.order_id = o.id and r.parcel_id is not null and r.state = 'done'), 0) end
        or exists (select from tax_documents i where i.order_id = o.id and i.kind = 'invoice' and i.total_paise <
          (select sum(c.total_paise) from tax_documents c where c.invoice_id = i.id)))`;
    expect(wrong).toEqual([]);
  }
  async function check() {
    await checkPieces();
    await checkMoney();
  }
  async function checkEnd() {
    await checkProvider();
    await checkTaxDocuments();
  }
  return { act, check, checkEnd };
}

// rules: return-money
// security: returned-pieces
// reliability: pieces-add-up
it(
  'loses and makes no piece and no rupee, whatever shoppers and staff do at once with what goes back',
  async ({ annotate }) => {
    const walked = await walkAtRandom({ action, open: openWorld, runs: RUNS, steps: STEPS });
    await annotate(`${walked}, 0 pieces or rupees lost or made`, 'figure');
  },
  WALK_MS,
);
