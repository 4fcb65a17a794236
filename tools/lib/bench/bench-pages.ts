/**
 * Loads the public pages of a running store on a slow phone, and in the same rounds the same documents without scripts
 * from a bare server (bench-limit.ts): the limit. Bytes, shifts and the largest paint as a ratio to the limit decide;
 * blocking time decides where the machine is quiet enough. Other times are only shown.
 */
import { setTimeout } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, ensureChromium } from '../chromium.mjs';
import { ask } from './ask.ts';
import { serveLimit } from './bench-limit.ts';
import { type MeasureName, measurePage, type Sample, SETTLE_MS } from './measure-page.ts';
import { median, middleMean } from './median.ts';
import { createSlowdown } from './slow-phone.ts';

const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
/** A paint varies by a tenth from load to load, so its ratio needs many; everything else settles within a few. */
const ROUNDS = Number(process.env.ROUNDS ?? 15);
const WHOLE_ROUNDS = Math.min(ROUNDS, 3);
/** The budgets of docs/performance.md: sizes in KiB, times in ms, `paint` as a ratio to the limit. */
const budgets = { scriptGzip: 170, scriptWire: 148, layoutShift: 0.0005, server: 20, paint: 1.05, blocking: 120 };
/** The blocking time of a document without scripts, ms; above it the machine is too busy to judge that of the store. */
const QUIET_BLOCKING_MS = 60;

/** As at the gate (`AIR` in shell/server/gate/budget.ts): no feature is trimmed for the last bytes of script. */
const SCRIPT_AIR = 1.02;

const measures: MeasureName[] = [
  'largestPaint',
  'blocking',
  'layoutShift',
  'server',
  'requests',
  'wire',
  'scriptWire',
  'scriptGzip',
];
/** Longer than a shop server takes to renew a document that it keeps, ms. */
const RENEWAL_MS = 500;
type Pair = { store: Sample; limit: Sample; isWhole: boolean };

/** The pages that are measured. Ends the program where no store answers. */
async function findPages(): Promise<Record<string, string>> {
  const [products, blogs] = await Promise.all([
    ask(`${shop}/api/auth/get-all-products?category=Women&limit=1`).then((response) => response.json()),
    ask(`${shop}/blogs`).then((response) => response.text()),
  ]).catch(() => {
    console.error(
      `No store answers at ${shop}. Start one with "npm start" in another terminal, or name it in SHOP_URL.`,
    );
    return process.exit(1);
  });
  const [product]: { _id: string }[] = products;
  const [post] = /\/blog-details\/[\w-]+/.exec(blogs) ?? [];
  if (!product || !post) throw new Error(`${shop} has no product or no post to measure.`);
  return { home: '/', list: '/women', product: `/single-product/${product._id}`, blogs: '/blogs', post };
}

/**
 * Asks for a page, so that the store renews what it keeps of it now, and not beside the browser that measures: a phone
 * does not share its processor with the store.
 */
async function freshen(url: string) {
  await (await ask(url)).arrayBuffer();
  await setTimeout(RENEWAL_MS);
}

/** Measures every page `ROUNDS` times, alternating with the limit; resolves to the samples, by page. */
async function measurePages(): Promise<Record<string, Pair[]>> {
  const pages = await findPages();
  const bare = await serveLimit(shop);
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_FLAGS });
  const phone = createSlowdown();
  const samples: Record<string, Pair[]> = Object.fromEntries(Object.keys(pages).map((name) => [name, []]));
  // Pages are measured alternately, so that a busy moment of the machine affects all of them; the first round warms the
  // servers up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const isWhole = round <= WHOLE_ROUNDS;
    const settleMs = isWhole ? SETTLE_MS.whole : SETTLE_MS.paint;
    const slowdown = await phone.measure();
    for (const [name, path] of Object.entries(pages)) {
      const from = bare.otherSite;
      await freshen(shop + path);
      const store = await measurePage(browser, { from, url: shop + path, settleMs, slowdown });
      const limit = await measurePage(browser, { from, url: bare.url + path, settleMs, slowdown });
      if (round > 0) samples[name]?.push({ store, limit, isWhole });
    }
  }
  await browser.close();
  bare.stop();
  phone.show();
  return samples;
}

/** The medians of a page, and one sentence for each budget that it exceeds. */
function judge(name: string, pairs: Pair[]) {
  const whole = pairs.filter(({ isWhole }) => isWhole);
  const of = (side: 'store' | 'limit', key: MeasureName) =>
    key === 'largestPaint'
      ? middleMean(pairs.map((pair) => pair[side][key]))
      : median(whole.map((pair) => pair[side][key]));
  const paint = of('store', 'largestPaint') / of('limit', 'largestPaint');
  const bareBlocking = of('limit', 'blocking');
  const figures: Record<string, number> = {
    ...Object.fromEntries(measures.map((key) => [key, of('store', key)])),
    paint,
  };
  const isQuiet = bareBlocking <= QUIET_BLOCKING_MS;
  const over = Object.entries(budgets).flatMap(([key, budget]) => {
    const value = figures[key] ?? 0;
    if (value <= budget) return [];
    const isInAir = key.startsWith('script') && value <= budget * SCRIPT_AIR;
    const decides = key !== 'server' && (key !== 'blocking' || isQuiet) && !isInAir;
    const sentence = `${name}: ${key} is ${value.toFixed(3)}, over its budget of ${budget}`;
    return [{ decides, sentence: decides ? sentence : `${sentence} (not judged)` }];
  });
  const cells = Object.entries(figures).map(([key, value]) => [
    key,
    Number(value.toFixed(key === 'layoutShift' ? 4 : key === 'paint' ? 2 : 1)),
  ]);
  const row = {
    ...Object.fromEntries(cells),
    limitPaint: Math.round(of('limit', 'largestPaint')),
    limitBlocking: bareBlocking,
  };
  return { row, over };
}

/** Shows medians and what is over its budget. Resolves to the exit code. */
export async function benchPages(): Promise<number> {
  const judged = Object.entries(await measurePages()).map(([name, pairs]) => ({ name, ...judge(name, pairs) }));
  console.table(Object.fromEntries(judged.map(({ name, row }) => [name, row])));
  const over = judged.flatMap((page) => page.over);
  for (const { sentence } of over) console.log(sentence);
  return over.some(({ decides }) => decides) ? 1 : 0;
}
