import { invoiceSchema } from '@aaram/shared-domain/invoice/schema';
import { type PriceRule, type PriceRuleState, priceRules, type TaxDocument } from '@aaram/shared-domain/tax';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { priceColumns } from '#modules/catalog/index.ts';
import { buildProduct } from '#testing/factories.ts';
import { type Headers, type PaymentHarness, startPaymentHarness, type Wanted } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
let admin: { headers: Headers };
let seller: { id: string; headers: Headers };
beforeAll(async () => {
  harness = await startPaymentHarness({ RAZORPAY_TIMEOUT_SECONDS: '30' });
  [admin, seller] = await Promise.all([harness.shopper({ role: 'admin' }), harness.shopper({ role: 'seller' })]);
});
afterAll(() => harness.close());

const URL = '/api/auth/panel/price-rule';
const read = async (): Promise<PriceRuleState> =>
  (await harness.app.inject({ url: URL, headers: admin.headers })).json();
const change = (priceRule: PriceRule, from: PriceRule, headers: Headers = admin.headers) =>
  harness.app.inject({ method: 'PUT', url: URL, headers, payload: { priceRule, from } });
async function use(rule: PriceRule) {
  const { priceRule } = await read();
  expect((await change(rule, priceRule)).statusCode).toBe(200);
}

const paise = (rupees: number) => Math.round(rupees * 100);
const sum = (documents: readonly TaxDocument[], read: (one: TaxDocument) => number) =>
  documents.reduce((total, one) => total + paise(read(one)), 0);
async function readInvoices(orderId: string): Promise<TaxDocument[]> {
  const answer = await harness.app.inject({ url: `/api/orders/${orderId}/invoice`, headers: admin.headers });
  return invoiceSchema.strict().parse(answer.json()).documents;
}
async function buy(wanted: readonly Wanted[], rule: PriceRule) {
  const buyer = await harness.shopper();
  const paid = await harness.payAtProvider(buyer.headers, wanted, rule);
  await harness.verify(buyer.headers, paid);
  return paid.orderId;
}
const amountsOf = async (id: string) => {
  const [row] = await harness.db<{ rule: PriceRule; total: number; gst: number; delivery: number; payable: number }[]>`
    select price_rule as rule, total_paise as total, gst_paise as gst, delivery_paise as delivery, payable_paise as payable
    from orders where id = ${id}`;
  return row;
};

describe('the switch to prices that include GST', () => {
  // rules: prices-that-include-gst
  it('lets an order cost what its products and delivery cost, and one from before keep its figures', async () => {
    const shirt = await buildProduct(harness.db, { sellerId: seller.id, pricePaise: 450_00 });
    const before = await buy([shirt], 'spec');
    const old = { rule: 'spec', total: 450_00, gst: 21_43, delivery: 100_00, payable: 571_43 };
    expect(await amountsOf(before)).toEqual(old);
    await use('inclusive');
    const after = await buy([shirt], 'inclusive');
    expect(await amountsOf(after)).toEqual({
      rule: 'inclusive',
      total: 450_00,
      gst: 0,
      delivery: 100_00,
      payable: 550_00,
    });
    expect(await amountsOf(before)).toEqual(old);
    const [invoice] = await readInvoices(after);
    expect(invoice).toMatchObject({ priceRule: 'inclusive', additional: 0, total: 550 });
    expect(paise(invoice?.taxableValue ?? 0) + paise((invoice?.cgst ?? 0) * 2) + paise(invoice?.igst ?? 0)).toBe(
      550_00,
    );
    expect((await readInvoices(before))[0]).toMatchObject({ priceRule: 'spec', additional: 21.43, total: 571.43 });
    await use('spec');
    expect(await amountsOf(after)).toMatchObject({ payable: 550_00 });
  });

  // rules: prices-that-include-gst
  it('charges no shopper what they were not shown: an order with the former figures gets the new ones and buys nothing', async () => {
    const shirt = await buildProduct(harness.db, { sellerId: seller.id, pricePaise: 2000_00 });
    const buyer = await harness.shopper();
    await use('inclusive');
    const answer = await harness.order(buyer.headers, [shirt], { rule: 'spec' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'PRICE_CHANGED', quote: { priceRule: 'inclusive', gstAmount: 0, payableAmount: 2000 } },
    ]);
    expect(await harness.db`select from orders where user_id = ${buyer.id}`).toHaveLength(0);
    await use('spec');
  });

  // rules: prices-that-include-gst
  it('leaves an unpaid order payable at its own amount', async () => {
    const shirt = await buildProduct(harness.db, { sellerId: seller.id, pricePaise: 1000_00 });
    const buyer = await harness.shopper();
    const open = await harness.payAtProvider(buyer.headers, [shirt]);
    await use('inclusive');
    expect((await read()).unpaidOrders).toBeGreaterThan(0);
    expect((await harness.verify(buyer.headers, open)).statusCode).toBe(200);
    expect(sum(await readInvoices(open.orderId), ({ total }) => total)).toBe(1047_62);
    await use('spec');
  });

  // rules: prices-that-include-gst
  it('is an admin’s with a fresh proof, stands in the trail, and counts once', async () => {
    expect((await change('inclusive', 'spec', seller.headers)).statusCode).toBe(403);
    const stale = await harness.shopper({ role: 'admin' });
    await harness.db`update sessions set proved_at = now() - interval '1 hour' where user_id = ${stale.id}`;
    expect((await change('inclusive', 'spec', stale.headers)).json()).toMatchObject({ code: 'PROOF_REQUIRED' });
    expect((await read()).priceRule).toBe('spec');
    await harness.db`delete from audit_log where action = 'price.rule'`;
    const answers = await Promise.all([change('inclusive', 'spec'), change('inclusive', 'spec')]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await change('spec', 'spec')).json()).toMatchObject({ code: 'STALE_VERSION' });
    const trail = await harness.db`select detail from audit_log where action = 'price.rule'`;
    expect(trail.map(({ detail }) => detail)).toEqual([{ before: 'spec', after: 'inclusive' }]);
    await use('spec');
  });

  // rules: prices-that-include-gst
  it('is named by every answer, also by a cached one', async () => {
    const product = await buildProduct(harness.db, { sellerId: seller.id });
    const ruleOf = async (url: string) => (await harness.app.inject({ url })).headers['x-price-rule'];
    const url = `/api/auth/products/${product.id}`;
    expect(await ruleOf(url)).toBe('spec');
    await use('inclusive');
    expect([await ruleOf(url), await ruleOf('/api/delivery-estimate?pincode=682001')]).toEqual([
      'inclusive',
      'inclusive',
    ]);
    await use('spec');
    expect(await ruleOf(url)).toBe('spec');
  });
});

