import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { parentOf } from '@aaram/runtime/system';
import { pages } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { watchSlowdown } from '#lib/browser/slowdown.ts';
import { type Pointer, withLiveBlog } from '#lib/release/faulty-release.ts';
import { type CodeSpot, writeBlogRelease, writeServerFile } from '#lib/release/written-release.ts';
import { findDemoProduct } from '#lib/store/demo-product.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import {
  databaseProcesses,
  isRunning,
  killNow,
  postmasterPid,
  processesOf,
  renderersOf,
} from '#lib/store/processes.ts';
import { apiUrl, folder, releasesDir, shopUrl } from '#lib/store/store-under-test.ts';

const isLong = process.env.PROOF === 'long';
/** How long each fault stays live. */
const LIVE_MS = isLong ? 60_000 : 1000;
/** Promised are 1 s for other pages and 2 s for the fallback, on a machine with nothing else to do; this one runs tests. */
const SLOWEST_MS = { others: 3000, fallback: 6000 };
const HEALED_MS = 20_000;

/** Code that does harm wherever it stands. */
const harms = {
  rejects: "void Promise.reject(new Error('on purpose'));",
  exits: 'process.exit(1);',
  'loops for ever': 'for (;;);',
  'eats memory': 'const all = []; for (;;) all.push(new Array(100_000).fill(all.length));',
};
type Fault = { fault: string; server: string; spoil?: (pointer: Pointer) => Promise<void> };

const faults: Fault[] = (['import', 'loader', 'render'] as const satisfies CodeSpot[]).flatMap((spot) =>
  Object.entries(harms).map(([harm, code]) => ({
    fault: `${harm} at ${spot}`,
    server: writeServerFile(spot, code),
  })),
);
faults.push(
  {
    fault: 'hangs in a loader',
    server: writeServerFile('loader', '').replace('[Promise.resolve(shown)]', '[new Promise(() => undefined)]'),
  },
  {
    fault: 'cannot be read',
    server: writeServerFile('import', '/* a good file, which is taken away */'),
    spoil: ({ version }) => {
      const file = join(releasesDir, 'blog', version, 'server.cjs');
      return rename(file, `${file}.away`);
    },
  },
);
const SHORT = ['exits at import', 'loops for ever at render'];
const chosen = faults.filter(({ fault }) => isLong || SHORT.includes(fault));

type Answer = { path: string; status: number; ms: number; text: string; headers: Headers };

async function ask(path: string, origin = shopUrl): Promise<Answer> {
  const begin = performance.now();
  const response = await fetch(`${origin}${path}`);
  const text = await response.text();
  const { status, headers } = response;
  return { path, status, headers, text, ms: performance.now() - begin };
}

/** The store's starter, API and database. */
function backend() {
  const dataDir = join(folder, 'data');
  const all = processesOf(parentOf(postmasterPid(dataDir)) ?? 0, dataDir);
  return [
    ...databaseProcesses(dataDir).filter(({ pid }) => pid === postmasterPid(dataDir)),
    ...all.filter(({ command }) => /api\/src\/server\.ts|shell\/server\/main\.ts/.test(command)),
  ];
}

let productPath: string;
beforeAll(async () => {
  productPath = pages.product(await findDemoProduct(clientFor(apiUrl)));
});
afterAll(() =>
  vi.waitFor(async () => expect((await ask('/blogs')).text).toContain('Latest Trends'), { timeout: HEALED_MS }),
);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Asks for pages of other apps again and again, until `endsAt` in `performance.now()`. */
async function visitOthers(endsAt: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let round = 0; performance.now() < endsAt; round += 1) {
    for (const path of ['/', `/women?page=${round}`, productPath]) {
      answers.push(await ask(path));
    }
    await pause(100);
  }
  return answers;
}

async function visitBlogs(endsAt: number): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (performance.now() < endsAt) {
    answers.push(await ask('/blogs'));
    await pause(200);
  }
  return answers;
}

