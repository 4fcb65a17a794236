import { mkdirSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeOf, StartProblem } from '../../runtime/problems/problem.mjs';
import { decidePaymentMode } from '../../shared-domain/src/environment/payment-mode.mjs';
import { variables } from '../../shared-domain/src/environment/variables.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * @typedef {'shop' | 'api' | 'sandbox' | 'panel'} PortName
 * @typedef {{ root: string, ports: Record<PortName, number>, production: boolean, dataDir: string, sandbox: boolean }} Settings
 */

/**
 * Environment variable of every port, in print order.
 * @type {{ key: PortName, variable: 'PORT' | 'API_PORT' | 'SANDBOX_PORT' | 'PANEL_PORT', use: string }[]}
 */
export const PORTS = [
  { key: 'shop', variable: 'PORT', use: 'the shop' },
  { key: 'api', variable: 'API_PORT', use: 'the API' },
  { key: 'sandbox', variable: 'SANDBOX_PORT', use: 'the payment sandbox' },
  { key: 'panel', variable: 'PANEL_PORT', use: 'the seller panel on its own' },
];

/**
 * Reads ports, data folder and mode from the environment; throws a clear line for an invalid value.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Settings}
 */
export function readSettings(env = process.env, root = ROOT) {
  const ports = { shop: 0, api: 0, sandbox: 0, panel: 0 };
  for (const { key, variable } of PORTS) ports[key] = readPort(variable, env[variable], variables[variable].default);
  refuseTwice(ports);
  const production = env.NODE_ENV === 'production';
  return {
    root,
    ports,
    production,
    dataDir: resolve(root, env.DATA_DIR || variables.DATA_DIR.default),
    sandbox: decidePaymentMode(env).usesSandbox,
  };
}

/**
 * Creates the data folder; throws when fewer than `bytes` are free there.
 * @param {string} dataDir
 */
export function prepareDataDir(dataDir, bytes = 64 * 1024 * 1024) {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    if (codeOf(error) === 'ENOSPC') throw error;
    throw new StartProblem(
      `The data folder ${dataDir} cannot be created (${codeOf(error)}): set DATA_DIR to a folder you may write.`,
    );
  }
  requireSpace(dataDir, bytes);
}

/**
 * Throws when fewer than `bytes` are free on the disk of the folder.
 * @param {string} folder
 * @param {number} bytes
 */
export function requireSpace(folder, bytes) {
  const disk = statfsSync(folder);
  const free = disk.bavail * disk.bsize;
  if (free >= bytes) return;
  const megabytes = (/** @type {number} */ count) => Math.floor(count / 1024 / 1024);
  throw new StartProblem(
    `The disk is full: ${folder} has ${megabytes(free)} MB free, and ${megabytes(bytes)} MB are needed. Free some space and start again.`,
  );
}

/**
 * @param {string} variable
 * @param {string | undefined} text
 * @param {number} fallback
 */
function readPort(variable, text, fallback) {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new StartProblem(`${variable} must be a number from 1 to 65535, and it is "${text}".`);
}

/** @param {Settings['ports']} ports */
function refuseTwice(ports) {
  for (const first of PORTS) {
    const second = PORTS.find((other) => other.key !== first.key && ports[other.key] === ports[first.key]);
    if (second)
      throw new StartProblem(
        `${first.variable} and ${second.variable} are both ${ports[first.key]}: give them different ports.`,
      );
  }
}
