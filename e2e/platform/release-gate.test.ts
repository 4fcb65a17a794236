import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REMOTE_CONTRACT } from '@aaram/shared-platform/remote';
import { expect, it } from 'vitest';
import { releasesDir } from '#lib/store-under-test.ts';
import { type CodePlace, writeServerFile } from '#lib/written-release.ts';
import { makeRemote } from '../../tools/lib/fixtures/release.ts';
import { findReasons } from '../../tools/lib/publishing/gate.ts';
import { readSet } from '../../tools/lib/publishing/live-set.ts';
import { openFolder } from '../../tools/lib/release-store/folder-store.ts';

const store = openFolder(releasesDir);

it.each(['storefront', 'seller-panel', 'blog'])('every page of %s passes the gate of releases', async (name) => {
  const set = await readSet(store);
  const release = await store.open(name, set.remotes[name]?.version ?? '');
  expect(await findReasons(store, set, release)).toEqual([]);
});

it.each(['storefront', 'seller-panel', 'blog'])(
  "the release of %s has the manifest that Module Federation's devtools read",
  async (name) => {
    const set = await readSet(store);
    const { dir, manifest } = await store.open(name, set.remotes[name]?.version ?? '');
    const { metaData, exposes } = JSON.parse(await readFile(join(dir, 'browser/mf-manifest.json'), 'utf8'));
    const [{ path, assets }] = exposes;
    const files = [metaData.remoteEntry.name, ...assets.js.sync, ...assets.js.async, ...assets.css.async];
    expect({ path, entry: metaData.remoteEntry.name, publicPath: metaData.publicPath }).toEqual({
      path: './remote',
      entry: 'remoteEntry' in manifest ? manifest.remoteEntry : '',
      publicPath: 'auto',
    });
    expect(Object.keys(manifest.integrity)).toEqual(expect.arrayContaining(['mf-manifest.json', ...files]));
  },
);

it.each<[string, CodePlace, string, RegExp]>([
  ['throws', 'render', "throw new Error('no posts');", /\/blogs of blog \w+ fails when it is rendered: .*no posts/],
  ['ends its process', 'render', 'process.exit(1);', /blog \w+ fails on the server/],
])('a release whose code %s does not pass it', async (_what, place, code, reason) => {
  const manifest = { contract: REMOTE_CONTRACT };
  const release = await makeRemote('blog', ['/blogs'], { server: writeServerFile(place, code), manifest });
  expect(await findReasons(store, await readSet(store), release)).toEqual([expect.stringMatching(reason)]);
});
