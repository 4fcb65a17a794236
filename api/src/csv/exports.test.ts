import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTwoSellers } from '#testing/orders/two-sellers.ts';
import { type PaymentHarness, startPaymentHarness } from '#testing/payment-harness.ts';

const hostile = [
  '=HYPERLINK("https://evil.example","a")',
  '+1+cmd',
  '-2+3',
  '@SUM(1)',
  '\n=1+1',
  '\t=1+1',
  ' =1+1',
  '\u00a0=1',
  '＝1+1',
  "'=1",
];
const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
const month = day.slice(0, 7);
const files = [
  'exports/products?',
  'exports/stock?',
  'exports/orders?',
  `sales/file?from=${month}-01&to=${day}&by=product`,
  `sales/file?from=${month}-01&to=${day}&by=state`,
  ...['gstr1', 'hsn', 'statement', 'months'].map((file) => `accounts/file?month=${month}&file=${file}`),
];

let harness: PaymentHarness;
let shop: Awaited<ReturnType<typeof openTwoSellers>>;
beforeAll(async () => {
  harness = await startPaymentHarness({});
  shop = await openTwoSellers(harness);
  await shop.buy(await shop.stockUp());
  const payload = { seller: shop.first.id, amount: 1, reference: '=1+1', paidOn: day };
  const { headers } = shop.admin;
  const paid = await harness.app.inject({ method: 'POST', url: '/api/auth/panel/payouts', headers, payload });
  expect(paid.statusCode).toBe(201);
});
afterAll(() => harness.close());

/** Puts a text wherever other people's texts come from. */
async function spread(text: string) {
  const { db } = harness;
  await db`alter table orders disable trigger user`;
  await db`update products set name = ${text}, description = ${text}, brand = ${text}, colour = ${text}, material = ${text},
    maker = ${text}, net_quantity = ${text}, sku = ${text} where seller_id = ${shop.first.id}`;
  await db`update orders set shipping_name = ${text}, shipping_city = ${text}, shipping_state = ${text}`;
  await db`update order_lines set name = ${text}`;
  await db`update payouts set reference = ${text}`;
  await db`alter table tax_documents disable trigger user`;
  await db`update tax_documents set supply_state = ${text}, supply_code = null`;
}

const beginsFormula = /^'*(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;
const figure = /^-?\d+(?:\.\d+)?$/;

// security: file-writes
it.each(files)('%s has no cell that a spreadsheet would run, whatever is typed', async (file) => {
  let guarded = 0;
  for (const text of hostile) {
    await spread(text);
    const answer = await harness.app.inject({ url: `/api/auth/panel/${file}`, headers: shop.first.headers });
    const rows: string[][] = parse(answer.json<{ text: string }>().text, { bom: true, relax_column_count: true });
    expect(rows.length).toBeGreaterThan(file.endsWith('months') ? 0 : 1);
    const cells = rows.flat();
    expect(cells.filter((cell) => beginsFormula.test(cell) && !figure.test(cell) && !cell.startsWith("'"))).toEqual([]);
    guarded += cells.filter((cell) => cell === `'${text}`).length;
  }
  // The figures of months and of HSN codes have no text of a person.
  expect(guarded > 0).toBe(!(file.endsWith('months') || file.endsWith('hsn')));
});

// security: file-writes
it('is written by one writer', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  const writers = sources.filter((path) => readFileSync(join(root, path), 'utf8').includes("from 'csv-stringify"));
  expect(writers).toEqual([join('csv', 'write-csv.ts')]);
});
