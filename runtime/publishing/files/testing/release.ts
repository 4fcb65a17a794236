import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Release, readIntegrity, sealRelease, sha256 } from '@aaram/runtime/publishing/files';
import { isAlive } from '@aaram/runtime/system';
import type { RemoteManifest, ShellManifest } from '@aaram/shared-domain/release';

const runs = join(tmpdir(), `aaram-releases-${process.getuid?.() ?? 0}`);
/** The folder of this run: its workers are children of one process. */
const ofThisRun = join(runs, String(process.ppid));

// Files of tests share this module, and workers are ended by force, so no hook is the last: the next run clears up.
mkdirSync(ofThisRun, { recursive: true });
for (const run of readdirSync(runs).filter((name) => !isAlive(Number(name))))
  rmSync(join(runs, run), { recursive: true, force: true, maxRetries: 3 });

type Contents = { script?: string | undefined; server?: string };

async function startFolder({ script = 'entry', server = 'module.exports = {}' }: Contents, names: string[]) {
  const dir = join(await mkdtemp(join(ofThisRun, 'release-')), 'new');
  await mkdir(join(dir, 'browser'), { recursive: true });
  for (const name of names) await writeFile(join(dir, 'browser', name), script);
  await writeFile(join(dir, 'server.cjs'), server);
  const pin = { file: 'server.cjs', sha256: sha256(server) };
  return { dir, server: pin, integrity: await readIntegrity(join(dir, 'browser')) };
}

/** A small release of a remote, in a folder of its own. `script` tells versions apart. */
export async function makeRemote(
  name: string,
  patterns: string[],
  { manifest = {}, ...contents }: Contents & { manifest?: Partial<RemoteManifest> } = {},
): Promise<Release> {
  const { dir, ...files } = await startFolder(contents, ['remoteEntry.1.js', 'page.js', '@mf-types.zip']);
  return sealRelease(dir, {
    name,
    version: '',
    contract: 2,
    remoteEntry: 'remoteEntry.1.js',
    entry: { js: [], css: [] },
    pages: Object.fromEntries(patterns.map((pattern) => [pattern, { js: ['page.js'], css: [] }])),
    reads: {},
    needs: { react: '^19.0.0', platform: ['Link'] },
    ...files,
    ...manifest,
  });
}

/** The same of the shell. */
export async function makeShell({
  manifest = {},
  file = 'main.js',
  ...contents
}: Contents & { file?: string; manifest?: Partial<ShellManifest> } = {}): Promise<Release> {
  const { dir, ...files } = await startFolder(contents, [file]);
  const assets = JSON.stringify({ js: [{ url: `/assets/${file}` }], css: [], fonts: [] });
  await writeFile(join(dir, 'assets.json'), assets);
  return sealRelease(dir, {
    name: 'shell',
    version: '',
    contract: 2,
    lends: { react: '19.3.1', platform: ['Link', 'useQuery'] },
    patterns: ['/login'],
    assets: { file: 'assets.json', sha256: sha256(assets) },
    ...files,
    ...manifest,
  });
}
