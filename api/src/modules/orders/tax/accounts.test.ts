import type { Statement } from '@aaram/shared-domain/account';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { openTwoSellers } from '#testing/two-sellers.ts';

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
const month = new Intl.DateTimeFormat('en-CA', {
  year: 'numeric',
  month: '2-digit',
  timeZone: 'Asia/Kolkata',
}).format();
beforeAll(async () => {
  harness = await startPaymentHarness({
    SELLER_FEE_PERCENT: '10',
    SELLER_TCS_PERCENT: '0.5',
    SELLER_TDS_PERCENT: '0.1',
  });
  shop = await openTwoSellers(harness);
  const cancelled = await shop.buy(await shop.stockUp());
  const [registered] = [await shop.buy(await shop.stockUp()), await shop.buy(await shop.stockUp())];
  await harness.db`update orders set buyer_gstin = '32AAAAA0000A1ZB' where id = ${registered.orderId}`;
  await harness.db`update orders set shipping_state = '=1+1' where id = ${cancelled.orderId}`;
  await shop.setStatus(shop.first, cancelled.orderId, 'Cancelled');
  await shop.payBack();
});
afterAll(() => harness.close());

type Person = { headers: Record<string, string> };
const get = (who: Person, path: string) =>
  harness.app.inject({ url: `/api/auth/panel/accounts${path}`, headers: who.headers });
const statement = async (who: Person, of = month): Promise<Statement> => (await get(who, `?month=${of}`)).json();
async function file(who: Person, name: string): Promise<Record<string, string>[]> {
  const { text } = (await get(who, `/file?file=${name}&month=${month}`)).json<{ text: string }>();
  return parse(text, { bom: true, columns: true });
}
const paise = (rupees: number | string | undefined) => Math.round(Number(rupees) * 100);
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + paise(row[column]), 0);

describe('the month of a seller', () => {
  it('is their own documents, and all sellers together are what was paid less what went back', async () => {
    const [own, other, all] = await Promise.all([shop.first, shop.second, shop.admin].map((who) => statement(who)));
    expect(own?.entries.map(({ kind }) => kind).sort()).toEqual(['credit-note', 'invoice', 'invoice', 'invoice']);
    expect(other?.entries).toHaveLength(3);
    const [books] = await harness.db<{ paid: number; back: number }[]>`
      select (select sum(payable_paise) from orders where paid_at is not null)::bigint as paid,
        (select sum(amount_paise) from refunds where state = 'done')::bigint as back`;
    expect([paise(all?.sales), paise(all?.returns)]).toEqual([books?.paid, books?.back]);
    expect(paise(own?.sales) + paise(other?.sales)).toBe(books?.paid);
    expect(paise(own?.returns)).toBe(books?.back);
    for (const one of [own, other, all]) {
      const net = paise(one?.sales) - paise(one?.returns);
      expect(paise(one?.fee) + paise(one?.tcs) + paise(one?.tds) + paise(one?.payout)).toBe(net);
      expect(Math.abs(paise(one?.fee) - net / 10)).toBeLessThanOrEqual(0.5);
    }
    expect((await statement(shop.first, '2020-01')).entries).toEqual([]);
    expect((await get(shop.first, '?month=2026-13')).json().message).toBe('Choose a month, such as 2026-11.');
  });

  it('is listed for GSTR-1 by document and rate, with figures that agree to the paisa', async () => {
    const rows = await file(shop.first, 'gstr1');
    const own = await statement(shop.first);
    expect(rows.map(({ Section }) => Section).sort()).toEqual(['B2B', 'B2CS', 'B2CS', 'B2CS']);
    const invoices = rows.filter((row) => row['Document'] === 'Invoice');
    const notes = rows.filter((row) => row['Document'] === 'Credit note');
    expect(sum(invoices, 'Paid or credited')).toBe(paise(own.sales));
    expect(sum(notes, 'Paid or credited')).toBe(paise(own.returns));
    expect(sum(invoices, 'Taxable value') - sum(notes, 'Taxable value')).toBe(paise(own.taxable));
    expect(notes[0]?.['Invoice number']).toMatch(/^S/);
    expect(notes[0]?.['Date']).toMatch(/^\d\d-\w{3,4}-\d{4}$/);
  });

  it('is summed by HSN, less what came back', async () => {
    const rows = await file(shop.first, 'hsn');
    const own = await statement(shop.first);
    expect(sum(rows, 'Taxable value')).toBe(paise(own.taxable));
    expect(sum(rows, 'IGST') + sum(rows, 'CGST') + sum(rows, 'SGST')).toBe(paise(own.tax));
    expect(rows.reduce((total, row) => total + Number(row['Quantity']), 0)).toBe(2);
  });

  it('is a file of all entries, then what it comes to; sums of others are not seen', async () => {
    const rows = await file(shop.second, 'statement');
    const own = await statement(shop.second);
    expect(paise(rows.at(-1)?.['Total'])).toBe(paise(own.payout));
    const documents = rows.filter((row) => row['Number'] !== '');
    expect(sum(documents, 'Total')).toBe(paise(own.sales));
    const buyer = await harness.shopper();
    expect((await get(buyer, `?month=${month}`)).statusCode).toBe(403);
  });
});
