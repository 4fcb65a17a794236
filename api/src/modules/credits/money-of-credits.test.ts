import { randomUUID } from 'node:crypto';
import { type OrderStatus, orderStatuses } from '@aaram/shared-domain/order';
import type { ReturnAction } from '@aaram/shared-domain/return';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCredit } from '#testing/good-calls/good-credit-calls.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { isLong, WALK_MS, walkAtRandom } from '#testing/walk-at-random.ts';
import { expireCredits } from './expire-credits.ts';

const RUNS = isLong ? 40 : 2;
const STEPS = isLong ? 40 : 15;

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed', RECONCILE_REFUNDS_EVERY_SECONDS: '0' });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());

const which = fc.nat(1000);
const one = <Kind extends string, Rest extends object>(kind: Kind, weight: number, rest: fc.Arbitrary<Rest>) => ({
  weight,
  arbitrary: rest.map((given) => ({ kind, ...given })),
});
/** Actions of shoppers, staff, time and the provider; numbers select among what exists at that time. */
const action = fc.oneof(
  one('buy', 6, fc.record({ which, credits: fc.nat(3), isPaid: fc.boolean() })),
  one('pay', 4, fc.record({ which })),
  one('end hold', 3, fc.record({ which })),
  one('status', 4, fc.record({ which, to: fc.constantFrom<OrderStatus>(...orderStatuses, 'Cancelled', 'Delivered') })),
  one('ask', 5, fc.record({ which, isCancel: fc.boolean(), isCredit: fc.boolean() })),
  one(
    'move',
    8,
    fc.record({ which, to: fc.constantFrom<ReturnAction>('approve', 'pick-up', 'accept', 'accept', 'withdraw') }),
  ),
  one('expire', 2, fc.record({ which })),
  one('pay back', 3, fc.record({ isLost: fc.boolean() })),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;
type Act<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;

type Placed = {
  buyer: Awaited<ReturnType<PaymentHarness['shopper']>>;
  orderId: string;
  providerOrderId: string | null;
};

/** A store with two shoppers who have credits: each order, payment, return and expiry may come at any time. */
async function openWorld() {
  const products = await shop.stockUp({ prices: [333_33, 150_01], stock: 40 });
  const buyers = await Promise.all([harness.shopper(), harness.shopper()]);
  for (const { id } of buyers) {
    await buildCredit(harness, id, { paise: 700_01 });
    await buildCredit(harness, id, { paise: 120_50, validMonths: 1 });
  }
  const placed: Placed[] = [];
  const payments = new Map<string, string>();
  const at = <Item>(items: readonly Item[], number: number) => items[number % Math.max(1, items.length)];

  async function pay({ buyer, orderId, providerOrderId }: Placed) {
    if (providerOrderId === null) return undefined;
    const paymentId = payments.get(orderId) ?? harness.sandbox.pay(providerOrderId, 'paid').id;
    payments.set(orderId, paymentId);
    return harness.verify(buyer.headers, { orderId, providerOrderId, paymentId });
  }
  const acts = {
    async buy({ which: number, credits, isPaid }: Act<'buy'>) {
      const buyer = at(buyers, number) ?? buyers[0];
      const own = await harness.db<{ id: string }[]>`select id from credits where owner_id = ${buyer.id} order by id`;
      const body = { credits: own.slice(0, credits).map(({ id }) => id) };
      const answer = await harness.order(buyer.headers, products, { key: randomUUID(), body });
      // The provider does not answer while it pays back with `isLost`.
      if (answer.json().code === 'PAYMENT_PROVIDER_UNAVAILABLE') return undefined;
      if (answer.statusCode !== 201) return answer;
      const { order, razorpayOrder } = answer.json();
      const one = { buyer, orderId: order._id, providerOrderId: razorpayOrder?.id ?? null };
      placed.push(one);
      return isPaid ? pay(one) : answer;
    },
    async pay({ which: number }: Act<'pay'>) {
      const order = at(placed, number);
      return order && pay(order);
    },
    async 'end hold'({ which: number }: Act<'end hold'>) {
      const order = at(placed, number);
      if (order === undefined) return undefined;
      await harness.db`update orders set held_until = now() - interval '1 second', next_check_at = now()
        where id = ${order.orderId} and held_until is not null`;
      await harness.app.runPaymentWork();
      return undefined;
    },
    async status({ which: number, to }: Act<'status'>) {
      const order = at(placed, number);
      return (
        order && shop.setStatus(at([shop.first, shop.second, shop.admin], number) ?? shop.admin, order.orderId, to)
      );
    },
    async ask({ which: number, isCancel, isCredit }: Act<'ask'>) {
      const order = at(placed, number);
      const asked = isCancel
        ? { kind: 'cancel' as const }
        : { reason: 'size' as const, payout: isCredit ? ('credit-note' as const) : ('refund' as const) };
      return order && desk.ask(order.buyer, order.orderId, { at: number % 2, ...asked });
    },
    async move({ which: number, to }: Act<'move'>) {
      const order = at(placed, number);
      const asked = order && at((await desk.read(order.buyer, order.orderId)).returns, number);
      if (order === undefined || asked === undefined) return undefined;
      return to === 'withdraw'
        ? desk.withdraw(order.buyer, order.orderId, asked._id)
        : desk.move(shop.admin, asked._id, { action: to, restock: true });
    },
    async expire({ which: number }: Act<'expire'>) {
      const buyer = at(buyers, number) ?? buyers[0];
      await harness.db`update credits set expires_at = now() where owner_id = ${buyer.id} and kind = 'credit-note'
        and id = (select max(id::text)::uuid from credits where owner_id = ${buyer.id})`;
      await expireCredits(harness.db);
      return undefined;
    },
    async 'pay back'({ isLost }: Act<'pay back'>) {
      harness.sandbox.switches.outage = isLost ? 'drop' : 'none';
      await shop.payBack();
      harness.sandbox.switches.outage = 'none';
      return undefined;
    },
  };
  const act = (given: Action) =>
    (acts[given.kind] as (some: Action) => Promise<{ statusCode: number } | undefined>)(given);

  type Books = {
    id: string;
    paymentStatus: string;
    orderStatus: string;
    isPaid: boolean;
    creditPaise: number;
    leftPaise: number;
    used: number;
    creditOwed: number;
    creditBack: number;
    owed: number;
  };
  const readBooks = () => harness.db<Books[]>`
    select o.id, o.payment_status, o.order_status, o.paid_at is not null as is_paid, o.credit_paise,
      o.payable_paise - o.credit_paise as left_paise,
      (select coalesce(-sum(delta_paise), 0)::bigint from credit_movements m where m.order_id = o.id) as used,
      (select coalesce(sum(amount_paise), 0)::bigint from refunds r
        where r.provider_payment_id = 'credit:' || o.id) as credit_owed,
      (select coalesce(sum(amount_paise), 0)::bigint from provider_refunds r
        where r.provider_payment_id = 'credit:' || o.id) as credit_back,
      (select coalesce(sum(amount_paise), 0)::bigint from refunds r
        where r.provider_payment_id = o.provider_payment_id and r.provider_payment_id not like 'credit:%') as owed
    from orders o where o.id = any(${placed.map(({ orderId }) => orderId)}::uuid[])`;

  /** Each balance is the sum of its ledger, and each order has of the credits what its state says, to the paisa. */
  async function checkBooks() {
    const wrong = await harness.db`
      select c.id from credits c left join credit_movements m on m.credit_id = c.id
      group by c.id having c.balance_paise <> coalesce(sum(m.delta_paise), 0) or c.balance_paise < 0`;
    expect(wrong).toEqual([]);
    for (const { id, ...order } of await readBooks()) {
      const isOpen = ['Initiated', 'Pending'].includes(order.paymentStatus) && order.orderStatus === 'Pending';
      if (order.isPaid) {
        expect([id, order.used]).toEqual([id, order.creditPaise - order.creditBack]);
      } else if (isOpen) {
        expect([id, order.used]).toEqual([id, order.creditPaise]);
      } else if (order.paymentStatus === 'Failed' || order.paymentStatus === 'Refunded') {
        expect([id, order.used]).toEqual([id, 0]);
      }
      // No shopper gets money for credit, nor more credit than was spent.
      expect(order.creditOwed).toBeLessThanOrEqual(order.creditPaise);
      expect(order.owed).toBeLessThanOrEqual(order.leftPaise);
      expect(order.owed === 0 || !order.isPaid || order.creditOwed === order.creditPaise).toBe(true);
    }
  }

  /** When all is worked off, what was owed has come back: as credit, as credit notes and from the provider. */
  async function checkEnd() {
    await shop.payBack();
    await shop.payBack();
    for (const { id, ...order } of await readBooks()) {
      expect([id, order.creditBack]).toEqual([id, order.creditOwed]);
      const [row] = await harness.db<{ notes: number; money: number }[]>`
        select coalesce(sum(amount_paise) filter (where p.id like 'store:%'), 0)::bigint as notes,
          coalesce(sum(amount_paise) filter (where p.id not like 'store:%'), 0)::bigint as money
        from provider_refunds p join orders o on o.provider_payment_id = p.provider_payment_id
        where o.id = ${id} and p.provider_payment_id not like 'credit:%'`;
      expect([id, (row?.notes ?? 0) + (row?.money ?? 0)]).toEqual([id, order.owed]);
      const [issued] = await harness.db<{ paise: number }[]>`
        select coalesce(sum(m.delta_paise), 0)::bigint as paise from credits c
        join credit_movements m on m.credit_id = c.id and m.kind = 'issued'
        join refunds r on r.id = c.refund_id where r.order_id = ${id}`;
      expect([id, issued?.paise]).toEqual([id, row?.notes]);
    }
  }
  return { act, check: checkBooks, checkEnd };
}

// rules: credits
// reliability: credits-add-up
it(
  'loses and makes no paisa of credit, whatever shoppers, staff, the clock and the provider do at once',
  async ({ annotate }) => {
    const walked = await walkAtRandom({ action, open: openWorld, runs: RUNS, steps: STEPS });
    await annotate(`${walked}, 0 paise of credit lost or made`, 'figure');
  },
  WALK_MS,
);
