/**
 * How a design moves under a finger on a phone with a quarter of the processor: 20 parts of every kind, one of them dragged,
 * from frame to frame, then the fold pass when it rests; and from a key in the text to its new outline on a slow line. Needs
 * a running demo store (SHOP_URL), in which it registers shoppers.
 */
import { createDesignCalls } from '@aaram/shared-domain/contract';
import { chromium, type Page } from 'playwright-core';
import { twentyObjects } from '../../../e2e/designer/twenty-objects.ts';
import { clientFor, newShopper, takeSessionOf } from '../../../e2e/lib/api.ts';
import { BROWSER_FLAGS, ensureChromium } from '../chromium.mjs';
import { median } from './median.ts';
import { createSlowdown, PHONE, SLOW_LINE } from './slow-phone.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** ms. */
const budgets = {
  ...{ 'drag, frame': 17, 'drag, 95th of 100': 34, 'fold pass': 100 },
  ...{ 'key to outline': 300, 'key to outline, slow processor': 400 },
};
type Name = keyof typeof budgets;
const STEPS = 60;
/** Between two moves of the finger, ms. */
const STEP_MS = 16;
/** After a gesture, until the folds have come, ms. */
const REST_MS = 1500;
const MAX_MS = 30_000;

declare global {
  interface Window {
    frameTimes: number[];
  }
}

/** Opens the tool with the design of a new shopper. */
async function openDesign(page: Page, shop: string): Promise<void> {
  const { items } = await clientFor(shop).getProducts({ category: 'Customized', limit: 60 });
  const tee = items.find(({ subcategory, name }) => subcategory === 'T-Shirt' && !/v-?neck/i.test(name));
  if (!tee) throw new Error(`${shop} has no T-shirt that is printed.`);
  const shopper = await newShopper(shop);
  await createDesignCalls(clientFor(shop, shopper.token).call).createDesign({
    product: tee._id,
    document: twentyObjects,
  });
  await takeSessionOf(page, shopper);
  await page.goto(`${shop}/customized/single-product/${tee._id}`);
  await page.locator('html[data-settled]').waitFor({ state: 'attached', timeout: MAX_MS });
  await page.getByRole('link', { name: 'Start your design' }).tap();
  await page.getByRole('button', { name: 'Continue your last design' }).tap();
  await page.locator('[role="application"] [data-object="t1"] path').first().waitFor();
}

/** Starts to write down the time between frames, ms. */
const observeFrames = (page: Page) =>
  page.evaluate(() => {
    window.frameTimes = [];
    let last = performance.now();
    const frames = window.frameTimes;
    const next = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      if (window.frameTimes === frames) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });

const readFrames = (page: Page) =>
  page.evaluate(() => {
    const { frameTimes } = window;
    window.frameTimes = [];
    return frameTimes;
  });

const centile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;

/** Drags the heart across the shirt. */
async function measureDrag(page: Page): Promise<Partial<Record<Name, number>>> {
  const target = page.locator('[role="application"] [data-object="b0"]');
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  const box = await target.boundingBox();
  if (!box) throw new Error('The heart is not on the stage.');
  const session = await page.context().newCDPSession(page);
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await observeFrames(page);
  for (let step = 1; step <= STEPS; step += 1) {
    const point = { x: at.x - step, y: at.y + step / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await page.waitForTimeout(STEP_MS);
  }
  const frames = await readFrames(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await observeFrames(page);
  await page.waitForTimeout(REST_MS);
  const after = await readFrames(page);
  return {
    'drag, frame': median(frames),
    'drag, 95th of 100': centile(frames, 0.95),
    'fold pass': Math.max(...after),
  };
}

/** Adds a letter to a text, and waits until the stage draws another outline. */
async function measureKey(page: Page): Promise<Partial<Record<Name, number>>> {
  await page
    .getByRole('button', { name: /^Text .*Goa 2026/ })
    .first()
    .click();
  const text = page.getByLabel('Text', { exact: true });
  await text.focus();
  await page.waitForTimeout(REST_MS);
  const changed = page.evaluate(
    (maxMs) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error('No new outline came.')), maxMs);
        let pressed = Number.NaN;
        document.addEventListener('keydown', ({ timeStamp }) => {
          pressed = timeStamp;
        });
        const stage = document.querySelector('[role="application"]');
        const read = () => [...(stage?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d')).join();
        const before = read();
        const observer = new MutationObserver(() => {
          if (read() !== before) {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - pressed));
          }
        });
        if (stage) observer.observe(stage, { subtree: true, childList: true, attributes: true });
      }),
    MAX_MS,
  );
  await page.waitForTimeout(100);
  await page.keyboard.press('x');
  return { 'key to outline': await changed };
}

/** Shows medians; resolves to the exit code. Times depend on the machine and are only shown. */
export async function benchDesigner(): Promise<number> {
  const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_FLAGS });
  const slowdown = createSlowdown();
  const rounds: Partial<Record<Name, number>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await (await browser.newContext(PHONE)).newPage();
    await openDesign(page, shop);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: await slowdown.measure() });
    const drag = await measureDrag(page);
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    const { 'key to outline': onPhone = 0 } = await measureKey(page);
    // Its budget is of the line alone: the one of the processor is the drag's.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    rounds.push({ ...drag, 'key to outline, slow processor': onPhone, ...(await measureKey(page)) });
    await page.context().close();
  }
  await browser.close();
  const medians = (Object.keys(budgets) as Name[]).map((name) => [
    name,
    { ms: Math.round(median(rounds.map((one) => one[name] ?? 0))), budget: budgets[name] },
  ]);
  console.table(Object.fromEntries(medians));
  slowdown.show();
  return 0;
}
