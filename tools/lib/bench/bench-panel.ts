/**
 * From an interaction to the next paint, in the panel's list of 20,000 products on a quarter of the processor. Needs a
 * running demo store (SHOP_URL, DATA_DIR); gives its demo seller that many products.
 */
import { join, resolve } from 'node:path';
import { runStep } from '@aaram/runtime/processes';
import { chromium, type Page } from 'playwright-core';
import { variables } from '../../../shared-domain/src/environment/variables.mjs';
import { BROWSER_FLAGS, ensureChromium } from '../chromium.mjs';
import { findNode } from '../node24.mjs';
import { logIn, measureInteraction, observeInteractions } from './interactions.ts';
import { median } from './median.ts';
import { createSlowdown } from './slow-phone.ts';

const root = resolve(import.meta.dirname, '../../..');
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Ms, by docs/performance.md. */
const BUDGET = 100;

type Step = [name: string, run: (page: Page) => Promise<unknown>];
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).first();

const steps: Step[] = [
  ['sort by a column', (page) => button(page, 'Price').click()],
  ['type into the search', (page) => page.getByRole('searchbox').pressSequentially('saffron', { delay: 60 })],
  ['empty the search', (page) => page.getByRole('searchbox').fill('')],
  [
    'select a row',
    (page) =>
      page
        .getByRole('checkbox', { name: /^Select Kurta/ })
        .nth(3)
        .click(),
  ],
  ['select the page', (page) => page.getByRole('checkbox', { name: 'Select all rows of this page' }).click()],
  ['select all that match', (page) => button(page, /^Select all/).click()],
  ['clear the selection', (page) => button(page, 'Clear selection').click()],
  ['next page', (page) => button(page, 'Next').click()],
  ['open the filters', (page) => button(page, /^Filters/).click()],
  ['close the filters', (page) => button(page, /^Filters/).click()],
  ['open columns and views', (page) => button(page, 'Columns and views').click()],
  ['choose a column', (page) => page.getByRole('dialog').getByRole('checkbox', { name: 'HSN' }).click()],
  ['close columns and views', (page) => page.keyboard.press('Escape')],
  ['edit a row', (page) => button(page, /^Edit/).click()],
  ['cancel the edit', (page) => page.keyboard.press('Escape')],
];

/** Resolves to the longest event of each step, by its name. */
async function measureOnce(page: Page, url: string): Promise<Record<string, number>> {
  await page.goto(`${url}/admin-products`);
  await button(page, /^Edit/).waitFor();
  const longest: Record<string, number> = {};
  for (const [name, run] of steps) {
    longest[name] = await measureInteraction(page, run);
  }
  return longest;
}

/** Shows medians at two widths; resolves to the exit code. */
export async function benchPanel(): Promise<number> {
  const shop = process.env.SHOP_URL ?? 'http://localhost:3000';
  const env = { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || variables.DATA_DIR.default) };
  await runStep(findNode(root), [join(root, 'api/bench/fill-seller.ts')], { root, env });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: BROWSER_FLAGS });
  const figures: Record<string, Record<string, number>> = {};
  const slowdown = createSlowdown();
  for (const [device, viewport] of Object.entries({
    desk: { width: 1440, height: 900 },
    phone: { width: 390, height: 844 },
  })) {
    const page = await browser.newPage({ viewport });
    await page.addInitScript(observeInteractions);
    await logIn(page, shop, 'seller@example.com');
    const session = await page.context().newCDPSession(page);
    const rounds: Record<string, number>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: await slowdown.measure() });
      rounds.push(await measureOnce(page, shop));
    }
    for (const [name] of steps) {
      figures[name] = { ...figures[name], [device]: median(rounds.map((one) => one[name] ?? 0)) };
    }
    await page.close();
  }
  await browser.close();
  console.table(figures);
  slowdown.show();
  const slow = Object.entries(figures).filter(([, row]) => Object.values(row).some((ms) => ms > BUDGET));
  for (const [name] of slow) console.log(`${name}: over ${BUDGET} ms`);
  // Times depend on the machine and are only shown.
  return 0;
}
