import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { runToEnd } from './children.mjs';
import { StartProblem } from './problem.mjs';
import { requireSpace } from './settings.mjs';

const STAMP = '.aaram-install';
const NEEDED_BYTES = 1500 * 1024 * 1024;

/**
 * The fields of a package in a lock file that are used here.
 * @typedef {{
 *   integrity?: string, resolved?: string, version?: string, optional?: boolean, devOptional?: boolean, peer?: boolean,
 * }} Entry
 */

/**
 * True when the installed packages are not those of package-lock.json. Costs one hash when nothing changed.
 * @param {string} root
 */
export function needsInstall(root) {
  const stamp = join(root, 'node_modules', STAMP);
  const wanted = fingerprint(root);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  // The user may have run npm directly; npm's own record then tells whether anything is missing.
  if (!isInstalled(root)) return true;
  writeFileSync(stamp, wanted);
  return false;
}

/**
 * Runs `npm ci` and records what was installed. Throws one line; npm's own output is above it.
 * @param {string} root
 * @param {{ log: (line: string) => void, signal?: AbortSignal, env?: NodeJS.ProcessEnv }} options
 */
export async function install(root, { log, signal, env = process.env }) {
  requireSpace(root, NEEDED_BYTES);
  log('Installing the packages (about a minute, only the first time and after an update) …');
  // Development packages build the store, the optional ones are Node.js and PostgreSQL: always needed here.
  const args = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
  const result = await runToEnd(npmCommand(), args, { cwd: root, signal, env: withoutOwnBin(env, root) });
  if (result.missing)
    throw new StartProblem('npm is not installed, or not on the PATH: it comes with Node.js from https://nodejs.org.');
  if (result.stopped) return;
  if (result.code !== 0)
    throw new StartProblem(
      'npm could not install the packages (its output is above): check the network and start again.',
    );
  writeFileSync(join(root, 'node_modules', STAMP), fingerprint(root));
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
 * May be missing on disk: workspaces, which are links, and packages for another platform.
 * @param {string} path
 * @param {Entry} entry
 */
function isOmissible(path, entry) {
  return entry.optional === true || entry.devOptional === true || entry.peer === true || !path.includes('node_modules');
}
