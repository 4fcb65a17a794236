import type { LoginResult } from '@aaram/shared-domain/identity';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, type TestContext, vi } from 'vitest';
import { clientFor, DEMO_PASSWORD, takeSessionOf } from '#lib/api.ts';
import { type FaultyLine, faults, startFaultyLine } from '#lib/attacks/faulty-line.ts';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const visit = withBrowser();

declare global {
  interface Window {
    isSameDocument?: boolean;
  }
}

const remotes = [
  { remote: 'blog', path: '/blogs', chunk: 'page-blogs', heading: /Latest Trends/ },
  { remote: 'storefront', path: '/women', chunk: 'page-category', heading: /Women/ },
  { remote: 'seller-panel', path: '/admin-dashboard', chunk: 'page-dashboard', heading: 'Dashboard' },
];
type Remote = (typeof remotes)[number];
const files = {
  container: () => 'remoteEntry\\.[^/]*js',
  'exposed module': () => 'expose\\.[^/]*js',
  'page script': ({ chunk }: Remote) => `${chunk}\\.[^/]*js`,
  style: () => '[^/]*css',
};
const ways = ['first load', 'open tab'] as const;

const all = remotes.flatMap((remote) =>
  (Object.keys(files) as (keyof typeof files)[]).flatMap((file) =>
    Object.keys(faults).flatMap((fault) => ways.map((way) => ({ ...remote, file, fault, way }))),
  ),
);
/** Each fault once, and with them every remote, every file and both ways several times; the short form has every second one. */
const few = Object.keys(faults).flatMap((fault, index) =>
  all
    .filter((one) => one.fault === fault && one.remote === remotes[index % 3]?.remote)
    .filter(({ file, way }) => file === Object.keys(files)[Math.floor(index / 3)] && way === ways[index % 2]),
);
const cases = isLongForm ? all : takeSample(few, 2);

/** What came of each case: when its fallback named the remote, and whether all of it was seen. */
type Outcome = (typeof all)[number] & { namedAfter?: number; isHealed: boolean };
const outcomes: Outcome[] = [];

let seller: LoginResult;
beforeAll(async () => {
  // The first page of each remote waits for the start of its process.
  for (const { path } of remotes) {
    await vi.waitFor(async () => expect((await fetch(shopUrl + path)).status).toBe(200), { timeout: 20_000 });
  }
  seller = await clientFor(shopUrl).login({ email: 'seller@example.com', password: DEMO_PASSWORD });
});

type OnFinished = { onTestFinished: (end: () => Promise<void>) => void };

/** A visitor, or the seller for a page of the panel, who reaches the shop over a line that can break. */
async function visitOverLine(path: string, { onTestFinished }: OnFinished, device: 'desktop' | 'phone' = 'desktop') {
  const line = await startFaultyLine(shopUrl);
  const { page } = await visit({ onTestFinished, device });
  // Four pages load at once; on a busy machine that may take as long as a whole case.
  page.setDefaultNavigationTimeout(60_000);
  onTestFinished(line.stop);
  if (path.startsWith('/admin-')) {
    await takeSessionOf(page, seller);
  }
  return { line, page };
}

const breakFile = (line: FaultyLine, one: Remote & { file: keyof typeof files; fault: string }) =>
  line.break(new RegExp(`/releases/${one.remote}/.*/${files[one.file](one)}$`), one.fault);

/** The page is drawn with its styles and works, and nothing says that something is missing. */
async function expectWhole(page: Page, { heading, remote }: Remote, { expect: check }: Pick<TestContext, 'expect'>) {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await title.waitFor();
  const state = () =>
    title.evaluate(
      (element, folder) => ({
        works: Object.keys(element).some((key) => key.startsWith('__reactFiber')),
        hasStyles: [...document.styleSheets].some((sheet) =>
          (sheet.href ?? folder).includes(folder) ? sheet.cssRules.length > 0 : false,
        ),
        complaints: /not available right now|do not work yet/.exec(
          document.querySelector('#root')?.textContent ?? '',
        )?.[0],
      }),
      `/releases/${remote}/`,
    );
  await check.poll(state).toEqual({ works: true, hasStyles: true, complaints: undefined });
}

