import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeRemote } from '@aaram/runtime/publishing/files/testing';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { REMOTE_CONTRACT } from '@aaram/shared-platform/remote';
import { expect, it, onTestFinished } from 'vitest';
import { type CodeSpot, changeServer, writeServerFile } from '#lib/release/written-release.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';
import { findReasons } from '../../shell/server/gate/gate.ts';
import { tryPages } from '../../shell/server/gate/try-pages.ts';
import { listRemotes } from '../../tools/lib/workspaces.mjs';

const store = openFolder(releasesDir);
const remotes = listRemotes(resolve(import.meta.dirname, '../..'));

// security: unfit-release
it.each(remotes)('every page of %s passes the gate of releases', async (name) => {
  const set = await readSet(store);
  const release = await store.open(name, set.remotes[name]?.version ?? '');
  expect(await findReasons(store, set, release)).toEqual([]);
});

it.each(remotes)("the release of %s has the manifest that Module Federation's devtools read", async (name) => {
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
});

// security: unfit-release
it.each<[string, CodeSpot, string, RegExp]>([
  ['throws', 'render', "throw new Error('no posts');", /\/blogs of blog \w+ fails when it is rendered: .*no posts/],
  ['ends its process', 'render', 'process.exit(1);', /blog \w+ fails on the server/],
])('a release whose code %s does not pass it', async (_what, spot, code, reason) => {
  const manifest = { contract: REMOTE_CONTRACT };
  const release = await makeRemote('blog', ['/blogs'], { server: writeServerFile(spot, code), manifest });
  expect(await findReasons(store, await readSet(store), release)).toEqual([expect.stringMatching(reason)]);
});

// security: unfit-release
it("a shell that throws on one of its own pages does not pass it, and the live shell's own pages do", async () => {
  const set = await readSet(store);
  const live = await store.open('shell', set.shell?.version ?? '');
  const tried: string[][] = [];
  const tryOwn: typeof tryPages = async (shell, [own, ...remotes], others) => {
    tried.push(remotes.map(({ manifest }) => manifest.name));
    return tryPages(shell, own ? [own] : [], others);
  };
  expect(await findReasons(store, set, live, tryOwn)).toEqual([]);
  const broken = await changeServer(live, (server) =>
    server.replace(/lead: oneAccount\b/, 'lead: (() => { throw new Error("no form"); })()'),
  );
  expect(await findReasons(store, set, broken, tryOwn)).toEqual([
    expect.stringMatching(/^\/signup of shell \w+ fails when it is rendered: .*no form/),
  ]);
  expect(tried).toEqual([Object.keys(set.remotes), Object.keys(set.remotes)]);
});

it("Module Federation's own tools find the types of each remote", async () => {
  const { remotes } = await readSet(store);
  const context = await mkdtemp(join(tmpdir(), 'aaram-types-'));
  onTestFinished(() => rm(context, { recursive: true, force: true }));
  const { DTSManager } = await import('@module-federation/dts-plugin/core');
  const addresses = Object.entries(remotes).map(([name, { version }]) => {
    const manifest = `${shopUrl}/releases/${name}/${version}/browser/mf-manifest.json`;
    return [name, `${name.replaceAll('-', '_')}@${manifest}`];
  });
  const moduleFederationConfig = { name: 'host', remotes: Object.fromEntries(addresses) };
  await new DTSManager({ host: { context, moduleFederationConfig, consumeAPITypes: true } }).consumeTypes();
  for (const [name] of addresses) {
    const read = (file: string) => readFile(join(context, '@mf-types', String(name), file), 'utf8');
    expect(await read('remote.d.ts')).toContain('import("@aaram/shared-platform/remote").RemoteModule');
    expect(await read('apis.d.ts')).toContain(`typeof import("${name}/remote")`);
  }
});
