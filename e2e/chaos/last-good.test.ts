import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '@aaram/runtime/publishing/log';
import { markGood } from '@aaram/runtime/publishing/moves';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { isLongForm, takeSample } from '#lib/long-form.ts';
import { buildFaultyBlog, type Pointer } from '#lib/release/faulty-release.ts';
import { writeBlogRelease, writeServerFile } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';
import { publish } from '../../tools/lib/build/make-release.ts';

/** Within this time a release that fails is taken back for everybody, ms. */
const WITHDRAWN_MS = 30_000;
const author = { by: 'a test', why: 'it served well' };

/** What is wrong with a release that passed the gate, and breaks when it is live. */
const faults = [
  { fault: 'throws on every page', server: writeServerFile('render', "throw new Error('on purpose');") },
  { fault: 'exits at import', server: writeServerFile('import', 'process.exit(1);') },
  { fault: 'rejects in a loader', server: writeServerFile('loader', "throw new Error('on purpose');") },
];

const visit = withBrowser();
let own: string;
let shop: LoneShop;
let good: Pointer;

beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'aaram-last-good-'));
  await cp(releasesDir, own, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  const { blog } = (await readSet(openFolder(own))).remotes;
  if (!blog) throw new Error('No release of the blog is live.');
  good = blog;
  shop = await startShop({ RELEASES_DIR: own, LIMITS: 'relaxed', TRUST_PROXY: 'loopback' });
});
afterAll(async () => {
  await shop?.stop();
  await rm(own, { recursive: true, force: true });
});

async function visitBlog() {
  const response = await fetch(`${shop.url}/blogs`);
  const text = await response.text();
  return {
    status: response.status,
    lastGood: response.headers.get('x-last-good'),
    isBlog: text.includes('Latest Trends'),
  };
}

const liveBlog = async () => (await readSet(openFolder(own))).remotes.blog?.version;

describe('a release that goes live for everybody and', () => {
  // security: faulty-release
  it.each(takeSample(faults, 2))(
    '$fault is taken back by itself, and until then visitors get the last good one',
    { timeout: 120_000 },
    async ({ fault, server }) => {
      await publish(own, { remotes: { blog: good } });
      await markGood({ store: openFolder(own), part: 'blog', author }, good.version);
      const bad = await writeBlogRelease(own, `${server}\n// ${fault}`);
      await publish(own, { remotes: { blog: bad } });
      const seen: Awaited<ReturnType<typeof visitBlog>>[] = [];
      await expect
        .poll(
          async () => {
            seen.push(await visitBlog());
            return liveBlog();
          },
          { timeout: WITHDRAWN_MS, interval: 200 },
        )
        .toBe(good.version);
      // No fallback was sent, neither before it was withdrawn nor after.
      expect(seen.filter(({ status, isBlog }) => status !== 200 || !isBlog)).toEqual([]);
      expect(seen.some(({ lastGood }) => lastGood === `blog@${good.version}`)).toBe(true);
      // The log is written after the move.
      await expect
        .poll(async () => (await readLog(openFolder(own))).at(-1))
        .toMatchObject({
          how: 'withdraw',
          by: 'the shop server',
          part: 'blog',
          from: bad.version,
          to: good.version,
          why: expect.stringMatching(/^fails: in \d+ s [1-9]\d* failed on the server/),
        });
      await expect.poll(async () => (await visitBlog()).lastGood).toBeNull();
    },
  );

  // Only in the long form (npm run test:chaos): the rule of what browsers report is the same as for a canary.
  it.runIf(isLongForm)(
    'throws in browsers alone is taken back by what they report',
    { timeout: 180_000 },
    async ({ annotate }) => {
      await publish(own, { remotes: { blog: good } });
      await markGood({ store: openFolder(own), part: 'blog', author }, good.version);
      const bad = await buildFaultyBlog(own);
      await publish(own, { remotes: { blog: bad } });
      await expect.poll(async () => (await (await fetch(`${shop.url}/blogs`)).text()).includes(bad.version)).toBe(true);
      const begin = performance.now();
      for (let visitor = 1; visitor <= 6; visitor += 1) {
        const { page, context } = await visit();
        await context.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitor}` });
        await page.goto(`${shop.url}/blogs?fault=browser`);
        const isBack = async () => (await liveBlog()) === good.version;
        const hasFallback = () => page.getByRole('button', { name: 'Try again' }).isVisible();
        await expect.poll(async () => (await hasFallback()) || (await isBack())).toBe(true);
      }
      await expect.poll(liveBlog, { timeout: WITHDRAWN_MS }).toBe(good.version);
      await annotate(`taken back ${Math.round(performance.now() - begin)} ms after its first visitor`, 'figure');
      expect((await readLog(openFolder(own))).at(-1)).toMatchObject({
        how: 'withdraw',
        why: expect.stringMatching(/^fails: in \d+ s 0 failed on the server and [1-9]\d* errors in browsers/),
      });
      await expect.poll(async () => (await visitBlog()).isBlog).toBe(true);
      const { page } = await visit();
      await page.goto(`${shop.url}/blogs`);
      await page.getByRole('heading', { level: 1, name: /Latest Trends/ }).waitFor();
    },
  );
});
