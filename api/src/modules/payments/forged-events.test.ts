import { randomUUID } from 'node:crypto';
import { SANDBOX_KEYS } from '@aaram/shared-domain/environment';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signBody } from '../../payment-sandbox/signatures.ts';
import { buildProduct } from '../../testing/factories.ts';
import { type PaymentHarness, startPaymentHarness } from '../../testing/payment-harness.ts';

const isLong = process.env.PROOF === 'long';
const ORDERS = isLong ? 1000 : 27;
/** How many shoppers, and how many notifications, run at once. */
const AT_ONCE = 20;

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({
    LIMITS: 'relaxed',
    RECONCILE_REFUNDS_EVERY_SECONDS: '0',
    RECONCILE_BATCH: '1000',
  });
});
afterAll(() => harness.close());

const ways = [
  'paid',
  'underpaid',
  'overpaid',
  'in dollars',
  'declined',
  'paid twice',
  'sent back',
  'half sent back',
  'sent back without success',
] as const;
type Way = (typeof ways)[number];
type Bought = Awaited<ReturnType<typeof buy>>;
type SentEvent = ReturnType<PaymentHarness['sandbox']['takeEvents']>[number];

const paymentsOf = (providerOrderId: string) =>
  Object.values(harness.sandbox.state.payments).filter((payment) => payment.order_id === providerOrderId);

/** Places one order and pays it at the provider; some of the ways also refund it there. */
async function buy(productId: string, pricePaise: number, way: Way) {
  const { headers } = await harness.shopper();
  const { order, razorpayOrder } = (await harness.order(headers, [{ id: productId, pricePaise }])).json();
  const [providerOrderId, payable]: [string, number] = [razorpayOrder.id, razorpayOrder.amount];
  const { sandbox } = harness;
  const wrong = {
    underpaid: { amount: payable - 1 },
    overpaid: { amount: payable + 1 },
    'in dollars': { currency: 'USD' },
  };
  const payment = sandbox.pay(
    providerOrderId,
    way === 'declined' ? 'declined' : 'paid',
    wrong[way as keyof typeof wrong],
  );
  if (way === 'paid twice') {
    const second = { ...payment, id: `pay_${randomUUID().slice(0, 14)}` };
    sandbox.state.payments[second.id] = second;
  }
  if (way === 'sent back') sandbox.refund(payment.id);
  if (way === 'half sent back') sandbox.refund(payment.id, Math.floor(payable / 2));
  if (way === 'sent back without success') sandbox.settleRefund(sandbox.refund(payment.id).id, 'failed');
  return { orderId: order._id as string, providerOrderId, paymentId: payment.id, payable, way, headers };
}

/** An attacker's variants of a real notification; none may be accepted. */
function forge({ body }: SentEvent): SentEvent[] {
  const base = { event: 'forged', attempts: 0, dueAt: 0 };
  const more = body.replace(/"amount":\d+/g, '"amount":100');
  return [
    { ...base, body, eventId: randomUUID(), signature: signBody(SANDBOX_KEYS.keySecret, body) },
    { ...base, body: more, eventId: randomUUID(), signature: signBody(SANDBOX_KEYS.webhookSecret, body) },
    { ...base, body, eventId: randomUUID(), signature: '' },
  ];
}

async function inPortions<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>) {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(act));
  }
}

/** The expected state of an order, computed only from the provider's ledger. */
function judge({ providerOrderId, payable }: Bought) {
  const captured = paymentsOf(providerOrderId).filter((payment) => payment.captured);
  const right = captured.filter((payment) => payment.amount === payable && payment.currency === 'INR');
  const notRefunded = right.filter((payment) => payment.amount_refunded < payable);
  return { captured, right, notRefunded };
}

// security: forged-payments
// reliability: right-books
it(
  'has right books of payments after reports that are forged, doubled, shuffled or left out',
  async ({ annotate }) => {
    const product = await buildProduct(harness.db, { stock: { M: ORDERS }, pricePaise: 249_00 });
    const shuffle = (events: SentEvent[]) =>
      fc.sample(fc.shuffledSubarray(events, { minLength: events.length }), { numRuns: 1, seed: 2026 })[0] ?? [];
    const bought: Bought[] = [];
    const numbers = Array.from({ length: ORDERS }, (_, index) => index);
    await inPortions(numbers, async (index) =>
      bought.push(await buy(product.id, product.pricePaise, ways[index % ways.length] ?? 'paid')),
    );
    // One tenth is never delivered; a body may be repeated under a new event id, because that is not signed.
    const real = harness.sandbox.takeEvents().filter((_, index) => index % 10 > 0);
    const twice = real.flatMap((event) => [event, event, { ...event, eventId: randomUUID() }]);
    const forged = real.flatMap(forge);
    let taken = 0;
    await inPortions(shuffle([...twice, ...forged]), async (event) => {
      const { statusCode } = await harness.post(event);
      expect(statusCode).toBe(event.event === 'forged' ? 400 : 200);
      taken += statusCode === 200 ? 1 : 0;
    });
    // Each order first with the proof of another order's payment, then with its own.
    await inPortions(bought, async (one) => {
      const other = bought.find(({ orderId }) => orderId !== one.orderId) ?? one;
      const stolen = harness.sandbox.sign(other.providerOrderId, other.paymentId);
      expect((await harness.verify(one.headers, one, stolen)).statusCode).toBe(400);
      if (one.way !== 'declined') await harness.verify(one.headers, one);
    });
    for (const _round of [1, 2, 3]) {
      await harness.db`update orders set next_check_at = now() where next_check_at is not null`;
      await harness.db`update refunds set next_attempt_at = now() where state <> 'done'`;
      await harness.app.runDueJobs();
      await harness.app.runPaymentWork();
    }

    const wrong: unknown[] = [];
    for (const one of bought) {
      const { captured, right, notRefunded } = judge(one);
      const status = await harness.statusOf(one.orderId);
      const expected = notRefunded.length > 0 ? 'Paid' : right.length > 0 ? 'Refunded' : 'Initiated';
      const isLeft = captured.filter((payment) => payment.amount_refunded < payment.amount).length;
      const isRight = status?.paymentStatus === expected && notRefunded.length <= 1 && isLeft === notRefunded.length;
      if (!isRight)
        wrong.push([
          one.way,
          status,
          expected,
          captured.map(({ amount, amount_refunded }) => [amount, amount_refunded]),
        ]);
    }
    expect(wrong).toEqual([]);
    const [books] = await harness.db<{ held: number; paid: number; last: number }[]>`
    select count(*) filter (where holds_stock)::int as held, count(invoice_number)::int as paid,
      coalesce(max(right(invoice_number, 6)::int), 0) as last from orders`;
    expect((await harness.stockOf(product.id)) + (books?.held ?? 0)).toBe(ORDERS);
    expect(books?.last).toBe(books?.paid);
    await annotate(
      `${ORDERS} orders, ${taken} notifications taken, ${forged.length} forged ones refused, 0 wrong payment states`,
      'figure',
    );
  },
  isLong ? 600_000 : 60_000,
);
