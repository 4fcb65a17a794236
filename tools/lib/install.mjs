import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { runToEnd } from './children.mjs';
import { StartProblem } from './problem.mjs';
import { requireSpace } from './settings.mjs';

const STAMP = '.aaram-install';
const NEEDED_BYTES = 1500 * 1024 * 1024;

/**
 * What a lock file says of a package, as far as we look.
 * @typedef {{
 *   integrity?: string, resolved?: string, version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean,
 * }} Entry
 */

/**
 * True when the packages on disk are not those of package-lock.json. Costs one hash when nothing changed.
 * @param {string} root
 */
export function needsInstall(root) {
  const stamp = join(root, 'node_modules', STAMP);
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  // Somebody may have run npm by hand; npm's own record then says whether there is anything to do.
  if (!isInstalled(root)) return true;
  writeFileSync(stamp, wanted);
  return false;
}

/**
 * Runs `npm ci` and remembers what was installed. Throws one line; npm's own words stand above it.
 * @param {string} root
 * @param {{ log: (line: string) => void, signal?: AbortSignal, env?: NodeJS.ProcessEnv }} options
 */
export async function install(root, { log, signal, env = process.env }) {
  requireSpace(root, NEEDED_BYTES);
  log('Installing the packages (about a minute, only the first time and after an update) …');
  // Development packages build the store, the optional ones are Node.js and PostgreSQL: always wanted here.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const result = await runToEnd(npmCommand(), args, { cwd: root, signal, env: withoutOwnBin(env, root) });
  if (result.missing)
    throw new StartProblem('npm is not installed, or not on the PATH: it comes with Node.js from https://nodejs.org.');
  if (result.stopped) return;
  if (result.code !== 0)
    throw new StartProblem(
      'npm could not install the packages (its own words are above): check the network and start again.',
    );
  writeFileSync(join(root, 'node_modules', STAMP), fingerprint(root));
}

/**
 * npm deletes node_modules, and so the Node.js in there: it must run on the system's.
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
 * Compares npm's record of what it installed with the lock file: same packages, same contents.
 * @param {string} root
 */
function isInstalled(root) {
  try {
    const wanted = packagesIn(join(root, 'package-lock.json'));
    const present = packagesIn(join(root, 'node_modules', '.package-lock.json'));
    return [...wanted].every(([path, entry]) => {
      if (path === '') return true;
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
 * Workspaces are links, and packages for another system stay away.
 * @param {string} path
 * @param {Entry} entry
 */
function isOmissible(path, entry) {
  return entry.optional === true || entry.devOptional === true || entry.peer === true || !path.includes('node_modules');
}
