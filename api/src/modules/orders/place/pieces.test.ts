import type { SizeType } from '@aaram/shared-domain/catalog';
import { type OrderStatus, orderStatuses } from '@aaram/shared-domain/order';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { isLong, WALK_MS, walkAtRandom } from '#testing/walk-at-random.ts';

const RUNS = isLong ? 40 : 5;
const STEPS = isLong ? 40 : 22;
const PRICE = 199_00;

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
});
afterAll(() => harness.close());

type Pieces = Record<string, number>;
type Bought = { orderId: string; providerOrderId: string; paymentId?: string; headers: { authorization: string } };
type Figures = { version: number; pieces: Pieces };

/** Actions of two sellers, an admin, shoppers and the provider; numbers select among what exists at that time. */
const pick = fc.nat(1000);
const action = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('buy' as const), size: fc.constantFrom('M', 'Quantity'), which: pick }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('pay' as const), which: pick, isReported: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('status' as const),
      which: pick,
      who: pick,
      to: fc.constantFrom(...orderStatuses),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('view' as const), which: pick }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      which: pick,
      pieces: fc.integer({ min: 0, max: 6 }),
      isVersioned: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('size type' as const),
      which: pick,
      to: fc.constantFrom<SizeType>('Clothing', 'Quantity'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bulk' as const),
      which: pick,
      how: fc.constantFrom<'set' | 'add'>('set', 'add'),
      pieces: fc.integer({ min: -2, max: 6 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo bulk' as const), which: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('end hold' as const), which: pick }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('pay back' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('refund there' as const),
      which: pick,
      amount: fc.constantFrom(undefined, 100_00),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('fail refund' as const), which: pick }) },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

function addDifference(pieces: Pieces, from: Pieces, to: Pieces) {
  for (const size of new Set([...Object.keys(from), ...Object.keys(to)])) {
    pieces[size] = (pieces[size] ?? 0) + (to[size] ?? 0) - (from[size] ?? 0);
  }
}

