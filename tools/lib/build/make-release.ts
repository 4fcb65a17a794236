import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import vm from 'node:vm';
import { StartProblem } from '@aaram/runtime/problems';
import { type Release, readIntegrity, sealRelease, sha256, storeRelease } from '@aaram/runtime/publishing/files';
import { toPointer } from '@aaram/runtime/publishing/publish';
import type { StatsCompilation } from '@rspack/core';
import { distOf, sharedVersions } from '../../../rspack.config.base.ts';
import {
  apiLevels,
  type FileSet,
  type RemoteManifest,
  type RemotePointer,
  type ShellManifest,
} from '../../../shared-domain/src/contract/index.ts';
import { listReads, type Page, type RemoteModule } from '../../../shared-platform/src/remote/index.ts';
import { findBuiltLine } from '../../../shell/server/gate/source-line.ts';
import { filesOf, namesUsedOf } from './compile-app.ts';

export { publish } from '@aaram/runtime/publishing/publish';

const require = createRequire(import.meta.url);
/** What the first screen is written in. */
const FIRST_FONTS = /^(anek-latin|instrument-sans)\..*woff2$/;
const PLATFORM = '@aaram/shared-platform';
type Built = { root: string; stats: StatsCompilation };

/** What a remote says of itself, read by running its server file with stand-ins for what the shell lends. */
function readRemote(source: string, name: string): RemoteModule {
  const platform = new Proxy({}, { get: () => () => undefined });
  const module: { exports: { default?: Partial<RemoteModule> } } = { exports: {} };
  const wrapper = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename: `${name}.cjs` });
  wrapper.runInThisContext()(module, module.exports, (id: string) => (id === PLATFORM ? platform : require(id)));
  const { contract, pages } = module.exports.default ?? {};
  if (contract === undefined || pages === undefined)
    throw new Error(`${name}/src/remote.tsx must export a remote made by defineRemote().`);
  return { contract, pages };
}

/** The same. Throws a sentence with the line of the source when the file throws while it is loaded. */
async function readRemoteOrExplain(source: string, name: string, built: string): Promise<RemoteModule> {
  try {
    return readRemote(source, name);
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const line = await findBuiltLine(built, stack);
    throw new StartProblem(`${name} throws when it is loaded: ${message}${line === undefined ? '' : ` (${line})`}`);
  }
}

/** What the built shell lends remotes, and its own addresses. */
function readShell(file: string): Pick<ShellManifest, 'contract' | 'lends' | 'patterns'> {
  const { REMOTE_CONTRACT: contract, sharedModules, listOwnPatterns } = require(file);
  const lends = { react: sharedModules.react.version, platform: Object.keys(sharedModules[PLATFORM]).sort() };
  return { contract, lends, patterns: listOwnPatterns() };
}

function pageFiles(stats: StatsCompilation, pages: readonly Page[], name: string): Record<string, FileSet> {
  const entries = pages.map(({ pattern, chunk }): [string, FileSet] => {
    const files = filesOf(stats, `page-${chunk}`);
    if (files.js.length === 0) throw new Error(`${name}: no chunk "page-${chunk}" for ${pattern} (webpackChunkName).`);
    return [pattern, files];
  });
  return Object.fromEntries(entries);
}

/** An empty folder beside the releases that were built before; it has the browser files and the server file. */
async function startFolder(root: string, app: string): Promise<{ dir: string; server: string }> {
  const dist = distOf(root, app);
  const dir = join(dist, 'release/new');
  await rm(join(dist, 'release'), { recursive: true, force: true });
  await mkdir(dir, { recursive: true });
  await cp(join(dist, 'browser'), join(dir, 'browser'), { recursive: true });
  const server = await readFile(join(dist, 'server/entry.cjs'), 'utf8');
  await writeFile(join(dir, 'server.cjs'), server);
  return { dir, server };
}

/** Makes a release of a built remote: a folder in `<name>/dist/release`, in no store yet. */
export async function buildRemoteRelease({ root, name, stats }: Built & { name: string }): Promise<Release> {
  const { dir, server } = await startFolder(root, name);
  const integrity = await readIntegrity(join(dir, 'browser'));
  const remote = await readRemoteOrExplain(server, name, join(distOf(root, name), 'server/entry.cjs'));
  const remoteEntry = Object.keys(integrity).find((file) => /^remoteEntry\..*\.js$/.test(file));
  if (remoteEntry === undefined) throw new Error(`${name}: the container's script was not found.`);
  const entry = filesOf(stats, 'expose');
  if (entry.js.length === 0) throw new Error(`${name}: the exposed module's chunk was not found.`);
  const content: RemoteManifest = {
    name,
    version: '',
    contract: remote.contract,
    remoteEntry,
    entry,
    pages: pageFiles(stats, remote.pages, name),
    reads: listReads(remote.pages),
    api: apiLevels.level,
    needs: { react: sharedVersions.react, platform: namesUsedOf(stats, PLATFORM) },
    server: { file: 'server.cjs', sha256: sha256(server) },
    integrity,
    addresses: 'content',
  };
  return sealRelease(dir, content);
}

/** The same for the built shell. */
export async function buildShellRelease({ root, stats }: Built): Promise<Release> {
  const { dir, server } = await startFolder(root, 'shell');
  const integrity = await readIntegrity(join(dir, 'browser'));
  const pin = (file: string) => ({ url: `/assets/${file}`, integrity: integrity[file] });
  const { js, css } = filesOf(stats, 'main');
  const ownPages = Object.keys(stats.namedChunkGroups ?? {})
    .filter((chunk) => chunk.startsWith('page-'))
    .sort();
  const assets = JSON.stringify(
    {
      js: js.map(pin),
      css: css.map(pin),
      fonts: Object.keys(integrity)
        .filter((name) => FIRST_FONTS.test(name))
        .map((file) => `/assets/${file}`),
      pages: Object.fromEntries(
        ownPages.map((chunk) => {
          const own = filesOf(stats, chunk);
          return [chunk.slice('page-'.length), { js: own.js.map(pin), css: own.css.map(pin) }];
        }),
      ),
      integrity,
    },
    null,
    1,
  );
  await writeFile(join(dir, 'assets.json'), assets);
  const content: ShellManifest = {
    name: 'shell',
    version: '',
    ...readShell(join(dir, 'server.cjs')),
    api: apiLevels.level,
    server: { file: 'server.cjs', sha256: sha256(server) },
    assets: { file: 'assets.json', sha256: sha256(assets) },
    integrity,
  };
  return sealRelease(dir, content);
}

/** Puts a built remote into the store of releases. Resolves to its pointer. */
export async function makeRelease({
  releasesDir,
  ...built
}: Built & { releasesDir: string; name: string }): Promise<RemotePointer> {
  const release = await buildRemoteRelease(built);
  await storeRelease(release, releasesDir);
  const { version, manifestSha256, patterns = [] } = toPointer(release);
  return { version, manifestSha256: manifestSha256 ?? '', patterns };
}
