import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LoneShop, startShop } from '#lib/lone-shop.ts';
import { isRunning, renderersOf } from '#lib/processes.ts';
import { runRelease } from '#lib/release-command.ts';
import { releasesDir as storeUnderTest } from '#lib/store-under-test.ts';
import { changeServer } from '#lib/written-release.ts';
import { readSet } from '../../tools/lib/publishing/live-set.ts';
import { publish, toPointer } from '../../tools/lib/publishing/publish.ts';
import { openFolder } from '../../tools/lib/release-store/folder-store.ts';

/** The text that a new shell changes. */
const TEXT = 'Skip to content';
const NEW_TEXT = 'Skip the navigation';

let folder: string;
let releasesDir: string;
let shop: LoneShop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaram-new-shell-'));
  releasesDir = join(folder, 'releases');
  await cp(storeUnderTest, releasesDir, { recursive: true });
  shop = await startShop({ RELEASES_DIR: releasesDir });
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

async function ask(path: string) {
  const response = await fetch(shop.url + path);
  return { status: response.status, set: response.headers.get('x-release-set'), text: await response.text() };
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
  }
  return bad;
}

/** Runs a command while visitors come, and waits until all pages have this text of the shell. */
async function moveShell(command: string[], text: string, other: string): Promise<{ said: string; ms: number }> {
  let isOver = false;
  const visits = visitUntil(() => isOver);
  try {
    const said = await runRelease({ RELEASES_DIR: releasesDir }, ...command, '--why', 'a test');
    const begin = performance.now();
    await expect.poll(async () => (await ask('/blogs')).text.includes(text)).toBe(true);
    const ms = Math.round(performance.now() - begin);
    for (const page of await Promise.all(paths.map(ask))) {
      expect(page.text).toContain(text);
      expect(page.text).not.toContain(other);
    }
    return { said, ms };
  } finally {
    isOver = true;
    expect(await visits).toEqual([]);
  }
}

it('a new shell is deployed by its command while visitors come, and the renderers of the old one end', async ({
  annotate,
}) => {
  // The first page of each remote waits for the start of its process.
  for (const path of paths) {
    await expect.poll(async () => (await ask(path)).status).toBe(200);
  }
  expect((await ask('/blogs')).text).toContain(TEXT);
  const old = renderersOf(shop.pid);
  expect(old.length).toBeGreaterThan(0);
  const before = (await liveShell())?.version;
  const { dir, manifest } = await makeShell((server) => server.replaceAll(TEXT, NEW_TEXT));
  const deployed = await moveShell(['deploy', 'shell', dir], NEW_TEXT, TEXT);
  expect(deployed.said).toContain(`shell is at ${manifest.version} now, before at ${before}`);
  await expect.poll(() => old.filter(isRunning)).toEqual([]);
  const back = await moveShell(['rollback', 'shell'], TEXT, NEW_TEXT);
  expect(back.said).toContain(`shell is at ${before} now, before at ${manifest.version}`);
  await annotate(`served ${deployed.ms} ms after the deploy of a shell, ${back.ms} ms after its rollback`, 'figure');
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
