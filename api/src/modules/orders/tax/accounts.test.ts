import type { ClosedMonths, Statement } from '@aaram/shared-domain/account';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

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
  // rules: accounts-of-sellers
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
      expect(Math.abs(paise(one?.fee) - net / 10)).toBeLessThanOrEqual(1);
    }
    expect((await statement(shop.first, '2020-01')).entries).toEqual([]);
    expect((await get(shop.first, '?month=2026-13')).json().message).toBe('Choose a month, such as 2026-11.');
  });

  // rules: accounts-of-sellers
  it('is listed for GSTR-1 by document and rate, with figures that agree to the paisa', async () => {
    const rows = await file(shop.first, 'gstr1');
    const own = await statement(shop.first);
    expect(rows.map(({ Section }) => Section).sort()).toEqual(['B2B', 'B2CS', 'B2CS', 'B2CS']);
    const invoices = rows.filter((row) => row['Document'] === 'Invoice');
    const notes = rows.filter((row) => row['Document'] === 'Credit note');
    expect(sum(invoices, 'Paid or credited')).toBe(paise(own.sales));
    // Credit notes take away, so that each column adds up to the month.
    expect(sum(notes, 'Paid or credited')).toBe(-paise(own.returns));
    expect(sum(rows, 'Taxable value')).toBe(paise(own.taxable));
    expect(notes[0]?.['Invoice number']).toMatch(/^S/);
    expect(notes[0]?.['Date']).toMatch(/^\d\d-\w{3,4}-\d{4}$/);
  });

  // rules: accounts-of-sellers
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

const record = (who: Person, payload: object) =>
  harness.app.inject({ method: 'POST', url: '/api/auth/panel/payouts', headers: who.headers, payload });
const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
const before = (months: number) => {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 - months, 15)).toISOString().slice(0, 7);
};
let references = 0;
const pay = (amount: number, paidOn = today) => {
  references += 1;
  return { seller: shop.first.id, amount, reference: `UTR${references}`, paidOn };
};
const rounded = (rupees: number) => Math.round(rupees * 100) / 100;

describe('a payout', () => {
  // rules: accounts-of-sellers
  it('is recorded once, however often and at once it is sent, and only by an admin', async () => {
    const { closing } = await statement(shop.first);
    const payout = pay(10.01);
    expect((await record(shop.first, payout)).statusCode).toBe(403);
    const answers = await Promise.all([1, 2, 3].map(() => record(shop.admin, payout)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((one) => one.json<{ _id: string }>()._id)).size).toBe(1);
    const after = await statement(shop.first);
    expect(after.closing).toBe(rounded(closing - 10.01));
    expect(after.payouts).toMatchObject([{ amount: 10.01, reference: payout.reference, paidOn: today }]);
    expect((await statement(shop.second)).payouts).toEqual([]);
    expect((await record(shop.admin, { ...payout, amount: 10.02 })).json()).toMatchObject({ code: 'ALREADY_EXISTS' });
    const trail = await harness.db`select from audit_log where action = 'payout.record'`;
    expect(trail).toHaveLength(1);
  });

  // rules: accounts-of-sellers
  it('is at most what is left, also when two are recorded at once; one made by mistake is withdrawn', async () => {
    const { closing } = await statement(shop.first);
    const answers = await Promise.all([record(shop.admin, pay(closing)), record(shop.admin, pay(closing))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
    expect((await statement(shop.first)).closing).toBe(0);
    const id = answers.find(({ statusCode }) => statusCode === 201)?.json<{ _id: string }>()._id;
    const withdraw = (who: Person) =>
      harness.app.inject({ method: 'DELETE', url: `/api/auth/panel/payouts/${id}`, headers: who.headers });
    expect((await withdraw(shop.first)).statusCode).toBe(403);
    expect([(await withdraw(shop.admin)).statusCode, (await withdraw(shop.admin)).statusCode]).toEqual([200, 200]);
    expect((await statement(shop.first)).closing).toBe(closing);
  });

  it.each([
    ['an amount with three decimals', { amount: 1.001 }],
    ['no amount', { amount: 0 }],
    ['a day that is not yet', { paidOn: '2999-01-01' }],
    ['no reference', { reference: ' ' }],
  ])('with %s is refused', async (_name, wrong) => {
    expect((await record(shop.admin, { ...pay(1), ...wrong })).statusCode).toBe(400);
  });

  it('of a seller without sales is refused', async () => {
    const buyer = await harness.shopper();
    expect((await record(shop.admin, { ...pay(1), seller: buyer.id })).statusCode).toBe(404);
  });
});

describe('the ledger', () => {
  // rules: accounts-of-sellers
  it('adds up to the paisa over months and sellers, whatever was paid out when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ paise: fc.integer({ min: 1, max: 900 }), back: fc.nat(2) }), { maxLength: 4 }),
        async (some) => {
          const made = [];
          for (const { paise: amount, back } of some) {
            const answer = await record(shop.admin, pay(amount / 100, back === 0 ? today : `${before(back)}-15`));
            expect(answer.statusCode).toBe(201);
            made.push(answer);
          }
          const months = await Promise.all([2, 1, 0].map((back) => statement(shop.first, before(back))));
          for (const [index, one] of months.entries()) {
            expect(paise(one.opening) + paise(one.payout) - paise(one.paidOut)).toBe(paise(one.closing));
            expect(one.opening).toBe(months[index - 1]?.closing ?? 0);
            expect(rounded(one.payouts.reduce((total, { amount }) => total + amount, 0))).toBe(one.paidOut);
          }
        },
      ),
      { numRuns: 6, seed: 2026 },
    );
    const all = await statement(shop.admin);
    for (const field of ['sales', 'returns', 'fee', 'tcs', 'tds', 'payout', 'opening', 'paidOut', 'closing'] as const) {
      expect(paise(all[field])).toBe(all.sellers.reduce((total, seller) => total + paise(seller[field]), 0));
      for (const { _id, [field]: amount } of all.sellers) {
        const one = (await get(shop.admin, `?month=${month}&seller=${_id}`)).json<Statement>();
        expect(one[field]).toBe(amount);
      }
    }
  });

  // rules: accounts-of-sellers
  it('keeps the rates of when it was sold, also for what comes back later', async () => {
    const { orderId } = await shop.buy(await shop.stockUp());
    const old = await statement(shop.first);
    await harness.db`insert into account_rates (since, fee, tcs, tds) values (clock_timestamp(), 50000, 0, 0)`;
    expect((await statement(shop.first)).fee).toBe(old.fee);
    await shop.setStatus(shop.first, orderId, 'Cancelled');
    await shop.payBack();
    const back = await statement(shop.first);
    expect(Math.abs(paise(old.fee) - paise(back.fee) - (paise(back.returns) - paise(old.returns)) / 10)).toBeLessThan(
      2,
    );
    await shop.buy(await shop.stockUp());
    const { fee, rates } = await statement(shop.first);
    expect(rates).toEqual({ fee: 50, tcs: 0, tds: 0 });
    expect(fee - back.fee).toBeGreaterThan(90);
  });
});

