import { invoiceSchema } from '@aaram/shared-domain/invoice/schema';
import { formatDocumentNumber, type TaxDocument } from '@aaram/shared-domain/tax';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/factories.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { issueCreditNotes } from './issue-credit-notes.ts';
import { invoicePaidOrder } from './issue-invoices.ts';
import { findTaxSeller, takeSequence } from './tax.repository.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({
    STORE_LEGAL_NAME: 'Kapda Private Limited',
    STORE_GSTIN: '32AAAAA0000A1ZB',
    RAZORPAY_TIMEOUT_SECONDS: '30',
  });
});
afterAll(() => harness.close());

async function readDocuments(orderId: string, headers: Headers): Promise<TaxDocument[]> {
  const answer = await harness.app.inject({ url: `/api/orders/${orderId}/invoice`, headers: { ...headers } });
  return invoiceSchema.strict().parse(answer.json()).documents;
}

/** A paid order with pieces of two sellers and a delivery charge, by a shopper in Kerala. */
async function buyOfTwo() {
  const [seller, rival, buyer, admin] = await Promise.all([
    harness.shopper({ role: 'seller' }),
    harness.shopper({ role: 'seller' }),
    harness.shopper(),
    harness.shopper({ role: 'admin' }),
  ]);
  const shirt = await buildProduct(harness.db, { sellerId: seller.id, name: 'Linen shirt', pricePaise: 123_33 });
  const scarf = await buildProduct(harness.db, { sellerId: rival.id, name: 'Silk scarf', pricePaise: 200_01 });
  await harness.db`update products set hsn = '6205' where id = ${shirt.id}`;
  await harness.db`insert into tax_sellers (seller_id, legal_name, legal_address, gstin)
    values (${rival.id}, 'Resham LLP', '2 Fort Road, Mumbai', '27AAPFU0939F1ZV')`;
  const paid = await harness.payAtProvider(buyer.headers, [{ ...shirt, quantity: 2 }, scarf]);
  await harness.verify(buyer.headers, paid);
  return { seller, rival, buyer, admin, shirt, scarf, ...paid };
}

const paise = (rupees: number) => Math.round(rupees * 100);
const sumOf = (documents: readonly TaxDocument[], kind: TaxDocument['kind']) =>
  documents.filter((one) => one.kind === kind).reduce((sum, { total }) => sum + paise(total), 0);
describe('the invoices of a paid order', () => {
  // rules: invoices
  it('are one for each seller, in the seller’s own name, and add up to what was paid', async () => {
    const { buyer, orderId } = await buyOfTwo();
    const [order] = await harness.db<{ payable: number; number: string }[]>`
      select payable_paise as payable, invoice_number as number from orders where id = ${orderId}`;
    const documents = await readDocuments(orderId, buyer.headers);
    expect(sumOf(documents, 'invoice')).toBe(order?.payable);
    expect(order?.number.split(', ').sort()).toEqual(documents.map(({ number }) => number).sort());
    const [own, other] = ['Linen shirt', 'Silk scarf'].map((name) =>
      documents.find(({ lines }) => lines[0]?.name === name),
    );
    expect(own).toMatchObject({
      kind: 'invoice',
      priceRule: 'spec',
      supplier: { legalName: 'Kapda Private Limited', gstin: '32AAAAA0000A1ZB', state: 'Kerala', stateCode: '32' },
      placeOfSupply: { state: 'Kerala', stateCode: '32' },
      buyer: { name: 'Meera Nair', gstin: null },
      igst: 0,
      lines: [{ hsn: '6205', unit: 'PCS', quantity: 2, unitPrice: 123.33, ratePercent: 5 }],
    });
    expect(own?.cgst).toBe(own?.sgst);
    expect(other).toMatchObject({ supplier: { legalName: 'Resham LLP', stateCode: '27' }, cgst: 0, sgst: 0 });
    expect(other?.igst).toBeGreaterThan(0);
    // Prices and delivery contain GST; what the store's rule added stands beside it.
    for (const one of documents) {
      const withTax = paise(one.taxableValue) + paise(one.cgst) + paise(one.sgst) + paise(one.igst);
      expect(withTax + paise(one.additional)).toBe(paise(one.total));
      expect(one.lines.reduce((sum, line) => sum + paise(line.amount), 0)).toBe(withTax);
    }
  });

  it('are each shown to their own seller alone, and to shopper and admin as a whole', async () => {
    const { seller, rival, buyer, admin, orderId } = await buyOfTwo();
    const seen = async ({ headers }: { headers: Headers }) =>
      (await readDocuments(orderId, headers)).map(({ lines }) => lines.map(({ name }) => name).join()).sort();
    expect(await seen(seller)).toEqual(['Linen shirt']);
    expect(await seen(rival)).toEqual(['Silk scarf']);
    expect(await seen(buyer)).toEqual(['Linen shirt', 'Silk scarf']);
    expect(await seen(admin)).toEqual(['Linen shirt', 'Silk scarf']);
  });

  it('cannot be changed or deleted', async () => {
    const { orderId } = await buyOfTwo();
    await expect(harness.db`update tax_documents set total_paise = 0 where order_id = ${orderId}`).rejects.toThrow(
      'never changed',
    );
    await expect(harness.db`delete from tax_document_lines where true`).rejects.toThrow('never changed');
  });
});

