import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readIntegrity, sealRelease, storeRelease } from '@aaram/runtime/publishing/files';
import { publish, toPointer } from '@aaram/runtime/publishing/publish';
import type { ReleaseSet, RemoteManifest } from '@aaram/shared-domain/contract';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBrowser } from '#lib/browser/browser.ts';
import { settled } from '#lib/browser/settled.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';

const visit = withBrowser();
let own: string;
let shop: LoneShop;

beforeAll(async () => {
  own = await mkdtemp(join(tmpdir(), 'aaram-returning-'));
  await cp(releasesDir, join(own, 'releases'), { recursive: true, filter: (path) => !path.endsWith('.lock') });
  shop = await startShop({ RELEASES_DIR: join(own, 'releases') });
});
afterAll(async () => {
  await shop?.stop();
  await rm(own, { recursive: true, force: true });
});

/** Publishes the live blog with another chunk of its list of posts, as a build of a changed source would write it. */
async function changeOneChunk(): Promise<string> {
  const releases = join(own, 'releases');
  const live: ReleaseSet = JSON.parse(await readFile(join(releases, 'live.json'), 'utf8'));
  const from = join(releases, 'blog', live.remotes.blog?.version ?? '');
  const dir = join(own, 'built/new');
  await cp(from, dir, { recursive: true });
  const manifest: RemoteManifest = JSON.parse(await readFile(join(dir, 'release.json'), 'utf8'));
  const file = join(dir, 'browser/page-blogs.js');
  const changed = `${await readFile(file, 'utf8')}\n// changed`;
  await writeFile(file, changed);
  const integrity = `sha256-${createHash('sha256').update(changed).digest('base64')}`;
  const container = await readFile(join(dir, 'browser', manifest.remoteEntry), 'utf8');
  const remoteEntry = 'remoteEntry.0a1b2c3d.js';
  await writeFile(
    join(dir, 'browser', remoteEntry),
    container.replace(manifest.integrity['page-blogs.js'] ?? 'no integrity', integrity),
  );
  for (const packed of ['page-blogs.js', manifest.remoteEntry].flatMap((name) => [`${name}.br`, `${name}.gz`])) {
    await rm(join(dir, 'browser', packed));
  }
  await rm(join(dir, 'browser', manifest.remoteEntry));
  const sealed = await sealRelease(dir, {
    ...manifest,
    remoteEntry,
    integrity: await readIntegrity(join(dir, 'browser')),
  });
  await storeRelease(sealed, releases);
  const { version, manifestSha256 = '', patterns = [] } = toPointer(sealed);
  return publish(releases, { remotes: { blog: { version, manifestSha256, patterns } } });
}

type Loaded = { file: string; encoding: string | undefined };

/** Opens the blog, and resolves to its scripts that came over the network, by their names. */
async function listLoaded(context: BrowserContext, page: Page): Promise<Loaded[]> {
  const session = await context.newCDPSession(page);
  const loaded = new Map<string, Loaded>();
  session.on('Network.responseReceived', ({ requestId, response: { url, headers, fromDiskCache } }) => {
    if (!fromDiskCache && url.endsWith('.js')) {
      loaded.set(requestId, { file: basename(url), encoding: headers['content-encoding'] });
    }
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => loaded.delete(requestId));
  await session.send('Network.enable');
  await page.goto(`${shop.url}/blogs`, { waitUntil: 'networkidle' });
  await settled(page);
  await session.detach();
  return [...loaded.values()].sort((one, other) => (one.file < other.file ? -1 : 1));
}

it('a visitor who comes back after a release loads its container and the chunk that it changed, and no other script', async () => {
  const { page, context, problems } = await visit();
  const first = await listLoaded(context, page);
  expect(first).toContainEqual({ file: 'expose.js', encoding: 'br' });
  const set = await changeOneChunk();
  await expect.poll(async () => (await (await fetch(`${shop.url}/readyz`)).json()).releaseSet).toBe(set);
  const next = await context.newPage();
  expect(await listLoaded(context, next)).toEqual([
    // In terms of the versions of these files that the browser has.
    { file: 'page-blogs.js', encoding: 'dcz' },
    { file: 'remoteEntry.0a1b2c3d.js', encoding: 'dcz' },
  ]);
  // A tab that is still open gets what its document named.
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(problems.errors).toEqual([]);
});
