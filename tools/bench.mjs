/**
 * npm run bench [pages|api]: measures home, category and product page of a running store (SHOP_URL, default
 * http://localhost:3000) on a slow phone and compares with the budgets. Bytes and shifts decide the exit code; times
 * depend on the machine and are shown. Then compares the API's hot reads with a bare server (api/bench/http.ts), over a
 * database of its own. Run it on a quiet machine.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureChromium } from './lib/chromium.mjs';
import { measurePage } from './lib/measure-page.mjs';
import { findNode } from './lib/node24.mjs';
import { runStep } from './lib/run-steps.mjs';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The budgets of docs/performance.md: sizes in KiB, times in ms. */
const budgets = { scriptGzip: 180, scriptWire: 155, layoutShift: 0.0005, largestPaint: 800, server: 20 };
const decisive = ['scriptGzip', 'scriptWire', 'layoutShift'];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Measures every page `ROUNDS` times; resolves to what was measured, by name. */
async function measurePages() {
  const [product] = await (await fetch(`${shop}/api/auth/get-all-products?category=Women&limit=1`)).json();
  const pages = { home: '/', category: '/women', product: `/single-product/${product._id}` };
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
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
  return samples;
}

/** Shows medians beside the budgets; true when a decisive one is over. */
function isOverBudget(samples) {
  let isOver = false;
  const table = Object.fromEntries(
    Object.entries(samples).map(([name, list]) => {
      const row = Object.fromEntries(
        Object.keys(list[0]).map((key) => [key, median(list.map((sample) => sample[key]))]),
      );
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
  return isOver;
}

/** Resolves to the exit code. */
const benchPages = async () => (isOverBudget(await measurePages()) ? 1 : 0);

/** Resolves to the exit code. */
function benchApi() {
  const root = join(import.meta.dirname, '..');
  return runStep(findNode(root), ['api/bench/http.ts'], { root, env: process.env });
}

const benchmarks = { pages: benchPages, api: benchApi };
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in benchmarks));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": npm run bench [${Object.keys(benchmarks).join('|')}]`);
  process.exit(1);
}
const codes = [];
for (const name of chosen.length > 0 ? chosen : Object.keys(benchmarks)) codes.push(await benchmarks[name]());
process.exit(Math.max(...codes));
