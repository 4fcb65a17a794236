import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLog } from '@aaram/runtime/publishing/log';
import { startCanary } from '@aaram/runtime/publishing/publish';
import { changeSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { takeSample } from '#lib/long-form.ts';
import { writeBlogRelease, writeServerFile } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';

/** Within this time a canary that is worse is withdrawn, ms. */
const WITHDRAWN_MS = 30_000;
const author = { by: 'a test', why: 'a canary' };

let own: string;
let shop: LoneShop;
beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'aaram-canary-'));
  await cp(releasesDir, own, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  shop = await startShop({ RELEASES_DIR: own, LIMITS: 'relaxed' });
});
afterAll(async () => {
  await shop?.stop();
  await rm(own, { recursive: true, force: true });
});

/** Gives ten of a hundred visitors a blog with this code in its page, past the gate. Resolves to its version. */
async function tryBlog(code: string): Promise<string> {
  const pointer = await writeBlogRelease(own, writeServerFile('render', code));
  await changeSet(openFolder(own), author, (set) => startCanary(set, { part: 'blog', pointer }, 10, author));
  return pointer.version;
}
const readyz = async () => (await fetch(`${shop.url}/readyz`)).json();

type Seen = { cookie: string; set: string | null; status: number; text: string };
async function ask(path: string, cookie = ''): Promise<Seen> {
  const response = await fetch(`${shop.url}${path}`, { headers: { cookie } });
  const given = response.headers.get('set-cookie')?.split(';')[0];
  const set = response.headers.get('x-release-set');
  return { cookie: given ?? cookie, set, status: response.status, text: await response.text() };
}

// security: faulty-canary
it('a canary goes to 10 of 100 visitors for all their documents, and is withdrawn when it fails', async ({
  annotate,
}) => {
  const before = await readyz();
  const good = await tryBlog("return 'a canary';");
  await expect.poll(async () => (await readyz()).canaries).toEqual([{ remote: 'blog', version: good, percent: 10 }]);
  const visitors: Seen[] = [];
  for (let number = 0; number < 100; number += 1) {
    visitors.push(await ask('/blogs'));
  }
  const chosen = visitors.filter(({ text }) => text.includes('a canary'));
  expect(chosen).toHaveLength(10);
  expect(new Set(chosen.map(({ set }) => set)).size).toBe(1);
  for (const visitor of [...chosen, ...takeSample(visitors, 5)]) {
    for (const path of ['/about', '/blogs']) {
      expect((await ask(path, visitor.cookie)).set).toBe(visitor.set);
    }
  }
  const bad = await tryBlog("throw new Error('on purpose');");
  await expect.poll(async () => (await readyz()).canaries).toMatchObject([{ version: bad }]);
  const begin = performance.now();
  const failed = await Promise.all(visitors.map(({ cookie }) => ask('/blogs', cookie)));
  expect(failed.filter(({ status }) => status === 503)).toHaveLength(10);
  await expect.poll(async () => (await readyz()).canaries, { timeout: WITHDRAWN_MS }).toEqual([]);
  await annotate(`withdrawn ${Math.round(performance.now() - begin)} ms after its visitors had come`, 'figure');
  expect((await readLog(openFolder(own))).at(-1)).toMatchObject({
    how: 'withdraw',
    by: 'the shop server',
    why: expect.stringMatching(new RegExp(`${bad}: \\d+ failed on the server`)),
    from: bad,
  });
  const after = await Promise.all(visitors.map(({ cookie }) => ask('/blogs', cookie)));
  expect(new Set(after.map(({ set, status }) => `${set} ${status}`))).toEqual(new Set([`${before.releaseSet} 200`]));
});
