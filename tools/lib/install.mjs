import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { StartProblem } from '../../runtime/problems/problem.mjs';
import { runToEnd } from '../../runtime/processes/children.mjs';
import { requireSpace } from './settings.mjs';

const STAMP = '.aaram-install';
const NEEDED_BYTES = 1500 * 1024 * 1024;
/**
 * What packages bring and nothing here reads, an eighth of their bytes: headers for compiling against Node.js, source maps,
 * and weights of fonts in which nothing is set.
 */
const UNUSED = [
  /^node-linux-\w+\/include$/,
  /\.(?:js|mjs|cjs|css|ts|mts|cts)\.map$/,
  /^@expo-google-fonts\/[\w-]+\/(?:100|200|300|500|800|900)\w+$/,
];
/** The compiler of types: a peer of the plugin for federation, which makes no types here. npm adds it again for `all`. */
const UNUSED_BY_STORE = [/^@typescript\/typescript-[\w-]+$/];

/**
 * What is installed: `store` builds and runs the store, `all` also tests, checks and develops it.
 * @typedef {'store' | 'all'} Extent
 */

/**
 * The fields of a package in a lock file that are used here.
 * @typedef {{
 *   integrity?: string, resolved?: string, version?: string, optional?: boolean, dev?: boolean,
 *   devOptional?: boolean, peer?: boolean,
 * }} Entry
 */

/**
 * True when the installed packages are not those of package-lock.json. Costs one hash when nothing changed.
 * @param {string} root
 * @param {Extent} extent
 */
export function needsInstall(root, extent) {
  const state = fingerprint(root);
  if (isStamped(root, state, extent)) return false;
  // The user may have run npm directly; npm's own record then tells whether anything is missing.
  if (!isInstalled(root, extent)) return true;
  stamp(root, state, extent);
  return false;
}

/**
 * Installs the packages with npm and records them. Where the packages of the store are there already, only the others
 * are added: a store may be running on them. Throws one line; npm's own output is above it.
 * @param {string} root
 * @param {Extent} extent
 * @param {{ log: (line: string) => void, signal?: AbortSignal, env?: NodeJS.ProcessEnv }} options
 */
export async function install(root, extent, { log, signal, env = process.env }) {
  requireSpace(root, NEEDED_BYTES);
  const state = fingerprint(root);
  const isAddition = extent === 'all' && isStamped(root, state, 'store');
  log(
    isAddition
      ? 'Installing the packages of tests and checks (half a minute, only the first time and after an update) …'
      : 'Installing the packages (half a minute, only the first time and after an update) …',
  );
  // The optional packages are Node.js and PostgreSQL: always needed here.
  const args = [
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    // What is a peer alone is another bundler.
    ...(extent === 'all' ? ['--include=dev'] : ['--omit=dev', '--omit=peer']),
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const result = await runToEnd(npmCommand(), args, { cwd: root, signal, env: withoutOwnBin(env, root) });
  if (result.missing)
    throw new StartProblem('npm is not installed, or not on the PATH: it comes with Node.js from https://nodejs.org.');
  if (result.stopped) return;
  if (result.code !== 0)
    throw new StartProblem(
      'npm could not install the packages (its output is above): check the network and start again.',
    );
  removeUnused(join(root, 'node_modules'), extent);
  stamp(root, state, extent);
}

/**
 * @param {string} packages The folder `node_modules`
 * @param {Extent} extent
 */
export function removeUnused(packages, extent) {
  const unused = extent === 'store' ? [...UNUSED, ...UNUSED_BY_STORE] : UNUSED;
  // Entries of a folder come after it, so what was removed with it may be in the list.
  for (const path of readdirSync(packages, { recursive: true, encoding: 'utf8' })) {
    const name = path.replaceAll(sep, '/');
    // Links to the folders of this repository.
    if (!name.startsWith('@aaram/') && unused.some((pattern) => pattern.test(name)))
      rmSync(join(packages, path), { recursive: true, force: true });
  }
}

const stampOf = (/** @type {string} */ root) => join(root, 'node_modules', STAMP);

/**
 * @param {string} root
 * @param {string} state
 * @param {Extent} extent
 */
function stamp(root, state, extent) {
  writeFileSync(stampOf(root), `${state} ${extent}`);
}

/**
 * Whether what was installed last is enough: all packages are enough for the store too.
 * @param {string} root
 * @param {string} state
 * @param {Extent} extent
 */
function isStamped(root, state, extent) {
  if (!existsSync(stampOf(root))) return false;
  const [installed, what] = readFileSync(stampOf(root), 'utf8').split(' ');
  return installed === state && (what === extent || what === 'all');
}

/**
 * npm deletes node_modules with the Node.js inside, so it must run on the system's Node.js.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 */
function withoutOwnBin(env, root) {
  const own = join(root, 'node_modules') + sep;
  const path = (env.PATH ?? '').split(delimiter).filter((folder) => !`${folder}${sep}`.startsWith(own));
  return { ...env, PATH: path.join(delimiter) };
}

function npmCommand() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}

/** @param {string} root */
function fingerprint(root) {
  const system = `${process.platform}-${process.arch}`;
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(system)
    .digest('hex');
}

/**
 * Whether npm's record of installed packages matches the lock file: same packages, same contents.
 * @param {string} root
 * @param {Extent} extent
 */
function isInstalled(root, extent) {
  try {
    const wanted = packagesIn(join(root, 'package-lock.json'));
    const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
    return [...wanted].every(([path, entry]) => {
      if (path === '' || (extent === 'store' && entry.dev)) return true;
      const found = present.get(path);
      return found ? identity(found) === identity(entry) : isOmissible(path, entry);
    });
  } catch {
    return false;
  }
}

/**
 * @param {string} file
 * @returns {Map<string, Entry>}
 */
function packagesIn(file) {
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages));
}

/** @param {Entry} entry */
function identity(entry) {
  return entry.integrity ?? entry.resolved ?? entry.version;
}

/**
 * May be missing on disk: workspaces, which are links, and packages for another platform.
 * @param {string} path
 * @param {Entry} entry
 */
function isOmissible(path, entry) {
  return entry.optional === true || entry.devOptional === true || entry.peer === true || !path.includes('node_modules');
}
