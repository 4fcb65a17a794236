/**
 * npm run bench [pages|documents|api|panel|growth]: measures home, category and product page of a running store (SHOP_URL, default
 * http://localhost:3000) on a slow phone and compares with the budgets. Bytes and shifts decide the exit code; times
 * depend on the machine and are only shown. Then measures what documents cost a shop server of its own
 * (lib/bench-documents.ts), and compares the API's hot reads with a bare server (api/bench/http.ts),
 * with a separate database, and measures the panel's
 * list of 20,000 products (lib/bench-panel.ts), which it adds to that store. What grows with the catalogue
 * (lib/bench-growth.ts) is measured when it is asked for. Run it on a quiet machine.
 */
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { benchDocuments } from './lib/bench-documents.ts';
import { benchGrowth } from './lib/bench-growth.ts';
import { benchPanel } from './lib/bench-panel.ts';
import { BROWSER_FLAGS, ensureChromium } from './lib/chromium.mjs';
import { type MeasureName, measurePage, type Sample } from './lib/measure-page.ts';
import { findNode } from './lib/node24.mjs';
import { runStep } from './lib/run-step.mjs';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The budgets of docs/performance.md: sizes in KiB, times in ms. */
const budgets: Partial<Sample> = {
  scriptGzip: 180,
  scriptWire: 155,
  layoutShift: 0.0005,
  largestPaint: 800,
  server: 20,
};
const decisive: MeasureName[] = ['scriptGzip', 'scriptWire', 'layoutShift'];
/** The measures of a page, in display order. */
const measures: MeasureName[] = [
  'largestPaint',
  'layoutShift',
  'server',
  'requests',
  'wire',
  'scriptWire',
  'scriptGzip',
];

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The product whose page is measured. Ends the program where no store answers. */
async function findProduct(): Promise<{ _id: string } | undefined> {
  try {
    const response = await fetch(`${shop}/api/auth/get-all-products?category=Women&limit=1`);
    const [product]: { _id: string }[] = await response.json();
    return product;
  } catch {
    console.error(
      `No store answers at ${shop}. Start one with "npm start" in another terminal, or name it in SHOP_URL.`,
    );
    process.exit(1);
  }
}

/** Measures every page `ROUNDS` times; resolves to the samples, by page name. */
async function measurePages(): Promise<Record<string, Sample[]>> {
  const product = await findProduct();
  if (!product) throw new Error(`${shop} has no product to measure.`);
  const pages = { home: '/', category: '/women', product: `/single-product/${product._id}` };
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_FLAGS });
  const samples: Record<string, Sample[]> = {};
  // Pages take turns, so that a busy moment of the machine affects all of them; the first round warms the servers up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, path] of Object.entries(pages)) {
      const sample = await measurePage(browser, `${shop}${path}`);
      if (round > 0) samples[name] = [...(samples[name] ?? []), sample];
    }
  }
  await browser.close();
  return samples;
}

/** Shows medians beside the budgets; true when a page exceeds a budget that decides. */
function isOverBudget(samples: Record<string, Sample[]>): boolean {
  let isOver = false;
  const table = Object.fromEntries(
    Object.entries(samples).map(([name, list]) => {
      const row = measures.map((key) => ({ key, value: median(list.map((sample) => sample[key])) }));
      for (const { key, value } of row) {
        const limit = budgets[key];
        if (limit === undefined || value <= limit) continue;
        isOver ||= decisive.includes(key);
        console.log(`${name}: ${key} is ${value.toFixed(1)}, over its budget of ${limit}`);
      }
      const cells = row.map(({ key, value }) => [key, Number(value.toFixed(key === 'layoutShift' ? 4 : 1))]);
      return [name, Object.fromEntries(cells)];
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

const benchmarks: Record<string, () => Promise<number>> = {
  pages: benchPages,
  documents: benchDocuments,
  api: benchApi,
  panel: benchPanel,
  growth: benchGrowth,
};
const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in benchmarks));
if (unknown !== undefined) {
  console.error(`There is no benchmark "${unknown}": npm run bench [${Object.keys(benchmarks).join('|')}]`);
  process.exit(1);
}
const codes: number[] = [];
// The panel's adds products to the store, and growth takes minutes: only when they are asked for.
for (const [name, run] of Object.entries(benchmarks))
  if ((chosen.length === 0 && !['panel', 'growth'].includes(name)) || chosen.includes(name)) codes.push(await run());
process.exit(Math.max(...codes));