/** Goes to a page of the shop as its links do. */
const goWithin = (page: Page, path: string) =>
  page.evaluate((address) => {
    window.isSameDocument = true;
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

describe('a file of a remote that fails is named, one "Try again" heals it, and a reload stays well', () => {
  it.concurrent.for(cases)('$remote: $file $fault, $way', { timeout: 240_000 }, async (one, test) => {
    const outcome: Outcome = { ...one, isHealed: false };
    outcomes.push(outcome);
    const { line, page } = await visitOverLine(one.path, test);
    let begin = performance.now();
    if (one.way === 'open tab') {
      await page.goto(`${line.url}/no-such-page`, { waitUntil: 'networkidle' });
      await settled(page);
      breakFile(line, one);
      begin = performance.now();
      await goWithin(page, one.path);
    } else {
      breakFile(line, one);
      await page.goto(line.url + one.path, { waitUntil: 'domcontentloaded' });
    }
    // A document brings its styles itself.
    if (one.file !== 'style' || one.way === 'open tab') {
      const retry = page.getByRole('button', { name: 'Try again' });
      await retry.waitFor();
      outcome.namedAfter = performance.now() - begin;
      if (one.way === 'first load' && !one.path.startsWith('/admin-')) {
        expect(await page.getByRole('heading', { level: 1, name: one.heading }).isVisible()).toBe(true);
      }
      await page.evaluate(() => {
        window.isSameDocument = true;
      });
      line.mend();
      await retry.click();
      await expectWhole(page, one, test);
      expect(await page.evaluate(() => window.isSameDocument)).toBe(true);
    }
    line.mend();
    await page.reload();
    await expectWhole(page, one, test);
    outcome.isHealed = true;
  });

  it('in every case that was tried', async ({ annotate }) => {
    const range = (some: Outcome[]) => {
      const seconds = some.flatMap(({ namedAfter }) => (namedAfter === undefined ? [] : [namedAfter / 1000]));
      return seconds.length > 0 ? `${Math.min(...seconds).toFixed(1)} to ${Math.max(...seconds).toFixed(1)} s` : 'none';
    };
    for (const { remote } of remotes) {
      const own = outcomes.filter((one) => one.remote === remote);
      if (own.length === 0) continue;
      const hanging = own.filter(({ fault }) => fault === 'hangs');
      const healed = own.filter(({ isHealed }) => isHealed).length;
      await annotate(
        `${remote}: ${healed} of ${own.length} cases healed; named after ${range(own.filter((one) => !hanging.includes(one)))}, hanging files after ${range(hanging)}`,
        'figure',
      );
    }
    const unhealed = outcomes.filter(({ isHealed }) => !isHealed);
    expect(unhealed.map(({ remote, file, fault, way }) => `${remote}: ${file} ${fault}, ${way}`)).toEqual([]);
  });
});

it.concurrent('a file that fails again at the first "Try again" is healed by the second, and a reload stays well', async (test) => {
  const one = { remote: 'blog', path: '/blogs', chunk: 'page-blogs', heading: /Latest Trends/ };
  const { line, page } = await visitOverLine(one.path, test);
  await page.goto(`${line.url}/no-such-page`, { waitUntil: 'networkidle' });
  await settled(page);
  breakFile(line, { ...one, file: 'page script', fault: 'has a changed byte' });
  await goWithin(page, one.path);
  const retry = page.getByRole('button', { name: 'Try again' });
  const second = page.waitForRequest(/again-.*page-blogs/);
  await retry.click();
  await second;
  await test.expect.poll(() => retry.getAttribute('aria-busy')).not.toBe('true');
  line.mend();
  await retry.click();
  await expectWhole(page, one, test);
  await page.reload();
  await expectWhole(page, one, test);
});

describe('while a container hangs', () => {
  it.runIf(isLongForm).concurrent('the search of the shop suggests, and answers', async (test) => {
    const { line, page } = await visitOverLine('/blogs', test);
    line.break(/\/blog\/.*\/remoteEntry/, 'hangs');
    await page.goto(`${line.url}/blogs`, { waitUntil: 'domcontentloaded' });
    const search = page.getByRole('combobox', { name: 'Search products' });
    await search.fill('shirt');
    await page.getByRole('option').first().waitFor();
    expect(await page.getByText('do not work yet').count()).toBe(0);
    await search.press('Enter');
    await page.getByRole('heading', { level: 1, name: /shirt/i }).waitFor();
  });

  it.concurrent('the menu of the shop opens, and the page from the server stays', async (test) => {
    const { line, page } = await visitOverLine('/blogs', test, 'phone');
    line.break(/\/blog\/.*\/remoteEntry/, 'hangs');
    await page.goto(`${line.url}/blogs`, { waitUntil: 'domcontentloaded' });
    const menu = page.getByRole('dialog');
    await test.expect
      .poll(async () => {
        await page
          .getByRole('button', { name: /menu/i })
          .first()
          .click({ timeout: 500 })
          .catch(() => undefined);
        return menu.isVisible();
      })
      .toBe(true);
    expect(await page.getByText('do not work yet').count()).toBe(0);
    await page.getByText('do not work yet').waitFor({ state: 'attached' });
    expect(await page.getByRole('heading', { level: 1, name: /Latest Trends/, includeHidden: true }).count()).toBe(1);
  });

  it.concurrent('the frame of the panel stands and works, and other pages of it open', async (test) => {
    const { line, page } = await visitOverLine('/admin-dashboard', test);
    line.break(/\/seller-panel\/.*\/remoteEntry/, 'hangs');
    await page.goto(`${line.url}/admin-dashboard`, { waitUntil: 'domcontentloaded' });
    const expand = page.getByRole('button', { name: 'Expand sidebar' });
    await test.expect
      .poll(async () => {
        await page
          .getByRole('button', { name: 'Collapse sidebar' })
          .click({ timeout: 500 })
          .catch(() => undefined);
        return expand.isVisible();
      })
      .toBe(true);
    await expand.click();
    await page.getByText('The seller panel is not available right now').waitFor();
    await page.getByRole('link', { name: 'Blog Manager' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Blog Manager' }).waitFor();
  });
});
