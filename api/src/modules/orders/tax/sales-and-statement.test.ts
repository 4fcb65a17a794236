import type { Statement } from '@aaram/shared-domain/account';
import type { Sales } from '@aaram/shared-domain/contract';
import { type PriceRule, priceRules } from '@aaram/shared-domain/tax';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { putPriceRule } from '#modules/settings/index.ts';
import { buildProduct } from '#testing/factories.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness, type Wanted } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
let desk: ReturnType<typeof openReturns>;
beforeAll(async () => {
  harness = await startPaymentHarness({
    SELLER_FEE_PERCENT: '7.5',
    SELLER_TCS_PERCENT: '0.5',
    SELLER_TDS_PERCENT: '0.1',
    RAZORPAY_TIMEOUT_SECONDS: '30',
    LIMITS: 'relaxed',
  });
  shop = await openTwoSellers(harness);
  desk = openReturns(harness, shop);
});
afterAll(() => harness.close());

type Person = Awaited<ReturnType<PaymentHarness['shopper']>>;
const paise = (rupees: number) => Math.round(rupees * 100);
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
async function read<Body>(who: Person, path: string): Promise<Body> {
  return (await harness.app.inject({ url: `/api/auth/panel/${path}`, headers: who.headers })).json();
}

let asked = 0;
/** Another day each time, before all trade, because the report of a range is cached for a while. */
function nextStart(): string {
  asked += 1;
  return new Date(Date.parse(today) - asked * 86_400_000).toISOString().slice(0, 10);
}

/** A seller's shares of the delivery charges that were not given back: those of orders that are not refunded as a whole. */
async function sumDelivery({ id }: Person): Promise<number> {
  const [row] = await harness.db<{ paise: number }[]>`
    select coalesce(sum(l.delivery_paise), 0)::bigint as paise
    from tax_document_lines l join tax_documents d on d.id = l.document_id join orders o on o.id = d.order_id
    where d.kind = 'invoice' and d.seller_id = ${id} and o.payment_status = 'Paid'`;
  return row?.paise ?? 0;
}

/** The GST on top of the goods that a seller sold and that did not come back; 0 where prices include it. */
async function sumGstOnTop({ id }: Person): Promise<number> {
  const [row] = await harness.db<{ paise: number }[]>`
    select coalesce(sum(l.additional_paise - coalesce(b.paise, 0)), 0)::bigint as paise
    from tax_document_lines l join tax_documents d on d.id = l.document_id join orders o on o.id = d.order_id
      join order_parcels q on q.id = d.parcel_id
      left join lateral (
        select sum(r.gst_paise) as paise from returns r
        where r.line_id = l.line_id and r.state in ('cancelled', 'refunded')) b on true
    where d.kind = 'invoice' and d.seller_id = ${id} and o.payment_status = 'Paid' and q.order_status <> 'Cancelled'`;
  return row?.paise ?? 0;
}

/** What was deducted from refunds as the fee of a return: it stays in the documents, and is no sale of goods. */
async function sumFees({ id }: Person): Promise<number> {
  const [row] = await harness.db<{ paise: number }[]>`
    select coalesce(sum(r.goods_paise + r.gst_paise - r.refund_paise), 0)::bigint as paise
    from returns r join order_lines l on l.id = r.line_id where l.seller_id = ${id} and r.state = 'refunded'`;
  return row?.paise ?? 0;
}

/** The documents' side and the sales' side of the same trade, which must be equal to the paisa. */
async function expectAgreement(who: Person) {
  const statement = await read<Statement>(who, `accounts?month=${today.slice(0, 7)}`);
  const { total } = await read<Sales>(who, `sales?from=${nextStart()}&to=${today}`);
  const net = paise(statement.sales) - paise(statement.returns);
  const deducted = (await sumDelivery(who)) + (await sumGstOnTop(who)) + (await sumFees(who));
  expect(net).toBe(paise(total.revenue) + deducted);
  expect(statement.entries.reduce((sum, entry) => sum + paise(entry.total), 0)).toBe(net);
  // Sums of rounded months: what is deducted and what is left are the net sales.
  expect(paise(statement.fee) + paise(statement.tcs) + paise(statement.tds) + paise(statement.payout)).toBe(net);
  expect(paise(statement.opening) + paise(statement.payout) - paise(statement.paidOut)).toBe(paise(statement.closing));
}

/** What goes back after the payment: the first seller's parcel, a piece of its first line before it is sent or after. */
const backs = ['nothing', 'parcel', 'piece', 'delivered piece'] as const;
type Trade = {
  prices: number[];
  quantity: number;
  isOfTwo: boolean;
  back: (typeof backs)[number];
  paidOut: number;
};

/** Lets a piece come back that was delivered. */
async function returnPiece(buyer: Person, orderId: string) {
  await shop.setStatus(shop.admin, orderId, 'Delivered');
  const { _id } = await desk.request(buyer, orderId, {});
  for (const move of [{ action: 'approve' }, { action: 'pick-up' }, { action: 'accept', restock: true }] as const) {
    expect((await desk.move(shop.first, _id, move)).statusCode).toBe(200);
  }
}

async function trade({ prices, quantity, isOfTwo, back, paidOut }: Trade, rule: PriceRule) {
  const wanted: Wanted[] = [];
  for (const [index, price] of prices.entries()) {
    const seller = isOfTwo && index % 2 === 1 ? shop.second : shop.first;
    wanted.push({ ...(await buildProduct(harness.db, { sellerId: seller.id, pricePaise: price })), quantity });
  }
  const buyer = await harness.shopper();
  const paid = await harness.payAtProvider(buyer.headers, wanted, rule);
  await harness.verify(buyer.headers, paid);
  if (back === 'parcel') {
    await shop.setStatus(shop.first, paid.orderId, 'Cancelled');
  } else if (back === 'piece') {
    expect((await desk.ask(buyer, paid.orderId, { kind: 'cancel' })).statusCode).toBe(201);
  } else if (back === 'delivered piece') {
    await returnPiece(buyer, paid.orderId);
  }
  await shop.payBack();
  const { closing } = await read<Statement>(shop.first, `accounts?month=${today.slice(0, 7)}`);
  if (closing * 100 > paidOut && paidOut > 0) {
    await harness.app.inject({
      method: 'POST',
      url: '/api/auth/panel/payouts',
      headers: shop.admin.headers,
      payload: { seller: shop.first.id, amount: paidOut / 100, reference: crypto.randomUUID(), paidOn: today },
    });
  }
}

const RUNS = process.env.PROOF === 'long' ? 25 : 6;

// rules: accounts-of-sellers
it('agree to the paisa over any trade: sales, returns, fees and payouts, by both ways to make prices', async () => {
  const one = fc.record({
    prices: fc.array(fc.integer({ min: 1_00, max: 2000_00 }), { minLength: 1, maxLength: 3 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    isOfTwo: fc.boolean(),
    back: fc.constantFrom(...backs),
    paidOut: fc.nat(200_00),
  });
  await fc.assert(
    fc.asyncProperty(one, fc.constantFrom(...priceRules), async (some, rule) => {
      await putPriceRule(harness.db, { rule, since: null });
      await trade(some, rule);
      await expectAgreement(shop.first);
      await expectAgreement(shop.second);
    }),
    { numRuns: RUNS, seed: 2026, endOnFailure: true },
  );
}, 90_000);
