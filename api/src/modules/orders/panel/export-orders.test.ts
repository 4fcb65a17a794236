import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRefunds } from '#testing/orders/open-refunds.ts';
import { openReturns } from '#testing/orders/open-returns.ts';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type Headers, type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
});
afterAll(() => harness.close());

const readRows = async ({ headers }: { headers: Headers }): Promise<Record<string, string>[]> => {
  const answer = await harness.app.inject({ url: '/api/auth/panel/exports/orders', headers });
  return parse(answer.json<{ text: string }>().text, { columns: true, bom: true });
};
const sum = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((total, row) => total + Math.round(Number(row[column]) * 100), 0);

it('has days and times in India, and how many pieces of a line were cancelled', async () => {
  const shop = await openTwoSellers(harness);
  const desk = openReturns(harness, shop);
  const [one, two] = await shop.stockUp({ stock: 9 });
  const { buyer, orderId } = await desk.buy([{ ...one, quantity: 3 }, two]);
  expect((await desk.ask(buyer, orderId, { kind: 'cancel', quantity: 2 })).statusCode).toBe(201);
  await harness.db`alter table orders disable trigger user`;
  await harness.db`update orders set created_at = '2026-11-14T20:00:00Z' where id = ${orderId}`;
  const answer = await harness.app.inject({ url: '/api/auth/panel/exports/orders', headers: shop.admin.headers });
  const rows: Record<string, string>[] = parse(answer.json<{ text: string }>().text, { columns: true, bom: true });
  expect(rows.map((row) => [row['Placed (IST)'], row['Pieces'], row['Cancelled pieces']])).toEqual([
    ['2026-11-15 01:30', '3', '2'],
    ['2026-11-15 01:30', '1', '0'],
  ]);
});

// rules: sales-on-the-dashboard
it('comes to the revenue of the dashboard, the GST of the orders and all refunds, to the paisa', async () => {
  const shop = await openTwoSellers(harness);
  const desk = openReturns(harness, shop);
  const money = openRefunds(harness);
  const [one, two] = await shop.stockUp({ stock: 9, prices: [333_33, 149_99] });
  const asked = [{ ...one, quantity: 3 }, two];
  const sent = await desk.deliver(asked);
  const { _id } = await desk.request(sent.buyer, sent.orderId, {});
  for (const move of [{ action: 'approve' }, { action: 'pick-up' }, { action: 'accept', restock: true }] as const) {
    await desk.move(shop.first, _id, move);
  }
  const [line] = await desk.readLines(sent.orderId);
  await money.refund(shop.first, sent.orderId, { adjust: [{ line: line?.id ?? '', amount: 50.01 }] });
  const cancelled = await desk.buy(asked);
  await shop.setStatus(shop.second, cancelled.orderId, 'Cancelled');
  await desk.ask(cancelled.buyer, cancelled.orderId, { kind: 'cancel', quantity: 1 });
  const gone = await desk.buy([two]);
  await shop.setStatus(shop.admin, gone.orderId, 'Cancelled');
  await shop.buy([one], { isPaid: false });

  for (const who of [shop.first, shop.second]) {
    const rows = await readRows(who);
    const figures = await harness.app.inject({ url: '/api/auth/panel/figures', headers: who.headers });
    expect(sum(rows, 'Sales (₹)')).toBe(Math.round(figures.json<{ revenue: number }>().revenue * 100));
  }
  const paid = [sent, cancelled, gone].map(({ orderId }) => orderId);
  const orders = await Promise.all(paid.map((id) => shop.read(shop.admin, id)));
  const all = (await readRows(shop.admin)).filter((row) => orders.some(({ number }) => number === row['Order']));
  expect(all.map((row) => [row['Cancelled pieces'], row['Returned pieces']]).toSorted()).toEqual([
    ['0', '0'],
    ['0', '1'],
    ['1', '0'],
    ['1', '0'],
    ['1', '0'],
  ]);
  const owed = (await Promise.all(paid.map((id) => shop.refundsOf(id)))).flat();
  expect(sum(all, 'Refunded (₹)')).toBe(owed.reduce((total, { amountPaise }) => total + amountPaise, 0));
  expect(sum(all, 'GST (₹)')).toBe(orders.reduce((total, { gstAmount }) => total + Math.round(gstAmount * 100), 0));
});
