/**
 * What a returning shopper loads again: the last COMMITS commits of this repository as releases, each built with today's
 * tools, and the scripts of four pages that the visit before did not have. The last row is all of them as one release.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, zstdCompressSync } from 'node:zlib';
import { familyOf } from '../../../shell/server/files/release-pins.ts';
import { compileApp, filesOf } from '../build/compile-app.ts';
import { listWorkspaces } from '../workspaces.mjs';

const root = resolve(import.meta.dirname, '../../..');
const COMMITS = Number(process.env.COMMITS ?? 20);
/** The aim for a typical day, bytes. */
const BUDGET = 25 * 1024;
/** A shopper's visit: the shell, the storefront and these pages of it. */
const PAGES = ['page-home', 'page-category', 'page-product', 'page-cart'];
/** What is built with today's tools, whatever the commit had. */
const TOOLS = ['rspack.config.base.ts', 'rspack.chunks.ts', 'rspack.federation.ts', 'tools'];

/** Scripts by their content: with an address by content, the same bytes are loaded once. Sizes in bytes of Brotli. */
type Script = { name: string; content: string; bytes: number };
type Scripts = Map<string, Script>;

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** A folder with the packages of this repository, whose own packages are the folder's. */
function makeHouse(): string {
  const house = mkdtempSync(join(tmpdir(), 'aaram-replay-'));
  const modules = join(house, 'node_modules');
  mkdirSync(join(modules, '@aaram'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@aaram' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of listWorkspaces(root)) symlinkSync(join(house, name), join(modules, '@aaram', name));
  return house;
}

/** Fills it with the sources of a commit. */
function checkOut(house: string, commit: string): void {
  for (const name of readdirSync(house)) if (name !== 'node_modules') rmSync(join(house, name), { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1024 ** 3 });
  execFileSync('tar', ['-x', '-C', house], { input: archive });
  for (const name of TOOLS) {
    rmSync(join(house, name), { recursive: true, force: true });
    cpSync(join(root, name), join(house, name), { recursive: true });
  }
  // What a package has installed for itself alone.
  for (const name of listWorkspaces(root)) {
    const own = join(root, name, 'node_modules');
    if (lstatSync(own, { throwIfNoEntry: false })) symlinkSync(own, join(house, name, 'node_modules'));
  }
}

const sizes = new Map<string, number>();
function sizeOf(content: string, hash: string): number {
  const known = sizes.get(hash) ?? brotliCompressSync(content).length;
  sizes.set(hash, known);
  return known;
}

/** The scripts of a visit of the sources in the folder. */
async function buildVisit(house: string): Promise<Scripts> {
  const scripts: Scripts = new Map();
  for (const app of ['shell', 'storefront']) {
    const stats = await compileApp(house, app);
    const folder = join(house, app, 'dist/browser');
    const containers = readdirSync(folder).filter((file) => /^remoteEntry\..*\.js$/.test(file));
    const chunks = app === 'shell' ? ['main'] : ['expose', ...PAGES];
    for (const name of new Set([...containers, ...chunks.flatMap((chunk) => filesOf(stats, chunk).js)])) {
      const content = readFileSync(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(content).digest('hex');
      scripts.set(`${app} ${hash}`, { name: `${app}/${familyOf(name)}`, content, bytes: sizeOf(content, hash) });
    }
  }
  return scripts;
}

/** A script in terms of its older version, where the browser can use that: `dcz` begins with 40 bytes of its own. */
function sizeWith(older: Script | undefined, { content, bytes }: Script): number {
  if (older === undefined) return bytes;
  const params = { [constants.ZSTD_c_compressionLevel]: 19 };
  return Math.min(bytes, 40 + zstdCompressSync(content, { params, dictionary: Buffer.from(older.content) }).length);
}

function describeReturn(before: Scripts, after: Scripts) {
  const loaded = [...after].filter(([hash]) => !before.has(hash)).map(([, script]) => script);
  const older = new Map([...before.values()].map((script) => [script.name, script]));
  const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
  return {
    'first visit': sum([...after.values()].map(({ bytes }) => bytes)),
    returning: sum(loaded.map(({ bytes }) => bytes)),
    'with dictionaries': sum(loaded.map((script) => sizeWith(older.get(script.name), script))),
    files: loaded.length,
  };
}

/** Resolves to the exit code: 1 where a shopper who comes back after all of the commits loads more than the budget. */
export async function benchReleases(): Promise<number> {
  const commits = git('rev-list', '--first-parent', '-n', String(COMMITS + 1), 'HEAD')
    .split('\n')
    .reverse();
  const house = makeHouse();
  const rows: Record<string, ReturnType<typeof describeReturn>> = {};
  const visits: Scripts[] = [];
  try {
    for (const commit of commits) {
      checkOut(house, commit);
      const visit = await buildVisit(house);
      const before = visits.at(-1);
      if (before) rows[git('log', '-1', '--format=%h %s', commit).slice(0, 60)] = describeReturn(before, visit);
      visits.push(visit);
    }
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
  const [first, last] = [visits[0], visits.at(-1)];
  if (!first || !last) return 1;
  const day = describeReturn(first, last);
  console.table({ ...rows, [`all ${commits.length - 1} as one release`]: day });
  return day.returning > BUDGET ? 1 : 0;
}
