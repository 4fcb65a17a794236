/**
 * npm run bench: measures home, category and product page of a running store (SHOP_URL, default
 * http://localhost:3000) on a slow phone and compares with the budgets. Bytes and shifts decide the exit code; times
 * depend on the machine and are shown. Run it on a quiet machine.
 */
import { chromium } from 'playwright-core';
import { ensureChromium } from './lib/chromium.mjs';
import { measurePage } from './lib/measure-page.mjs';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The budgets of docs/performance.md: sizes in KiB, times in ms. */
const budgets = { scriptGzip: 180, scriptWire: 155, layoutShift: 0.0005, largestPaint: 800, server: 20 };
const decisive = ['scriptGzip', 'scriptWire', 'layoutShift'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const [product] = await (await fetch(`${shop}/api/auth/get-all-products?category=Women&limit=1`)).json();
const pages = { home: '/', category: '/women', product: `/single-product/${product._id}` };
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
const samples = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
// In turns, so that a busy moment of the machine hits all pages alike; the first round warms the servers.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, path] of Object.entries(pages)) {
    const sample = await measurePage(browser, `${shop}${path}`);
    if (round > 0) samples[name].push(sample);
  }
}
await browser.close();

let isOver = false;
const table = Object.fromEntries(
  Object.entries(samples).map(([name, list]) => {
    const row = Object.fromEntries(Object.keys(list[0]).map((key) => [key, median(list.map((sample) => sample[key]))]));
    for (const [key, limit] of Object.entries(budgets)) {
      if (row[key] <= limit) continue;
      isOver ||= decisive.includes(key);
      console.log(`${name}: ${key} is ${row[key].toFixed(1)}, over its budget of ${limit}`);
    }
    return [
      name,
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, Number(value.toFixed(key === 'layoutShift' ? 4 : 1))]),
      ),
    ];
  }),
);
console.table(table);
process.exit(isOver ? 1 : 0);
