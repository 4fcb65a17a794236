import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LoneShop, startShop } from '#lib/lone-shop.ts';
import { isRunning, renderersOf } from '#lib/processes.ts';
import { releasesDir as storeUnderTest } from '#lib/store-under-test.ts';
import { changeShell } from '#lib/written-release.ts';
import { readSet } from '../../tools/lib/publishing/live-set.ts';
import { publish, toPointer } from '../../tools/lib/publishing/publish.ts';
import { openFolder } from '../../tools/lib/release-store/folder-store.ts';

/** The text that a new shell changes. */
const TEXT = 'Skip to content';

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

/** Makes a release of the shell live whose server file differs from the live one. */
async function publishShell(change: (server: string) => string) {
  const store = openFolder(releasesDir);
  const { shell } = await readSet(store);
  const release = await changeShell(await store.open('shell', shell?.version ?? ''), change);
  await store.put(release);
  const { version } = release.manifest;
  return { before: shell, version, id: await publish(releasesDir, { shell: toPointer(release) }) };
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
      const { status } = await ask(`${path}?page=${round}`);
      if (status !== 200) bad.push(`${path} ${status}`);
    }
  }
  return bad;
}

it('a new shell takes over while visitors come, and the renderers of the old one end', async () => {
  // The first page of each remote waits for the start of its process.
  for (const path of paths) {
    await expect.poll(async () => (await ask(path)).status).toBe(200);
  }
  expect((await ask('/blogs')).text).toContain(TEXT);
  const old = renderersOf(shop.pid);
  expect(old.length).toBeGreaterThan(0);
  const { id } = await publishShell((server) => server.replaceAll(TEXT, 'Skip the navigation'));
  let isOver = false;
  const visits = visitUntil(() => isOver);
  await expect.poll(async () => (await ask('/blogs')).set).toBe(id);
  const pages = await Promise.all(paths.map(ask));
  isOver = true;
  for (const { text } of pages) {
    expect(text).toContain('Skip the navigation');
    expect(text).not.toContain(TEXT);
  }
  expect(await visits).toEqual([]);
  await expect.poll(() => old.filter(isRunning)).toEqual([]);
});

it('a shell that throws does not take over: the shop goes on with the old one and says so', async () => {
  const { set } = await ask('/blogs');
  const { version, before } = await publishShell(() => "throw new Error('on purpose');");
  await expect.poll(async () => JSON.parse((await ask('/readyz')).text).setAside.shell?.version).toBe(version);
  const page = await ask('/blogs');
  expect(page).toMatchObject({ status: 200, set });
  expect(page.text).toContain('Skip the navigation');
  const back = await publish(releasesDir, { shell: before });
  await expect.poll(async () => JSON.parse((await ask('/readyz')).text).setAside).toEqual({});
  expect((await ask('/blogs')).set).toBe(back);
});