describe('credit notes', () => {
  // rules: invoices
  it('come with the refund of a cancelled parcel, once, and take the whole order back with the last one', async () => {
    const shop = await openTwoSellers(harness);
    const { orderId } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    const read = () => readDocuments(orderId, shop.admin.headers);
    expect(sumOf(await read(), 'credit-note')).toBe(0);
    await shop.payBack();
    const first = await read();
    const [note] = first.filter(({ kind }) => kind === 'credit-note');
    expect(note).toMatchObject({ number: expect.stringMatching(/^C\w\w\/\d{4}\/000001$/), lines: [{ quantity: 1 }] });
    expect(first.some(({ number, kind }) => kind === 'invoice' && number === note?.invoice?.number)).toBe(true);
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    await shop.payBack();
    const all = await read();
    expect(sumOf(all, 'credit-note')).toBe(sumOf(all, 'invoice'));
    // Each invoice is taken back as a whole, tax by tax, although delivery went back with the last parcel.
    for (const invoice of all.filter(({ kind }) => kind === 'invoice')) {
      const notes = all.filter((one) => one.invoice?.number === invoice.number);
      for (const field of ['taxableValue', 'cgst', 'sgst', 'igst', 'additional', 'total'] as const) {
        expect(notes.reduce((sum, one) => sum + paise(one[field]), 0)).toBe(paise(invoice[field]));
      }
    }
  });

  // rules: cancelled-stock
  it('of a refund that failed later stay, and so do its debt and the cancelled parcel', async () => {
    const shop = await openTwoSellers(harness);
    const { orderId, payment } = await shop.buy(await shop.stockUp());
    await shop.setStatus(shop.second, orderId, 'Cancelled');
    await shop.payBack();
    const [made] = Object.values(harness.sandbox.state.refunds).filter((one) => one.payment_id === payment.paymentId);
    harness.sandbox.settleRefund(made?.id ?? '', 'failed');
    for (const event of harness.sandbox.takeEvents()) await harness.post(event);
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['due']);
    const refusal = await shop.setStatus(shop.second, orderId, 'Processing');
    expect([refusal.statusCode, refusal.json().code]).toEqual([409, 'REFUND_BEGUN']);
    // Another parcel comes and goes meanwhile.
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    expect((await shop.setStatus(shop.first, orderId, 'Processing')).statusCode).toBe(200);
    await shop.payBack();
    expect((await shop.refundsOf(orderId)).map(({ state }) => state)).toEqual(['done']);
    const documents = await readDocuments(orderId, shop.admin.headers);
    expect(documents.filter(({ kind }) => kind === 'credit-note')).toHaveLength(1);
  });

  // rules: invoices
  it('of single paise, each a refund of its own, are issued one by one and add up to what went back', async () => {
    const { orderId, buyer, seller, paymentId } = await buyOfTwo();
    // One more paisa of a taxed price is at times two of tax.
    await harness.db`insert into refunds (provider_payment_id, order_id, parcel_id, amount_paise, state)
      select ${paymentId}, ${orderId}, p.id, 1, 'done' from order_parcels p, generate_series(1, 60)
      where p.order_id = ${orderId} and p.seller_id = ${seller.id}`;
    await harness.db.begin((tx) => issueCreditNotes(tx, orderId));
    const notes = (await readDocuments(orderId, buyer.headers)).filter(({ kind }) => kind === 'credit-note');
    expect(notes.length).toBe(60);
    const sum = (field: 'total' | 'cgst' | 'sgst') => notes.reduce((all, note) => all + paise(note[field]), 0);
    expect(sum('total')).toBe(60);
    expect(sum('cgst')).toBeGreaterThan(0);
    expect(Math.abs(sum('cgst') - sum('sgst'))).toBeLessThanOrEqual(1);
  });
});