/** As if the documents of these orders had been issued some months ago. */
async function backdate(orderIds: readonly string[], months: number) {
  await harness.db.begin(async (tx) => {
    await tx`alter table tax_documents disable trigger tax_documents_keep`;
    await tx`update tax_documents set issued_at = issued_at - make_interval(months => ${months}::int)
      where order_id = any(${[...orderIds]}::uuid[])`;
    await tx`alter table tax_documents enable trigger tax_documents_keep`;
  });
}

describe('the closed months', () => {
  const yearOf = (of: string) => String(Number(of.slice(0, 4)) - (of.slice(5) < '04' ? 1 : 0));
  async function closed(who: Person, seller = ''): Promise<ClosedMonths['months']> {
    const years = [...new Set([before(2), before(1), month].map(yearOf))].reverse();
    const answers = await Promise.all(
      years.map((year) =>
        harness.app.inject({
          url: `/api/auth/panel/closed-months?year=${year}&seller=${seller}`,
          headers: who.headers,
        }),
      ),
    );
    return answers.flatMap((answer) => answer.json<ClosedMonths>().months);
  }

  // rules: accounts-of-sellers
  it('come to what the statement of each says, also together, and the month under way is none of them', async () => {
    const orders = await harness.db<{ id: string }[]>`
      select o.id from orders o where o.paid_at is not null order by o.created_at, o.id`;
    const ids = orders.map(({ id }) => id);
    // The first order was bought and taken back within its month.
    await backdate(ids.slice(0, 1), 2);
    await backdate(ids.slice(1, 3), 1);
    for (const [who, seller] of [[shop.first], [shop.second], [shop.admin], [shop.admin, shop.second.id]] as const) {
      const months = await closed(who, seller);
      expect(months.map((one) => one.month)).toEqual([before(1), before(2)]);
      for (const { month: of, ...sums } of months) {
        const path = `?month=${of}${seller === undefined ? '' : `&seller=${seller}`}`;
        expect((await get(who, path)).json()).toMatchObject({ month: of, ...sums });
      }
    }
    const [, oldest] = await closed(shop.first);
    expect(oldest?.returns).toBeGreaterThan(0);
    const { text } = (await get(shop.first, `/file?file=months&month=${before(1)}`)).json<{ text: string }>();
    const rows: Record<string, string>[] = parse(text, { bom: true, columns: true });
    const [newest] = await closed(shop.first);
    expect(rows[0]).toMatchObject({ Month: before(1), 'Closing balance': newest?.closing.toFixed(2) });
    expect(sum(rows, 'Sales')).toBeGreaterThan(0);
    const none = await harness.app.inject({
      url: '/api/auth/panel/closed-months?year=2019',
      headers: shop.first.headers,
    });
    expect([none.statusCode, none.json().months]).toEqual([200, []]);
  });
});