/** A store with two products; the test counts their pieces along with every action. */
async function openWorld() {
  const products = await shop.stockUp({ prices: [PRICE, PRICE], stock: 3 });
  const bought: Bought[] = [];
  const read = async (id: string): Promise<Figures> => {
    const { version, stock } = (await harness.app.inject({ url: `/api/auth/products/${id}` })).json();
    return {
      version,
      pieces: Object.fromEntries(stock.map((one: { size: string; quantity: number }) => [one.size, one.quantity])),
    };
  };
  const seen = await Promise.all(products.map(({ id }) => read(id)));
  /** Expected pieces of each product and size: in stock and in orders. Only edits change it. */
  const count = seen.map(({ pieces }) => ({ ...pieces }));
  const at = <Item>(items: readonly Item[], which: number) => items[which % Math.max(1, items.length)];
  const tell = async () => {
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
  };

  /** What an edit without a version has changed, as the trail says. */
  async function readTrail(requestId: unknown): Promise<[before: Pieces, after: Pieces]> {
    const [row] = await harness.db<{ before: { stock?: Pieces }; after: { stock?: Pieces } }[]>`
      select e.before, e.after from audit_log a join product_edits e on e.id = (a.detail ->> 'edit')::uuid
      where a.request_id = ${String(requestId)}`;
    return [row?.before.stock ?? {}, row?.after.stock ?? {}];
  }

  /**
   * An accepted edit with a version was made from the current figures, so it adds exactly the difference; one without is a
   * count of what was there, which the trail names.
   */
  async function edit(which: number, payload: object, wanted: Pieces, before: Figures) {
    const index = which % 2;
    const product = products[index];
    const seller = index === 0 ? shop.first : shop.second;
    const url = `/api/auth/update/${product?.id}`;
    const answer = await harness.app.inject({ method: 'PUT', url, headers: seller.headers, payload });
    const pieces = count[index];
    if (answer.statusCode === 200 && pieces !== undefined) {
      const isVersioned = 'version' in payload;
      const [from, to] = isVersioned ? [before.pieces, wanted] : await readTrail(answer.headers['x-request-id']);
      addDifference(pieces, from, to);
    } else if (answer.json().code === 'STALE_VERSION') {
      expect(answer.json().current.version).toEqual(expect.any(Number));
    }
    return answer;
  }

  const made: { id: string; headers: { authorization: string } }[] = [];
  const ask = (method: 'GET' | 'POST', path: string, headers: { authorization: string }, payload?: object) =>
    harness.app.inject({ method, url: `/api/auth/panel/change-sets${path}`, headers, ...(payload && { payload }) });

  /** Counts what the rows of a bulk change say that they did, or took back. */
  async function countRows(id: string, headers: { authorization: string }, result: 'changed' | 'undone') {
    const rows = (await ask('GET', `/${id}/rows?result=${result}`, headers)).json();
    for (const { subject, fields } of rows) {
      const pieces = count[products.findIndex((product) => product.id === subject)];
      for (const { size, before, after } of fields) {
        const difference = result === 'changed' ? after - before : before - after;
        if (pieces !== undefined) pieces[size] = (pieces[size] ?? 0) + difference;
      }
    }
  }

  const sizesOf = { Clothing: ['S', 'M', 'L', 'XL', 'XXL'], Quantity: ['Quantity'] } as const;
  const acts = {
    async buy(one: Extract<Action, { kind: 'buy' }>) {
      const buyer = await harness.shopper();
      const wanted = one.which % 3 === 2 ? products : [products[one.which % 2] ?? products[0]];
      const answer = await harness.order(
        buyer.headers,
        wanted.map((product) => ({ ...product, size: one.size })),
      );
      if (answer.statusCode === 201) {
        const { order, razorpayOrder } = answer.json();
        bought.push({ orderId: order._id, providerOrderId: razorpayOrder.id, headers: buyer.headers });
      }
      return answer;
    },
    async pay(one: Extract<Action, { kind: 'pay' }>) {
      const order = at(bought, one.which);
      if (order === undefined) return undefined;
      order.paymentId ??= harness.sandbox.pay(order.providerOrderId, 'paid').id;
      if (one.isReported) await tell();
      return harness.verify(order.headers, { ...order, paymentId: order.paymentId });
    },
    async status(one: Extract<Action, { kind: 'status' }>) {
      const order = at(bought, one.which);
      const who = [shop.first, shop.second, shop.admin, shop.admin][one.who % 4] ?? shop.admin;
      return order && shop.setStatus(who, order.orderId, one.to as OrderStatus);
    },
    async view(one: Extract<Action, { kind: 'view' }>) {
      const index = one.which % 2;
      seen[index] = await read(products[index]?.id ?? '');
      return undefined;
    },
    async edit(one: Extract<Action, { kind: 'edit' }>) {
      const before = seen[one.which % 2] ?? { version: 0, pieces: {} };
      const [size = 'M'] = Object.keys(before.pieces).filter((name) => name === 'M' || name === 'Quantity');
      const wanted = { ...before.pieces, [size]: one.pieces };
      const stock = Object.entries(wanted).map(([name, quantity]) => ({ size: name, quantity }));
      return edit(one.which, { stock, ...(one.isVersioned ? { version: before.version } : {}) }, wanted, before);
    },
    async 'size type'(one: Extract<Action, { kind: 'size type' }>) {
      const before = seen[one.which % 2] ?? { version: 0, pieces: {} };
      const wanted = Object.fromEntries(
        sizesOf[one.to === 'Quantity' ? 'Quantity' : 'Clothing'].map((size) => [size, before.pieces[size] ?? 0]),
      );
      const stock = Object.entries(wanted).map(([size, quantity]) => ({ size, quantity }));
      return edit(one.which, { sizeType: one.to, stock, version: before.version }, wanted, before);
    },
    async bulk({ which, how, pieces }: Extract<Action, { kind: 'bulk' }>) {
      const { headers } = [shop.first, shop.second, shop.admin][which % 3] ?? shop.admin;
      const selection = { kind: 'ids', ids: products.map(({ id }) => id) };
      const change = { kind: 'stock', how, pieces };
      const { _id: id } = (await ask('POST', '', headers, { subject: 'product', selection, change })).json();
      const answer = await ask('POST', `/${id}/run`, headers);
      await countRows(id, headers, 'changed');
      made.push({ id, headers });
      return answer;
    },
    async 'undo bulk'({ which }: Extract<Action, { kind: 'undo bulk' }>) {
      const [one] = made.length === 0 ? [] : made.splice(which % made.length, 1);
      if (one === undefined) return undefined;
      const answer = await ask('POST', `/${one.id}/undo`, one.headers);
      if (answer.statusCode === 200) await countRows(one.id, one.headers, 'undone');
      return answer;
    },
    async 'end hold'(one: Extract<Action, { kind: 'end hold' }>) {
      const order = at(bought, one.which);
      if (order !== undefined) await harness.endHold(order.orderId);
      await harness.app.runPaymentWork();
      return undefined;
    },
    async 'pay back'() {
      await shop.payBack();
      return undefined;
    },
    async 'refund there'(one: Extract<Action, { kind: 'refund there' }>) {
      const payment = at(bought, one.which)?.paymentId;
      const known = payment === undefined ? undefined : harness.sandbox.state.payments[payment];
      const isLeft = known?.captured === true && known.amount - known.amount_refunded >= 100_00;
      if (isLeft) harness.sandbox.refund(known.id, one.amount);
      if (one.which % 2 === 0) await tell();
      return undefined;
    },
    async 'fail refund'(one: Extract<Action, { kind: 'fail refund' }>) {
      const own = new Set(bought.map(({ paymentId }) => paymentId));
      const made = Object.values(harness.sandbox.state.refunds).filter(
        (refund) => own.has(refund.payment_id) && refund.status !== 'failed',
      );
      const refund = at(made, one.which);
      if (refund !== undefined) harness.sandbox.settleRefund(refund.id, 'failed');
      await tell();
      return undefined;
    },
  };
  const act = (one: Action) => (acts[one.kind] as (given: Action) => Promise<{ statusCode: number } | undefined>)(one);

  async function checkPieces() {
    for (const [index, { id }] of products.entries()) {
      const rows = await harness.db<{ size: string; pieces: number }[]>`
        select size, sum(quantity)::int as pieces from (
          select size, quantity from product_stock where product_id = ${id}
          union all
          select l.size, l.quantity from order_lines l
          join order_parcels p on p.order_id = l.order_id and p.seller_id = l.seller_id
          where l.product_id = ${id} and p.holds_stock) o group by size`;
      const there = Object.fromEntries(rows.map(({ size, pieces }) => [size, pieces]));
      const sizes = new Set([...Object.keys(there), ...Object.keys(count[index] ?? {})]);
      for (const size of sizes) {
        expect([size, there[size] ?? 0]).toEqual([size, count[index]?.[size] ?? 0]);
      }
    }
  }

  /** No parcel is on its way while its money is owed or refunded, and no shopper gets back more than was paid. */
  async function checkMoney() {
    const both = await harness.db`
      select r.state, p.order_status from refunds r join order_parcels p on p.id = r.parcel_id
      where p.order_status <> 'Cancelled' and r.order_id = any(${bought.map(({ orderId }) => orderId)}::uuid[])`;
    expect(both).toEqual([]);
    for (const { paymentId = '' } of bought) {
      const payment = harness.sandbox.state.payments[paymentId];
      expect(payment?.amount_refunded ?? 0).toBeLessThanOrEqual(payment?.amount ?? 0);
    }
  }
  async function check() {
    await checkPieces();
    await checkMoney();
  }
  return { act, check };
}

/** Edits of figures: one at a time, so that their sequence is known. */
const isEdit = ({ kind }: Action) => /^(edit|size type|view|bulk|undo bulk)$/.test(kind);

// rules: bulk-changes
// security: stale-stock
// reliability: pieces-add-up
it(
  'loses and makes no piece, and sends nothing whose money goes back, whatever staff do beside sales',
  async ({ annotate }) => {
    const walked = await walkAtRandom({ action, open: openWorld, runs: RUNS, steps: STEPS, isAlone: isEdit });
    await annotate(`${walked}, 0 pieces lost or made`, 'figure');
  },
  WALK_MS,
);
