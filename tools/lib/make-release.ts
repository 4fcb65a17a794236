import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import type { StatsCompilation } from '@rspack/core';
import type { FileSet, ReleaseSet, RemoteManifest } from '../../shared-domain/src/contract/index.ts';
import { listReads, type Page, type RemoteModule } from '../../shared-platform/src/remote/index.ts';
import { filesOf, integrityOf } from './compile-app.ts';

const require = createRequire(import.meta.url);
/** What the first screen is written in. */
const FIRST_FONTS = /^(anek-latin|instrument-sans)\..*woff2$/;
type Built = { root: string; releasesDir: string; stats: StatsCompilation };
type Pointer = ReleaseSet['remotes'][string];
/** Releases to make live; those that are not named stay. */
export type Pointers = { shell?: ReleaseSet['shell'] | undefined; remotes?: ReleaseSet['remotes'] };

const sha256 = (bytes: string) => createHash('sha256').update(bytes).digest('hex');

/** What a remote says of itself, read by running its server file with stand-ins for what the shell lends. */
function readRemote(source: string, name: string): RemoteModule {
  const platform = new Proxy({}, { get: () => () => undefined });
  const module: { exports: { default?: Partial<RemoteModule> } } = { exports: {} };
  const wrapper = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename: `${name}.cjs` });
  wrapper.runInThisContext()(module, module.exports, (id: string) =>
    id === '@aaram/shared-platform' ? platform : require(id),
  );
  const { contract, pages } = module.exports.default ?? {};
  if (contract === undefined || pages === undefined)
    throw new Error(`${name}/src/remote.tsx must export a remote made by defineRemote().`);
  return { contract, pages };
}

function pageFiles(stats: StatsCompilation, pages: readonly Page[], name: string): Record<string, FileSet> {
  const entries = pages.map(({ pattern, chunk }): [string, FileSet] => {
    const files = filesOf(stats, `page-${chunk}`);
    if (files.js.length === 0) throw new Error(`${name}: no chunk "page-${chunk}" for ${pattern} (webpackChunkName).`);
    return [pattern, files];
  });
  return Object.fromEntries(entries);
}

/** Puts a built remote into the store of releases, under the hash of its contents. Resolves to its pointer. */
export async function makeRelease({ root, releasesDir, name, stats }: Built & { name: string }): Promise<Pointer> {
  const dist = join(root, name, 'dist');
  const server = await readFile(join(dist, 'server/entry.cjs'), 'utf8');
  const integrity = await integrityOf(join(dist, 'browser'));
  const version = sha256(
    JSON.stringify([integrity, sha256(server), (await readdir(join(dist, 'browser'))).sort()]),
  ).slice(0, 12);
  const remote = readRemote(server, name);
  const remoteEntry = Object.keys(integrity).find((file) => file.startsWith('remoteEntry.'));
  if (remoteEntry === undefined) throw new Error(`${name}: the container's script was not found.`);
  const manifest: RemoteManifest = {
    name,
    version,
    contract: remote.contract,
    remoteEntry,
    entry: filesOf(stats, 'expose'),
    pages: pageFiles(stats, remote.pages, name),
    reads: listReads(remote.pages),
    server: { file: 'server.cjs', sha256: sha256(server) },
    integrity,
  };
  if (manifest.entry.js.length === 0) throw new Error(`${name}: the exposed module's chunk was not found.`);
  const bytes = JSON.stringify(manifest, null, 1);
  await store({ dir: join(releasesDir, name), version, dist, server, bytes });
  return { version, manifestSha256: sha256(bytes), patterns: remote.pages.map(({ pattern }) => pattern) };
}

/** A release is written beside its place and moved there whole, so nobody ever sees half of one. */
async function store({
  dir,
  version,
  dist,
  server,
  bytes,
}: Record<'dir' | 'version' | 'dist' | 'server' | 'bytes', string>) {
  const temporary = join(dir, `.${version}-${process.pid}`);
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  await cp(join(dist, 'browser'), join(temporary, 'browser'), { recursive: true });
  await writeFile(join(temporary, 'server.cjs'), server);
  await writeFile(join(temporary, 'release.json'), bytes);
  await rm(join(dir, version), { recursive: true, force: true });
  await rename(temporary, join(dir, version));
}

/**
 * Puts a built shell into the store of releases. Browsers' files of all its releases lie in one folder, told apart by
 * the hash in their names: a tab opened before a deploy still finds the parts it has not loaded yet.
 */
export async function makeShellRelease({ root, releasesDir, stats }: Built): Promise<ReleaseSet['shell']> {
  const dist = join(root, 'shell/dist');
  const integrity = await integrityOf(join(dist, 'browser'));
  const pin = (file: string) => ({ url: `/assets/${file}`, integrity: integrity[file] });
  const { js, css } = filesOf(stats, 'main');
  const fonts = (await readdir(join(dist, 'browser'))).filter((name) => FIRST_FONTS.test(name));
  const assets = {
    js: js.map(pin),
    css: css.map(pin),
    fonts: fonts.map((file) => `/assets/${file}`),
    pages: Object.fromEntries(
      Object.keys(stats.namedChunkGroups ?? {})
        .filter((chunk) => chunk.startsWith('page-'))
        .map((chunk) => {
          const own = filesOf(stats, chunk);
          return [chunk.slice('page-'.length), { js: own.js.map(pin), css: own.css.map(pin) }];
        }),
    ),
    integrity,
  };
  const server = await readFile(join(dist, 'server/entry.cjs'), 'utf8');
  const version = sha256(JSON.stringify([assets, sha256(server)])).slice(0, 12);
  const dir = join(releasesDir, 'shell', version);
  await mkdir(dir, { recursive: true });
  await cp(join(dist, 'browser'), join(releasesDir, 'shell/files'), { recursive: true });
  await writeFile(join(dir, 'server.cjs'), server);
  await writeFile(join(dir, 'assets.json'), JSON.stringify(assets, null, 1));
  return { version };
}

/** Makes these releases live, the others stay: one small file, swapped at once. Resolves to the set's id. */
export async function publish(releasesDir: string, { shell, remotes = {} }: Pointers): Promise<string> {
  const path = join(releasesDir, 'live.json');
  const present: Pick<ReleaseSet, 'remotes'> & Partial<ReleaseSet> = await readFile(path, 'utf8').then(
    JSON.parse,
    () => ({ remotes: {} }),
  );
  const set = { shell: shell ?? present.shell, remotes: { ...present.remotes, ...remotes } };
  const versions = Object.entries(set.remotes).map(([name, { version }]) => [name, version]);
  const id = sha256(JSON.stringify([set.shell, versions.sort()])).slice(0, 12);
  await mkdir(releasesDir, { recursive: true });
  await writeFile(`${path}.${process.pid}`, JSON.stringify({ id, ...set }, null, 1));
  await rename(`${path}.${process.pid}`, path);
  return id;
}
