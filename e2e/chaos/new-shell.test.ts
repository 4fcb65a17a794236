import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readLog } from '@aaram/runtime/publishing/log';
import { markGood } from '@aaram/runtime/publishing/moves';
import { publish, startCanary, toPointer } from '@aaram/runtime/publishing/publish';
import { changeSet, readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongForm } from '#lib/long-form.ts';
import { runRelease } from '#lib/release/release-command.ts';
import { breakShell } from '#lib/release/release-drill.ts';
import { changeServer } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { isRunning, renderersOf } from '#lib/store/processes.ts';
import { releasesDir as storeUnderTest } from '#lib/store/store-under-test.ts';

/** The text that a new shell changes. */
const TEXT = 'Skip to content';
const NEW_TEXT = 'Skip the navigation';
/** Within this time all visitors have the shell before, ms. */
const ROLLED_BACK_MS = 2000;
/** Between two rounds of visitors, ms: the processor is for the shell that starts. */
const ROUND_MS = 50;
const author = { by: 'a test', why: 'a test of the shell' };

let folder: string;
let releasesDir: string;
let shop: LoneShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaram-new-shell-'));
  releasesDir = join(folder, 'releases');
  await cp(storeUnderTest, releasesDir, { recursive: true });
  shop = await startShop({ RELEASES_DIR: releasesDir, LIMITS: 'relaxed' });
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const liveShell = async () => (await readSet(openFolder(releasesDir))).shell;

/** A release of the shell whose server file differs from the live one; it is in no store yet. */
async function makeShell(change: (server: string) => string) {
  const release = await openFolder(releasesDir).open('shell', (await liveShell())?.version ?? '');
  return changeServer(release, change);
}

/** A visitor, new without a cookie. `cookie` is what such a one is given. */
async function ask(path: string, cookie = '') {
  const response = await fetch(shop.url + path, { headers: { cookie } });
  const { headers, status } = response;
  return {
    ...{ status, set: headers.get('x-release-set'), lastGood: headers.get('x-last-good') },
    cookie: headers.get('set-cookie')?.split(';')[0] ?? '',
    text: await response.text(),
  };
}

const paths = ['/women', '/blogs', '/login'];

/** Asks for pages of all parts until `isOver`; resolves to what was not answered with 200. */
async function visitUntil(isOver: () => boolean): Promise<string[]> {
  const bad: string[] = [];
  for (let round = 0; !isOver(); round += 1) {
    for (const path of paths) {
      // The blog has as many pages as it has posts.
      const { status } = await ask(path === '/blogs' ? path : `${path}?page=${round}`);
      if (status !== 200) bad.push(`${path} ${status}`);
    }
    await wait(ROUND_MS);
  }
  return bad;
}

/**
 * Runs a command while visitors come, and waits until all pages have this text of the shell. Resolves to what it said, and
 * how long after the move of the set that was, ms.
 */
async function moveShell(command: string[], text: string, other: string): Promise<{ said: string; ms: number }> {
  let isOver = false;
  const visits = visitUntil(() => isOver);
  try {
    const seen = expect
      .poll(async () => (await ask('/blogs')).text.includes(text), { timeout: 60_000 })
      .toBe(true)
      .then(() => Date.now());
    const [said, at] = await Promise.all([
      runRelease({ RELEASES_DIR: releasesDir }, ...command, '--why', 'a test'),
      seen,
    ]);
    const ms = at - Date.parse((await readLog(openFolder(releasesDir))).at(-1)?.at ?? '');
    for (const page of await Promise.all(paths.map((path) => ask(path)))) {
      expect(page.text).toContain(text);
      expect(page.text).not.toContain(other);
    }
    return { said, ms };
  } finally {
    isOver = true;
    expect(await visits).toEqual([]);
  }
}