const NUMBERS = 1000;
const ORDERS = process.env.PROOF === 'long' ? 1000 : 60;

describe('numbers of a series', () => {
  it(`have no gap and no twin when ${NUMBERS} are taken at once and some transactions fail`, async () => {
    const seller = await harness.shopper({ role: 'seller' });
    const { code } = await findTaxSeller(harness.db, seller.id);
    const series = { sellerId: seller.id, kind: 'invoice', financialYear: '3132' } as const;
    const taken = await Promise.allSettled(
      Array.from({ length: NUMBERS + 100 }, (_, index) =>
        harness.db.begin(async (tx) => {
          const sequence = await takeSequence(tx, series);
          if (index % 11 === 0) {
            throw new Error('undone');
          }
          return formatDocumentNumber({ ...series, sellerCode: code, sequence });
        }),
      ),
    );
    const numbers = taken.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])).sort();
    expect(numbers).toHaveLength(NUMBERS);
    expect(numbers).toEqual(
      numbers.map((_number, index) => formatDocumentNumber({ ...series, sellerCode: code, sequence: index + 1 })),
    );
  });

  // rules: invoices
  it(`have no gap and no twin when ${ORDERS} orders are invoiced at once, and their sums are exact`, async () => {
    const { orderId, seller } = await buyOfTwo();
    const [first] = await harness.db<{ last: number }[]>`
      select last_number as last from tax_counters where seller_id = ${seller.id} and kind = 'invoice'`;
    const ids = await copyOrder(orderId);
    await Promise.all(ids.map((id) => harness.db.begin((tx) => invoicePaidOrder(tx, id, new Date()))));
    const rows = await harness.db<{ sequence: number }[]>`
      select right(number, 6)::int as sequence from tax_documents
      where seller_id = ${seller.id} and order_id = any(${ids}::uuid[]) order by 1`;
    expect(rows.map(({ sequence }) => sequence)).toEqual(ids.map((_id, index) => (first?.last ?? 0) + index + 1));
    const wrong = await harness.db`
      select o.id from orders o where o.id = any(${ids}::uuid[]) and o.payable_paise <>
        (select sum(total_paise) from tax_documents d where d.order_id = o.id)`;
    expect(wrong).toEqual([]);
  });
});

/** Copies of a paid order without invoices, with its lines and parcels; returns their ids. */
async function copyOrder(orderId: string): Promise<string[]> {
  const rows = await harness.db<{ id: string }[]>`
    insert into orders (user_id, buyer_name, buyer_email, payment_status, payment_method, total_paise, gst_paise,
      delivery_paise, payable_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state,
      shipping_pincode, paid_at)
    select user_id, buyer_name, buyer_email, payment_status, payment_method, total_paise, gst_paise, delivery_paise,
      payable_paise, shipping_name, shipping_phone, shipping_address, shipping_city, shipping_state, shipping_pincode,
      paid_at
    from orders, generate_series(1, ${ORDERS}) where id = ${orderId} returning id`;
  const ids = rows.map(({ id }) => id);
  await harness.db`
    insert into order_lines (order_id, position, product_id, seller_id, name, unit_paise, size, quantity, hsn)
    select copy, position, product_id, seller_id, name, unit_paise, size, quantity, hsn
    from order_lines l, unnest(${ids}::uuid[]) as copies (copy) where order_id = ${orderId}`;
  await harness.db`
    insert into order_parcels (order_id, seller_id, position, total_paise)
    select copy, seller_id, position, total_paise
    from order_parcels p, unnest(${ids}::uuid[]) as copies (copy) where order_id = ${orderId}`;
  return ids;
}
