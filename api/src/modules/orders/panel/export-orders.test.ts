import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openReturns } from '#testing/open-returns.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';
import { openTwoSellers } from '#testing/two-sellers.ts';

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await startPaymentHarness({ LIMITS: 'relaxed' });
});
afterAll(() => harness.close());

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
