/**
 * What a visitor's finger waits for, on a phone with a quarter of the processor: from tapping a product in a list to its
 * page, on a slow and on a fast line, and from filter, order, size, heart and quantity to the next paint. Needs a
 * running demo store (SHOP_URL).
 */
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { BROWSER_FLAGS, ensureChromium } from '../chromium.mjs';
import { ask } from './ask.ts';
import { logIn, measureInteraction, observeInteractions } from './interactions.ts';
import { median } from './median.ts';
import { createSlowdown, PHONE, SLOW_LINE } from './slow-phone.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** The budget is from the lifted finger until the product's page can be used, ms. */
const lines = {
  slow: { conditions: SLOW_LINE, budget: 700 },
  fast: { conditions: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }, budget: 300 },
};
const PAINT_BUDGET = 100;
/** How long a finger rests on what it taps, ms. */
const REST_MS = 80;
/** A page stands this long before it is tapped, ms: as long as a person reads a list. */
const LOOK_MS = 6000;
const MAX_MS = 30_000;

const slowdown = createSlowdown();

async function openPhone(browser: Browser, line: keyof typeof lines): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await page.addInitScript(observeInteractions);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', lines[line].conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: await slowdown.measure() });
  return page;
}

async function openList(page: Page, shop: string) {
  await page.goto(`${shop}/women`);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await page.waitForTimeout(LOOK_MS);
}

const productLinks = (page: Page) => page.getByRole('main').locator('a[href^="/single-product/"]:not([href*="size="])');

/**
 * A finger that rests for a moment on the middle of what it taps. Not the browser driver's own tap, which lifts it at
 * once, and finds in the page what it hit.
 */
async function tap(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  const page = target.page();
  const session = await page.context().newCDPSession(page);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await page.waitForTimeout(REST_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Taps a product of a list, and resolves to the time until its page can be used: its price and its button stand. */
async function measureTap(page: Page, shop: string, index: number): Promise<number> {
  await openList(page, shop);
  const waiting = page.evaluate(
    (maxMs) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('The tapped product did not come.')), maxMs);
        let lifted = Number.NaN;
        document.addEventListener('pointerup', ({ timeStamp }) => {
          lifted = timeStamp;
        });
        const check = () => {
          const isThere =
            window.location.pathname.startsWith('/single-product/') &&
            [...document.querySelectorAll('main button')].some(({ textContent }) => textContent === 'Add to Cart');
          if (isThere) resolve(performance.now() - lifted);
          else requestAnimationFrame(check);
        };
        requestAnimationFrame(check);
      }),
    MAX_MS,
  );
  const [ms] = await Promise.all([waiting, tap(productLinks(page).nth(index))]);
  return ms;
}

type Step = [name: string, run: (page: Page) => Promise<unknown>];

const inList: Step[] = [
  ['open the filters', (page) => tap(page.getByRole('link', { name: 'Filter', exact: true }))],
  ['filter by a size', (page) => tap(page.getByRole('dialog').getByRole('checkbox').first())],
  ['close the filters', (page) => page.keyboard.press('Escape')],
  ['open the order', (page) => tap(page.getByRole('link', { name: 'Sort', exact: true }))],
  ['choose an order', (page) => tap(page.getByRole('dialog').getByRole('radio').nth(1))],
  ['close the order', (page) => page.keyboard.press('Escape')],
  ['heart', (page) => tap(page.getByRole('button', { name: /to wishlist$/ }).first())],
];
const inProduct: Step[] = [
  [
    'choose a size',
    async (page) => {
      // By key: a browser tells nothing of its own list of options.
      await page.getByRole('combobox', { name: 'Size', exact: true }).focus();
      await page.keyboard.press('ArrowDown');
    },
  ],
  ['add to cart', (page) => tap(page.getByRole('main').getByRole('button', { name: 'Add to Cart' }).first())],
];
const inSearch: Step[] = [
  ['focus the search', (page) => page.locator('input[type="search"]:visible').first().tap()],
  ...['r', 'e', 'd', ' ', 'd'].map(
    (letter): Step => [`type “${letter}” in the search`, (page) => page.keyboard.type(letter)],
  ),
];
const inCart: Step[] = [['quantity', (page) => tap(page.getByRole('button', { name: /^Increase/ }).first())]];

/** The id of a product with two sizes to choose from. */
async function findProduct(shop: string): Promise<string> {
  type Listed = { _id: string; isAvailable: boolean; stock: { quantity: number }[] };
  const answer = await ask(`${shop}/api/auth/get-all-products?category=Women&limit=50`);
  const products: Listed[] = await answer.json();
  const found = products.find(
    ({ isAvailable, stock }) => isAvailable && stock.filter(({ quantity }) => quantity > 3).length > 1,
  );
  if (!found) throw new Error(`${shop} has no product with two sizes.`);
  return found._id;
}

async function measureSteps(page: Page, shop: string): Promise<Record<string, number>> {
  const longest: Record<string, number> = {};
  const measure = async (steps: Step[]) => {
    for (const [name, run] of steps) longest[name] = await measureInteraction(page, run);
  };
  await logIn(page, shop, 'shopper@example.com');
  await openList(page, shop);
  await measure(inList);
  await page.goto(`${shop}/single-product/${await findProduct(shop)}`);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await measure(inProduct);
  await measure(inSearch);
  await page.goto(`${shop}/cart`);
  await page.locator('html[data-settled]').waitFor({ state: 'attached' });
  await measure(inCart);
  return longest;
}

/** Shows medians; resolves to the exit code. Times depend on the machine and are only shown. */
export async function benchTaps(): Promise<number> {
  const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_FLAGS });
  const figures: Record<string, { ms: number; budget: number }> = {};
  const add = (name: string, values: number[], budget: number) => {
    figures[name] = { ms: Math.round(median(values)), budget };
  };
  for (const line of Object.keys(lines) as (keyof typeof lines)[]) {
    const taps: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await openPhone(browser, line);
      taps.push(await measureTap(page, shop, round % 2));
      await page.context().close();
    }
    add(`product, ${line} line`, taps, lines[line].budget);
  }
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await openPhone(browser, 'fast');
    rounds.push(await measureSteps(page, shop));
    await page.context().close();
  }
  for (const name of Object.keys(rounds[0] ?? {}))
    add(
      name,
      rounds.map((one) => one[name] ?? 0),
      PAINT_BUDGET,
    );
  await browser.close();
  console.table(figures);
  slowdown.show();
  return 0;
}
