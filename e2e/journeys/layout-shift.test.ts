import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, newShopper, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { deliverOne } from '#lib/orders.ts';
import { listPublicPages } from '#lib/pages-of-shop.ts';
import { addProduct } from '#lib/shopping.ts';
import { sandboxUrl, shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
/** Largest layout shift of a page, as web.dev defines it. */
const MAX_SHIFT = 0.02;
const sizes = { 390: { width: 390, height: 844 }, 1440: { width: 1440, height: 900 } } as const;

type Shift = PerformanceEntry & { hadRecentInput: boolean; value: number; sources: { node?: Node | null }[] };
declare global {
  interface Window {
    shifts: { value: number; of: string }[];
  }
}

/** Runs in the page before its own scripts. */
function watchShifts() {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries() as Shift[]) {
      const [node] = sources.map((source) => source.node).filter((one) => one instanceof Element);
      if (!hadRecentInput) {
        window.shifts.push({ value, of: node ? `${node.localName}.${node.className}` : '' });
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What moved since the last reading: nothing when it is little. */
const readShifts = (page: Page) =>
  page.evaluate((limit) => {
    const moved = window.shifts.splice(0);
    const sum = moved.reduce((total, { value }) => total + value, 0);
    return sum > limit ? [`${sum.toFixed(3)}: ${moved.map(({ of }) => of).join(', ')}`] : [];
  }, MAX_SHIFT);

/** Waits until the page has asked for nothing in three looks, and is drawn. */
function watchQuiet(page: Page) {
  let open = 0;
  page.on('request', () => {
    open += 1;
  });
  page.on('requestfinished', () => {
    open -= 1;
  });
  page.on('requestfailed', () => {
    open -= 1;
  });
  return async function untilQuiet() {
    let looks = 0;
    await expect
      .poll(
        () => {
          looks = open <= 0 ? looks + 1 : 0;
          return looks;
        },
        { interval: 150, timeout: 15_000 },
      )
      .toBeGreaterThan(3);
    open = 0;
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  };
}

type Login = Awaited<ReturnType<typeof newShopper>>;
let shopper: Login;
let seller: Awaited<ReturnType<ReturnType<typeof clientFor>['login']>>;
let queue: { path: string; who: 'visitor' | 'shopper' | 'seller' }[];
let order: string;

beforeAll(async () => {
  shopper = await newShopper(shopUrl);
  seller = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
  const api = clientFor(shopUrl, shopper.token);
  order = await deliverOne({ shopUrl, sandboxUrl }, api, await addProduct(shopUrl, 5));
  const tabs = ['', 'addresses', 'myorders', 'credits', 'messages', 'security', 'mydata'];
  const own = ['/cart', '/wishlist', '/track-order', ...tabs.map((tab) => `/user-dashboard?tab=${tab}`)];
  const panel = ['/admin-dashboard', '/admin-products', '/admin-orders', '/admin-blog-manager', '/admin-add-product'];
  const whole = [
    ...(await listPublicPages(shopUrl)).map(({ path }) => ({ path, who: 'visitor' as const })),
    ...own.map((path) => ({ path, who: 'shopper' as const })),
    ...panel.map((path) => ({ path, who: 'seller' as const })),
  ];
  queue = whole.filter(({ path }) => isLongForm || isSample(path));
  expect(queue.length).toBeGreaterThanOrEqual(6);
});

/** The short form: the pages that shops are mostly seen by, and those that moved once (the cart, My Orders). */
const isSample = (path: string) => /^\/((women|cart|admin-orders)?$|single-product\/)|tab=myorders$/.test(path);

async function open(who: 'visitor' | 'shopper' | 'seller', width: 390 | 1440) {
  const { context, page } = await visit();
  await page.setViewportSize(sizes[width]);
  if (who !== 'visitor') {
    await takeSessionOf(page, who === 'seller' ? seller : shopper);
  }
  await page.addInitScript(watchShifts);
  return { context, page, untilQuiet: watchQuiet(page) };
}

describe.each(takeSample([390, 1440] as const, 2))('at %i px', (width) => {
  it('nothing moves on any page, opened cold or from inside the store', async () => {
    const moved: string[] = [];
    async function measure({ path, who }: (typeof queue)[number]) {
      const { context, page, untilQuiet } = await open(who, width);
      await page.goto(`${shopUrl}${path}`);
      await settled(page);
      await untilQuiet();
      moved.push(...(await readShifts(page)).map((line) => `${path} cold ${line}`));
      await page.goto(`${shopUrl}${who === 'seller' ? '/admin-security' : '/faq'}`);
      await settled(page);
      await untilQuiet();
      await page.evaluate((target) => {
        window.shifts = [];
        history.pushState(null, '', target);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, path);
      await untilQuiet();
      moved.push(...(await readShifts(page)).map((line) => `${path} inside ${line}`));
      await context.close();
    }
    const left = [...queue];
    async function work() {
      for (let next = left.shift(); next; next = left.shift()) {
        await measure(next);
      }
    }
    await Promise.all([work(), work(), work()]);
    expect(moved).toEqual([]);
  });

  it('nothing moves in the dialog of a return', async () => {
    const { page, untilQuiet } = await open('shopper', width);
    await page.goto(`${shopUrl}/track-order?id=${order}`);
    await page
      .getByRole('button', { name: /^Return or exchange/ })
      .first()
      .waitFor();
    await untilQuiet();
    await readShifts(page);
    await page
      .getByRole('button', { name: /^Return or exchange/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Reason').waitFor();
    await untilQuiet();
    await page.getByLabel('Reason').selectOption({ index: 1 });
    await untilQuiet();
    expect(await readShifts(page)).toEqual([]);
  });
});