describe('the MRP', () => {
  const price = (id: string, pricePaise: number) =>
    harness.db`update products set ${harness.db({ pricePaise, ...priceColumns(pricePaise) })} where id = ${id}`;

  // rules: prices-that-include-gst
  it('may be the price itself where prices include GST, and then GST is not added again until it is changed', async () => {
    const { id } = await buildProduct(harness.db, { sellerId: seller.id, name: 'At its MRP', pricePaise: 900_00 });
    await harness.db`update products set mrp_paise = 1000_00 where id = ${id}`;
    await expect(price(id, 1000_00)).rejects.toThrow('above the MRP');
    await use('inclusive');
    await price(id, 1000_00);
    await expect(price(id, 1000_01)).rejects.toThrow('above the MRP');
    expect((await read()).aboveMrp).toEqual({
      count: 1,
      products: [{ _id: id, name: 'At its MRP', price: 1000, mrp: 1000 }],
    });
    const refused = await change('spec', 'inclusive');
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'With GST added, 1 product would cost more than its MRP. Please lower its price or raise its MRP first.',
    ]);
    await price(id, 900_00);
    await use('spec');
  });

  // rules: prices-that-include-gst
  it('is checked by the present rule where a seller types a price', async () => {
    const product = await buildProduct(harness.db, { sellerId: seller.id, pricePaise: 900_00 });
    await harness.db`update products set mrp_paise = 1000_00 where id = ${product.id}`;
    // As the panel does: a call without a version takes the MRP along.
    const edit = async (rupees: number) => {
      const { version } = (await harness.app.inject(`/api/auth/products/${product.id}`)).json();
      return harness.app.inject({
        method: 'PUT',
        url: `/api/auth/update/${product.id}`,
        headers: seller.headers,
        payload: { price: rupees, version },
      });
    };
    expect((await edit(1000)).statusCode).toBe(400);
    await use('inclusive');
    expect((await edit(1000)).statusCode).toBe(200);
    expect((await edit(1000.01)).statusCode).toBe(400);
    expect((await edit(900)).statusCode).toBe(200);
    await use('spec');
  });
});

async function takeBack(orderId: string) {
  await harness.app.inject({
    method: 'PUT',
    url: `/api/auth/orders/update-status/${orderId}`,
    headers: admin.headers,
    payload: { orderStatus: 'Cancelled' },
  });
  await harness.db`update refunds set next_attempt_at = now()`;
  await harness.app.runPaymentWork();
}

const RUNS = process.env.PROOF === 'long' ? 60 : 6;

// rules: prices-that-include-gst
it('lets the documents of any order add up to what was paid, and of one taken back to nothing, by both rules', async () => {
  const sellers = [seller, await harness.shopper({ role: 'seller' })];
  const piece = fc.record({
    pricePaise: fc.integer({ min: 1_00, max: 3000_00 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    by: fc.nat(1),
    hsn: fc.constantFrom('6205', '6403', '4202', null),
  });
  for (const rule of priceRules) {
    await use(rule);
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 4 }), async (pieces) => {
        const wanted: Wanted[] = [];
        for (const { pricePaise, quantity, by, hsn } of pieces) {
          const product = await buildProduct(harness.db, { sellerId: sellers[by]?.id ?? '', pricePaise });
          await harness.db`update products set hsn = ${hsn} where id = ${product.id}`;
          wanted.push({ ...product, quantity });
        }
        const orderId = await buy(wanted, rule);
        const row = await amountsOf(orderId);
        const invoices = await readInvoices(orderId);
        const shown = wanted.reduce((total, { pricePaise, quantity = 1 }) => total + pricePaise * quantity, 0);
        expect(row?.payable).toBe(shown + (row?.delivery ?? 0) + (row?.gst ?? 0));
        expect(sum(invoices, ({ total }) => total)).toBe(row?.payable);
        expect(sum(invoices, ({ additional }) => additional)).toBe(row?.gst);
        for (const one of invoices) {
          const lines = one.lines.reduce((total, { amount }) => total + paise(amount), 0);
          expect(lines + paise(one.additional)).toBe(paise(one.total));
          expect(
            sum([one], ({ taxableValue }) => taxableValue) + paise(one.cgst) + paise(one.sgst) + paise(one.igst),
          ).toBe(lines);
        }
        await takeBack(orderId);
        const all = await readInvoices(orderId);
        for (const field of ['taxableValue', 'cgst', 'sgst', 'igst', 'additional', 'total'] as const) {
          const of = (kind: TaxDocument['kind']) =>
            sum(
              all.filter((one) => one.kind === kind),
              (one) => one[field],
            );
          expect(of('credit-note')).toBe(of('invoice'));
        }
      }),
      { numRuns: RUNS },
    );
  }
  await use('spec');
});
