import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { categories, countries } from '@aaram/shared-domain/catalog';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { findEnglish } from '#lib/english.ts';
import { isLongForm } from '#lib/long-form.ts';
import { listPublicPages, panelPaths, signedInPaths } from '#lib/pages-of-shop.ts';
import { measureSideways } from '#lib/states/inspect.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

/** Values that are stored with a product, and offered and shown as they are stored. */
const stored = JSON.stringify([categories, countries]);

/** Narrow enough that a text which cannot wrap shows. */
const PHONE = { width: 360, height: 740 };

const visit = withBrowser({ isQuiet: true });
let shop: LoneShop;

beforeAll(async () => {
  if (!isLongForm) return;
  const root = resolve(import.meta.dirname, '../..');
  const releases = resolve(root, '.cache/pseudo');
  const env = { ...process.env, TEXTS: 'pseudo', RELEASES_DIR: releases };
  await promisify(execFile)(process.execPath, ['tools/build.ts', '--apps', '--if-stale'], { cwd: root, env });
  shop = await startShop({ RELEASES_DIR: releases, LIMITS: 'relaxed' });
});
afterAll(() => shop?.stop());

const scripts = (html: string) => html.match(/<script[^>]*>[\s\S]*?<\/script>/g)?.join('') ?? '';

/**
 * All that the API has sent to a page so far. Read before the page gets it: a browser drops answers when it goes to another
 * page. Not with page.route, which would load and compile all scripts again: it turns the cache off.
 */
async function hearAnswers(page: Page): Promise<string[]> {
  const bodies: string[] = [];
  const debug = await page.context().newCDPSession(page);
  async function hear({ requestId, responseStatusCode }: { requestId: string; responseStatusCode?: number }) {
    try {
      if (responseStatusCode !== undefined) {
        const { body, base64Encoded } = await debug.send('Fetch.getResponseBody', { requestId });
        bodies.push(base64Encoded ? Buffer.from(body, 'base64').toString() : body);
      }
    } finally {
      await debug.send('Fetch.continueRequest', { requestId });
    }
  }
  // A page that was left needs no answer any more.
  debug.on('Fetch.requestPaused', (paused) => hear(paused).catch(() => undefined));
  await debug.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*', requestStage: 'Response' }] });
  return bodies;
}

async function lookAt(page: Page, paths: string[]) {
  await page.setViewportSize(PHONE);
  const answers = await hearAnswers(page);
  const english: string[] = [];
  const wide: string[] = [];
  for (const path of paths) {
    const response = await page.goto(shop.url + path);
    answers.push(scripts((await response?.text()) ?? ''));
    await settled(page);
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    for (const text of await findEnglish(page, stored + answers.join('\n'))) english.push(`${path}: ${text}`);
    const over = await page.evaluate(measureSideways);
    if (over !== null) wide.push(`${path}: ${over}`);
  }
  return { english, wide };
}

// Only in the long form: the apps are built once more for it. A check of every change finds texts outside of src/texts.
describe.runIf(isLongForm)(
  'in a language of longer words, nothing is left in English and nothing is wider than a phone',
  () => {
    it('on the pages that everybody sees', async () => {
      const paths = (await listPublicPages(shopUrl)).map(({ path }) => path);
      const { page } = await visit();
      expect(await lookAt(page, paths)).toEqual({ english: [], wide: [] });
    });

    it.each([
      ['shopper', 'shopper@example.com', signedInPaths.filter((path) => !path.startsWith('/admin'))],
      ['admin', 'admin@example.com', panelPaths],
    ])('on the pages of a %s', async (_role, email, paths) => {
      const { page } = await visit();
      await takeSessionOf(page, await clientFor(shopUrl).login({ email, password: DEMO_PASSWORD }));
      expect(await lookAt(page, paths)).toEqual({ english: [], wide: [] });
    });
  },
);