it('a new shell is deployed and rolled back while visitors come, and the one before is ready all the time', async ({
  annotate,
}) => {
  // The first page of each remote waits for the start of its process.
  for (const path of paths) {
    await expect.poll(async () => (await ask(path)).status).toBe(200);
  }
  expect((await ask('/blogs')).text).toContain(TEXT);
  const old = renderersOf(shop.pid);
  expect(old.length).toBeGreaterThan(0);
  const before = (await liveShell())?.version ?? '';
  const { dir, manifest } = await makeShell((server) => server.replaceAll(TEXT, NEW_TEXT));
  const deployed = await moveShell(['deploy', 'shell', dir], NEW_TEXT, TEXT);
  expect(deployed.said).toContain(`shell is at ${manifest.version} now, before at ${before}`);
  expect(old.filter((one) => !isRunning(one))).toEqual([]);
  const back = await moveShell(['rollback', 'shell'], TEXT, NEW_TEXT);
  expect(back.said).toContain(`shell is at ${before} now, before at ${manifest.version}`);
  await annotate(`served ${deployed.ms} ms after the deploy of a shell, ${back.ms} ms after its rollback`, 'figure');
  if (isLongForm) expect(back.ms).toBeLessThan(ROLLED_BACK_MS);
  // Once it is good again, the other one ends.
  await markGood({ store: openFolder(releasesDir), part: 'shell', author }, before);
  await expect.poll(() => renderersOf(shop.pid).filter((one) => !old.some(({ pid }) => pid === one.pid))).toEqual([]);
  expect(old.filter((one) => !isRunning(one))).toEqual([]);
});

/** Gives ten of a hundred visitors another shell, past the gate. */
async function tryShell(change: (server: string) => string): Promise<string> {
  const release = await makeShell(change);
  const store = openFolder(releasesDir);
  await store.put(release);
  const pointer = toPointer(release);
  await changeSet(store, author, (set) => startCanary(set, { part: 'shell', pointer }, 10, author));
  const { version } = release.manifest;
  await expect.poll(canaries, { timeout: 30_000 }).toEqual([{ remote: 'shell', version, percent: 10 }]);
  return version;
}
const canaries = async () => JSON.parse((await ask('/readyz')).text).canaries;

it('a canary of the shell goes to 10 of 100 visitors for all their documents, and the others have the live one', async () => {
  await tryShell((server) => server.replaceAll(TEXT, NEW_TEXT));
  const firsts: Awaited<ReturnType<typeof ask>>[] = [];
  for (let visitor = 0; visitor < 100; visitor += 1) firsts.push(await ask('/blogs'));
  const chosen = firsts.filter(({ text }) => text.includes(NEW_TEXT));
  expect(chosen).toHaveLength(10);
  for (const cookie of chosen.map((one) => one.cookie).slice(0, 2)) {
    for (const path of paths) expect((await ask(path, cookie)).text).toContain(NEW_TEXT);
  }
  const other = firsts.find(({ text }) => text.includes(TEXT))?.cookie;
  expect((await ask('/women', other)).text).toContain(TEXT);
  const said = await runRelease({ RELEASES_DIR: releasesDir }, 'rollback', 'shell', '--why', 'a test');
  expect(said).toContain('the canary of shell has ended');
  await expect.poll(canaries).toEqual([]);
});

// security: faulty-canary
it('a canary of the shell whose pages fail is withdrawn by itself, and its visitors have the live one meanwhile', async ({
  annotate,
}) => {
  const live = (await liveShell())?.version;
  const version = await tryShell(breakShell("throw new Error('on purpose')"));
  const begin = performance.now();
  const seen: Awaited<ReturnType<typeof ask>>[] = [];
  await expect
    .poll(
      async () => {
        for (const path of paths) seen.push(await ask(`${path}?visit=${seen.length}`));
        return canaries();
      },
      { timeout: 30_000, interval: 50 },
    )
    .toEqual([]);
  await annotate(`withdrawn ${Math.round(performance.now() - begin)} ms after it was ready`, 'figure');
  expect(seen.filter(({ status, text }) => status !== 200 || !text.includes(TEXT))).toEqual([]);
  expect(seen.some(({ lastGood }) => lastGood === `shell@${live}`)).toBe(true);
  expect((await readLog(openFolder(releasesDir))).at(-1)).toMatchObject({
    ...{ how: 'withdraw', part: 'shell', by: 'the shop server', from: version, to: live },
    why: expect.stringMatching(/^worse than the live release/),
  });
});

it('a shell that throws does not take over: the shop goes on with the old one and says so', async () => {
  const before = await liveShell();
  const { set } = await ask('/blogs');
  const release = await makeShell(() => "throw new Error('on purpose');");
  // Past the gate, which refuses it.
  await openFolder(releasesDir).put(release);
  await publish(releasesDir, { shell: toPointer(release) });
  await expect
    .poll(async () => JSON.parse((await ask('/readyz')).text).setAside.shell?.version)
    .toBe(release.manifest.version);
  const page = await ask('/blogs');
  expect(page).toMatchObject({ status: 200, set });
  expect(page.text).toContain(TEXT);
  const back = await publish(releasesDir, { shell: before });
  await expect.poll(async () => JSON.parse((await ask('/readyz')).text).setAside).toEqual({});
  expect((await ask('/blogs')).set).toBe(back);
});
