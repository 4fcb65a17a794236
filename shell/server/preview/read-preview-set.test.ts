import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseDirOf } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { makeSetId } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listSets } from '../release-choice.ts';
import { ReleaseStore } from '../releases.ts';
import { createPreviewMaker } from './make-preview.ts';
import { createPreviewSets } from './read-preview-set.ts';

let dir: string;
let store: ReleaseStore;
let brought: string[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-preview-'));
  const built = [
    await makeShell(),
    await makeRemote('storefront', ['/', '/women']),
    await makeRemote('blog', ['/blogs']),
  ];
  await publishBuilt(openFolder(dir), built, { by: 'asha', why: 'a test' });
  store = new ReleaseStore(dir, () => undefined);
  brought = [];
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const open = () =>
  createPreviewSets({
    releasesDir: dir,
    bring: async (part, version) => void brought.push(`${part} ${version}`),
    live: () => store.live(),
    readRelease: store.readRelease.bind(store),
  });
async function putBlog(patterns = ['/blogs', '/posts/:id'], manifest = {}) {
  const release = await makeRemote('blog', patterns, { script: 'shown', manifest });
  await openFolder(dir).put(release);
  return release.manifest.version;
}

it('the set of a preview is the live one with another release, with an id that no other set can have', async () => {
  const readSet = open();
  const version = await putBlog();
  const live = await store.live();
  const before = JSON.stringify(live);
  const set = await readSet('blog', version);
  expect(set).toMatchObject({ shell: live.shell, canaries: [], isPreview: true });
  expect(set.remotes.blog?.info).toMatchObject({ version, patterns: ['/blogs', '/posts/:id'] });
  expect(set.remotes.storefront).toBe(live.remotes.storefront);
  const asLive = makeSetId(live.shell, { ...live.versions, blog: { version } });
  expect([asLive, ...listSets(live).map(({ id }) => id)]).not.toContain(set.id);
  expect(await readSet('blog', version)).toBe(set);
  expect(JSON.stringify(await store.live())).toBe(before);
  expect(brought).toEqual([`blog ${version}`]);
});

it('the address of a preview is that of a page without parameters, of the shop', async () => {
  const version = await putBlog(['/posts/:id', '/blogs']);
  const make = createPreviewMaker({ secret: 'a secret', publicUrl: 'https://shop.example', readSet: open() });
  const { address, until } = await make({ part: 'blog', version });
  expect(address.startsWith(`https://shop.example/blogs?release=blog@${version}.`)).toBe(true);
  expect(Date.parse(until)).toBeGreaterThan(Date.now());
});

it.each<[string, () => Promise<[string, string]>, RegExp]>([
  ['is not in the store', async () => ['blog', '000000000000'], /There is no release of blog/],
  ['is of another contract', async () => ['blog', await putBlog(['/blogs'], { contract: 3 })], /contract 3/],
  ['claims an address of others', async () => ['blog', await putBlog(['/women'])], /which belongs to storefront/],
  ['is of the shell', async () => ['shell', (await store.live()).shell ?? ''], /The shell has no preview/],
  [
    'was changed',
    async () => {
      const version = await putBlog();
      await writeFile(join(releaseDirOf(dir, { name: 'blog', version }), 'server.cjs'), 'changed');
      return ['blog', version];
    },
    /server.cjs of blog \w+ is missing or was changed/,
  ],
])('a release that %s has no preview, and is read again', async (_what, make, reason) => {
  const readSet = open();
  const [part, version] = await make();
  await expect(readSet(part, version)).rejects.toThrow(reason);
  await expect(readSet(part, version)).rejects.toThrow(reason);
  expect(brought).toHaveLength(2);
});
