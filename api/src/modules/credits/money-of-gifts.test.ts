import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { isLong, WALK_MS, walkAtRandom } from '#testing/walk-at-random.ts';
import { expireCredits } from './expire-credits.ts';
import { setCode } from './gift-cards.repository.ts';
import { createGiftCodes } from './gift-code.ts';

const RUNS = isLong ? 40 : 1;
const STEPS = isLong ? 40 : 20;

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
/** Actions of shoppers, admins, time and the provider; numbers select among what exists at that time. */
const action = fc.oneof(
  one('buy card', 5, fc.record({ which, amount: fc.constantFrom(500, 1000, 2000), isPaid: fc.boolean() })),
  one('pay card', 3, fc.record({ which, isTwice: fc.boolean() })),
  one('add', 7, fc.record({ which })),
  one('order', 7, fc.record({ which, credits: fc.nat(3), isPaid: fc.boolean() })),
  one('pay order', 3, fc.record({ which })),
  one('end hold', 2, fc.record({ which })),
  one('cancel', 4, fc.record({ which })),
  one('block', 2, fc.record({ which, action: fc.constantFrom('withdraw', 'refund', 'refund') })),
  one('give money back', 1, fc.record({ which })),
  one('give part back', 2, fc.record({ which, paise: fc.integer({ min: 100, max: 1500_00 }) })),
  one('dispute', 2, fc.record({ which })),
  one('decide dispute', 2, fc.record({ which, end: fc.constantFrom('won', 'lost', 'closed', 'under_review') })),
  one('decide hold', 2, fc.record({ which, decision: fc.constantFrom('release', 'cancel') })),
  one('ship', 2, fc.record({ which })),
  one('expire', 1, fc.record({ which })),
  one('pay back', 3, fc.record({ isLost: fc.boolean() })),
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;
type Act<Kind extends Action['kind']> = Extract<Action, { kind: Kind }>;
type Bought = {
  buyer: Awaited<ReturnType<PaymentHarness['shopper']>>;
  orderId: string;
  providerOrderId: string | null;
};

/** A store with three shoppers: cards are bought, added, spent, blocked and paid back at any time. */
async function openWorld() {
  const products = await shop.stockUp({ prices: [333_33, 150_01], stock: 60 });
  const people = await Promise.all([harness.shopper(), harness.shopper(), harness.shopper()]);
  const codes = createGiftCodes(harness.app.config.secrets);
  const cards: Bought[] = [];
  const orders: Bought[] = [];
  const payments = new Map<string, string>();
  const second: string[] = [];
  const disputes = new Map<string, string>();
  /** What a person has sent back at the provider in part, in paise by payment. */
  const parts = new Map<string, number>();
  const isOwed = async (paymentId: string) =>
    (await harness.db`select from refunds where provider_payment_id = ${paymentId}`).length > 0;
  const at = <Item>(items: readonly Item[], number: number) => items[number % Math.max(1, items.length)];
  const post = (url: string, headers: object, payload: object) =>
    harness.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...headers, 'idempotency-key': randomUUID() },
    });

  /** While the provider is away, no payment is opened. */
  const unlessAway = (answer: Awaited<ReturnType<typeof post>>) =>
    answer.json().code === 'PAYMENT_PROVIDER_UNAVAILABLE' ? undefined : answer;

  async function pay({ buyer, orderId, providerOrderId }: Bought) {
    if (providerOrderId === null) return undefined;
    const paymentId = payments.get(orderId) ?? harness.sandbox.pay(providerOrderId, 'paid').id;
    payments.set(orderId, paymentId);
    return harness.verify(buyer.headers, { orderId, providerOrderId, paymentId });
  }
  /** Another payment for the same card, which the store owes back. */
  async function payAgain({ buyer, orderId, providerOrderId }: Bought) {
    // A dialog that was left open in another tab.
    Object.assign(harness.sandbox.state.orders[providerOrderId ?? ''] ?? {}, { status: 'attempted' });
    const paymentId = harness.sandbox.pay(providerOrderId ?? '', 'paid').id;
    second.push(paymentId);
    return harness.verify(buyer.headers, { orderId, providerOrderId: providerOrderId ?? '', paymentId });
  }
  const listCards = () => harness.db<{ id: string }[]>`
    select credit_id as id from gift_cards
    where credit_id is not null and order_id = any(${cards.map(({ orderId }) => orderId)}::uuid[]) order by credit_id`;
  const person = (number: number) => at(people, number) ?? people[0];

  const acts = {
    async 'buy card'({ which: number, amount, isPaid }: Act<'buy card'>) {
      const buyer = person(number);
      const gift = { amount, recipientName: 'K', recipientEmail: 'k@example.com', senderName: 'M', message: '' };
      const answer = await post('/api/gift-cards', buyer.headers, gift);
      if (answer.statusCode !== 201) return unlessAway(answer);
      const { order, razorpayOrder } = answer.json();
      const card = { buyer, orderId: order._id, providerOrderId: razorpayOrder.id };
      cards.push(card);
      return isPaid ? pay(card) : answer;
    },
    async 'pay card'({ which: number, isTwice }: Act<'pay card'>) {
      const card = at(cards, number);
      const answers = await Promise.all(card ? [pay(card), ...(isTwice ? [pay(card), payAgain(card)] : [])] : []);
      for (const event of harness.sandbox.takeEvents()) await harness.post(event);
      return answers[0];
    },
    async add({ which: number }: Act<'add'>) {
      const card = at(await listCards(), number);
      if (card === undefined) return undefined;
      const { code, ...stored } = codes.codeOf(card.id, null);
      await setCode(harness.db, card.id, stored);
      const [first] = await Promise.all(
        [number, number + 1].map((who) => post('/api/credits', person(who).headers, { code })),
      );
      return first;
    },
    async order({ which: number, credits, isPaid }: Act<'order'>) {
      const buyer = person(number);
      const own = await harness.db<{ id: string }[]>`select id from credits where owner_id = ${buyer.id} order by id`;
      const body = { credits: own.slice(0, credits).map(({ id }) => id) };
      const answer = await harness.order(buyer.headers, products, { key: randomUUID(), body });
      if (answer.statusCode !== 201) return unlessAway(answer);
      const { order, razorpayOrder } = answer.json();
      const placed = { buyer, orderId: order._id, providerOrderId: razorpayOrder?.id ?? null };
      orders.push(placed);
      return isPaid ? pay(placed) : answer;
    },
    async 'pay order'({ which: number }: Act<'pay order'>) {
      const order = at(orders, number);
      return order && pay(order);
    },
    async 'end hold'({ which: number }: Act<'end hold'>) {
      const order = at(orders, number);
      if (order === undefined) return undefined;
      await harness.db`update orders set held_until = now() - interval '1 second', next_check_at = now()
        where id = ${order.orderId} and held_until is not null`;
      await harness.app.runPaymentWork();
      return undefined;
    },
    async cancel({ which: number }: Act<'cancel'>) {
      const order = at(orders, number);
      return order && desk.ask(order.buyer, order.orderId, { at: number % 2, kind: 'cancel' });
    },
    async block({ which: number, action: how }: Act<'block'>) {
      const card = at(await listCards(), number);
      const payload = { action: how, reason: 'A test.' };
      const url = `/api/auth/panel/credits/${card?.id}`;
      return card && harness.app.inject({ method: 'PUT', url, payload, headers: shop.admin.headers });
    },
    async 'give money back'({ which: number }: Act<'give money back'>) {
      const card = at(cards, number);
      const paymentId = card && payments.get(card.orderId);
      // Only once: the provider refuses more than was paid.
      if (paymentId === undefined || readBack(paymentId) > 0) return undefined;
      harness.sandbox.refund(paymentId, harness.sandbox.state.payments[paymentId]?.amount ?? 0);
      for (const event of harness.sandbox.takeEvents()) await harness.post(event);
      return undefined;
    },
    async 'give part back'({ which: number, paise }: Act<'give part back'>) {
      const card = at(cards, number);
      const payment = card && harness.sandbox.state.payments[payments.get(card.orderId) ?? ''];
      const left = payment === undefined ? 0 : payment.amount - payment.amount_refunded;
      // The provider refunds a rupee at least, and the store's own refunds are of the whole.
      if (payment === undefined || left <= paise || (await isOwed(payment.id))) return undefined;
      harness.sandbox.refund(payment.id, paise);
      parts.set(payment.id, (parts.get(payment.id) ?? 0) + paise);
      for (const event of harness.sandbox.takeEvents()) await harness.post(event);
      return undefined;
    },
    async dispute({ which: number }: Act<'dispute'>) {
      const card = at(cards, number);
      const payment = card && harness.sandbox.state.payments[payments.get(card.orderId) ?? ''];
      if (payment?.status !== 'captured' || payment.amount_refunded > 0 || disputes.has(payment.id)) return undefined;
      disputes.set(payment.id, harness.sandbox.dispute(payment.id).id);
      for (const event of harness.sandbox.takeEvents()) await harness.post(event);
      return undefined;
    },
    async 'decide dispute'({ which: number, end }: Act<'decide dispute'>) {
      const id = at([...disputes.values()], number);
      const dispute = harness.sandbox.state.disputes[id ?? ''];
      const back = dispute === undefined ? 0 : readBack(dispute.payment_id);
      if (id === undefined || !['open', 'under_review'].includes(dispute?.status ?? '')) return undefined;
      // Money that went back already can be lost again in the world; the store can do nothing about that.
      if (end === 'lost' && (back > 0 || (await isOwed(dispute?.payment_id ?? '')))) return undefined;
      harness.sandbox.moveDispute(id, end);
      for (const event of harness.sandbox.takeEvents()) await harness.post(event);
      return undefined;
    },
    async 'decide hold'({ which: number, decision }: Act<'decide hold'>) {
      const order = at(orders, number);
      const payload = { decision, reason: 'A test.' };
      const url = `/api/auth/panel/orders/${order?.orderId}/hold`;
      return order && harness.app.inject({ method: 'PUT', url, payload, headers: shop.admin.headers });
    },
    async ship({ which: number }: Act<'ship'>) {
      const order = at(orders, number);
      if (order === undefined) return undefined;
      const holds = await harness.db`
        select from order_holds where order_id = ${order.orderId} and ended_at is null`;
      const answer = await shop.setStatus(number % 2 === 0 ? shop.first : shop.admin, order.orderId, 'Shipped');
      const moved = await harness.db`
        select from parcel_events e join order_parcels p on p.id = e.parcel_id
        where p.order_id = ${order.orderId} and e.order_status = 'Shipped'`;
      if (holds.length > 0 && moved.length === 0) expect(answer.statusCode).not.toBe(200);
      return answer;
    },
    async expire({ which: number }: Act<'expire'>) {
      const card = at(await listCards(), number);
      if (card === undefined) return undefined;
      await harness.db`update credits set expires_at = now() where id = ${card.id}`;
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

  /** What has gone back of a payment at the provider, in paise. */
  function readBack(paymentId: string) {
    const { refunds, disputes: asked } = harness.sandbox.state;
    const lost = Object.values(asked).map((dispute) => ({ ...dispute, amount: dispute.amount_deducted }));
    return [...Object.values(refunds), ...lost]
      .filter(({ payment_id }) => payment_id === paymentId)
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Each paid order has one card, no other has one, and nothing leaves a card but what its ledger says. */
  async function checkBooks() {
    const rows = await harness.db<
      Record<'paid' | 'issued' | 'balance' | 'used' | 'gone' | 'owed' | 'behind' | 'held', number>[]
    >`
      select case when o.paid_at is null then 0 else o.payable_paise end as paid,
        coalesce(c.balance_paise, 0) as balance,
        coalesce(sum(m.delta_paise) filter (where m.kind = 'issued'), 0)::bigint as issued,
        coalesce(-sum(m.delta_paise) filter (where m.order_id is not null), 0)::bigint as used,
        coalesce(-sum(m.delta_paise) filter (where m.kind in ('expired', 'withdrawn')), 0)::bigint as gone,
        (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r
          where r.provider_payment_id = o.provider_payment_id) as owed,
        coalesce(c.gone_paise, 0) as behind,
        (select coalesce(sum(h.paise), 0)::bigint from order_holds h
          where h.source_order_id = o.id and h.ending is distinct from 'cleared') as held
      from orders o join gift_cards g on g.order_id = o.id
        left join credits c on c.id = g.credit_id left join credit_movements m on m.credit_id = c.id
      where o.id = any(${cards.map(({ orderId }) => orderId)}::uuid[]) group by o.id, c.id`;
    for (const { paid, issued, balance, used, gone, owed, behind, held } of rows) {
      expect(issued).toBe(paid);
      expect(balance + used + gone).toBe(issued);
      expect(Math.min(balance, used)).toBeGreaterThanOrEqual(0);
      // What is missing of a card because orders were paid with it, is held at these orders or was decided there.
      const missing = Math.max(0, behind - gone);
      expect(missing).toBeLessThanOrEqual(held);
      expect(missing).toBeLessThanOrEqual(used);
      expect(missing === 0 ? 0 : balance).toBe(0);
      // A card whose payment goes back has nothing left to spend.
      expect([0, paid]).toContain(owed);
      expect(owed === 0 ? 0 : balance).toBe(0);
    }
    expect(rows).toHaveLength(cards.length);
    const strays = await harness.db`
      select c.id from credits c where c.kind = 'gift-card'
        and not exists (select from gift_cards g where g.credit_id = c.id)`;
    expect(strays).toEqual([]);
    const wrong = await harness.db`
      select o.id from orders o join lateral (
        select coalesce(-sum(m.delta_paise), 0) as used from credit_movements m where m.order_id = o.id) m on true
      join lateral (select coalesce(sum(r.amount_paise), 0) as back from provider_refunds r
        where r.provider_payment_id = 'credit:' || o.id) r on true
      where o.id = any(${orders.map(({ orderId }) => orderId)}::uuid[]) and o.paid_at is not null
        and m.used <> o.credit_paise - r.back`;
    expect(wrong).toEqual([]);
  }

  /** When all is worked off, what the store owed has left it, and not a paisa more. */
  async function checkEnd() {
    await shop.payBack();
    await shop.payBack();
    await checkBooks();
    for (const paymentId of [...payments.values(), ...second]) {
      const [row] = await harness.db<{ owed: number }[]>`
        select coalesce(sum(amount_paise), 0)::bigint as owed from refunds where provider_payment_id = ${paymentId}`;
      const owed = row?.owed ?? 0;
      expect([paymentId, readBack(paymentId)]).toEqual([paymentId, owed === 0 ? (parts.get(paymentId) ?? 0) : owed]);
    }
  }
  return { act, check: checkBooks, checkEnd };
}

/**
 * What happens at the provider outside the store counts first what went back before: money that a person sends back
 * while the bank takes it is sent twice in the world, and no store can do anything about that.
 */
const isAtProvider = ({ kind }: Action) => kind === 'give money back' || kind === 'decide dispute';

// rules: gift-cards
// security: money-back
// reliability: credits-add-up
it(
  'loses and makes no paisa of gift cards, whatever shoppers, admins, the clock and the provider do at once',
  async ({ annotate }) => {
    const walked = await walkAtRandom({ action, open: openWorld, runs: RUNS, steps: STEPS, isAlone: isAtProvider });
    await annotate(`${walked}, 0 paise of gift cards lost or made`, 'figure');
  },
  WALK_MS,
);