function expectFallback({ status, text, headers }: Answer, { version }: Pointer): void {
  expect(status).toBe(503);
  expect(headers.get('x-ssr')).toBe('degraded');
  expect(headers.get('x-failed-remote')).toBe(`blog@${version}`);
  expect(text).toContain('</footer>');
  expect(text).toContain('The blog is not available right now');
}

describe('a release of the blog that', () => {
  it.for(chosen)(
    '$fault costs only the pages of the blog, until it is mended',
    { timeout: 180_000 },
    async ({ fault, server, spoil }, { annotate }) => {
      const before = backend();
      expect(before.length).toBeGreaterThan(3);
      const pointer = await writeBlogRelease(releasesDir, `${server}\n// ${fault}`);
      await spoil?.(pointer);
      let blogs: Answer[] = [];
      let others: Answer[] = [];
      let slowdown = 1;
      await withLiveBlog(releasesDir, pointer, async () => {
        await expect
          .poll(async () => (await ask('/blogs')).headers.get('x-failed-remote'))
          .toBe(`blog@${pointer.version}`);
        const endsAt = performance.now() + LIVE_MS;
        const watch = watchSlowdown();
        [blogs, others] = await Promise.all([visitBlogs(endsAt), visitOthers(endsAt)]);
        slowdown = watch.stop();
        const ready = await ask('/readyz');
        expect(ready.status).toBe(200);
      });
      for (const answer of blogs) {
        expectFallback(answer, pointer);
      }
      expect(others.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`)).toEqual([]);
      const slowest = (answers: Answer[]) => Math.round(Math.max(...answers.map(({ ms }) => ms)));
      await annotate(
        `${fault}: ${others.length} other documents, slowest ${slowest(others)} ms; fallback, slowest ${slowest(blogs)} ms; the machine took ${slowdown.toFixed(1)} times as long as when it is idle`,
        'figure',
      );
      expect(slowest(others)).toBeLessThan(SLOWEST_MS.others * slowdown);
      expect(slowest(blogs)).toBeLessThan(SLOWEST_MS.fallback * slowdown);
      await vi.waitFor(async () => expect((await ask('/blogs')).text).toContain('Latest Trends'), {
        timeout: HEALED_MS,
      });
      expect(before.filter((one) => !isRunning(one))).toEqual([]);
    },
  );
});

describe('a shop', () => {
  let shop: LoneShop | undefined;
  afterAll(() => shop?.stop());

  it('starts with a broken release, says so, and has it back when it is mended', async () => {
    const pointer = await writeBlogRelease(releasesDir, writeServerFile('import', "throw new Error('on purpose');"));
    await withLiveBlog(releasesDir, pointer, async () => {
      shop = await startShop();
      expectFallback(await ask('/blogs', shop.url), pointer);
      expect((await ask('/', shop.url)).status).toBe(200);
      expect(JSON.parse((await ask('/readyz', shop.url)).text).setAside.blog).toMatchObject({
        version: pointer.version,
        reason: 'Error: on purpose',
      });
    });
    const { url, pid } = shop ?? { url: '', pid: 0 };
    await vi.waitFor(async () => expect((await ask('/blogs', url)).status).toBe(200), { timeout: HEALED_MS });
    expect(JSON.parse((await ask('/readyz', url)).text).setAside).toEqual({});
    // Killed from outside, a renderer is replaced too, and those of others go on.
    const [blog, ...others] = renderersOf(pid).toSorted((one) => (one.command.includes(' blog@') ? -1 : 1));
    expect(others.length).toBeGreaterThan(0);
    killNow(blog?.pid ?? 0);
    await vi.waitFor(async () => expect((await ask('/blogs', url)).status).toBe(200), { timeout: HEALED_MS });
    expect(others.every(isRunning)).toBe(true);
    // The shop's end, even by a kill, is the end of all of them.
    const renderers = renderersOf(pid);
    await shop?.stop();
    await expect.poll(() => renderers.filter(isRunning)).toEqual([]);
  });
});
