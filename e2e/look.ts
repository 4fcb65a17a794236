/**
 * Takes pictures of the states of a running demo store's pages, to compare with the drawings: `npm run look -- --states
 * 'cart|checkout' --widths 390,1440 --dark`. Cuts long pages into folds; `--sheet` puts all widths of a state side by
 * side. It orders and pays in that store: never run it against one that sells.
 */
import { Console } from 'node:console';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '#lib/browser/browser.ts';
import { allStates } from '#lib/states/all-states.ts';
import { openPage } from '#lib/states/open-page.ts';
import { arrive, type State } from '#lib/states/state.ts';

const out = new Console(process.stdout);
const { values: options } = parseArgs({
  options: {
    shop: { type: 'string', default: 'http://localhost:3000' },
    panel: { type: 'string', default: 'http://localhost:3002' },
    sandbox: { type: 'string', default: 'http://localhost:4010' },
    states: { type: 'string', default: '' },
    widths: { type: 'string', default: '360,390,768,1024,1440,1920' },
    dark: { type: 'boolean', default: false },
    sheet: { type: 'boolean', default: false },
    out: { type: 'string', default: '.data/look' },
  },
});
const PHONE_BELOW = 1024;
const FOLD = 1500;
const SHEET_HEIGHT = 1400;
const GAP = 16;

const fileName = (name: string) =>
  name
    .replace(/[^a-z0-9]+/gi, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** Scrolls down the page once and back, so that everything that loads when seen is there. */
async function showAll(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    // Lazy pictures that nothing scrolls to, in a row or behind a button, never load.
    const all = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 3000))]);
  });
}

/** Takes one picture of the whole page and cuts it: the browser repeats the layout of a tall page for each picture. */
async function takeFolds(page: Page, file: string) {
  const whole = await page.screenshot({ fullPage: true });
  const { width, height } = await sharp(whole).metadata();
  for (let top = 0, number = 1; top < height; top += FOLD, number += 1) {
    const part = { left: 0, top, width, height: Math.min(FOLD, height - top) };
    await sharp(whole).extract(part).png().toFile(`${file}-${number}.png`);
  }
}

/** Puts pictures of the same height side by side. */
async function joinSheet(pictures: Buffer[], file: string) {
  const metas = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  let left = 0;
  const placed = pictures.map((input, index) => {
    const place = { input, left, top: 0 };
    left += (metas[index]?.width ?? 0) + GAP;
    return place;
  });
  const create = { width: left, height: SHEET_HEIGHT, channels: 3 as const, background: '#808080' };
  await sharp({ create }).composite(placed).png().toFile(`${file}-sheet.png`);
}

async function look(page: Page, state: State) {
  const widths = options.widths.split(',').map(Number);
  const suits = (width: number) => state.only === undefined || (state.only === 'phone') === width < PHONE_BELOW;
  await arrive(page, state, options.shop);
  if (options.dark) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    // Checkout and invoice have no theme switch to click.
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  }
  const file = join(options.out, `${fileName(state.name)}${options.dark ? '-dark' : ''}`);
  const pictures: Buffer[] = [];
  for (const width of widths.filter(suits)) {
    await page.setViewportSize({ width, height: options.sheet ? SHEET_HEIGHT : width < PHONE_BELOW ? 844 : 900 });
    await showAll(page);
    if (options.sheet) {
      pictures.push(await page.screenshot());
    } else {
      await takeFolds(page, `${file}-${width}`);
    }
  }
  if (options.sheet) {
    await joinSheet(pictures, file);
  }
}

async function run(browser: Browser) {
  const { shop: shopUrl, panel: panelUrl, sandbox: sandboxUrl } = options;
  for (const group of await allStates({ shopUrl, panelUrl, sandboxUrl }, options.states)) {
    for (const state of group.states) {
      const page = await openPage(browser, group);
      try {
        await look(page, state);
        out.log(state.name);
      } catch (error) {
        process.exitCode = 1;
        out.error(`${state.name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
      } finally {
        await page.context().close();
      }
    }
  }
}

mkdirSync(options.out, { recursive: true });
const browser = await launchBrowser({ isWhole: true });
await run(browser).finally(() => browser.close());
