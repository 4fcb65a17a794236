import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../../runtime/locks/lock.mjs';
import { lineFor, StartProblem } from '../../runtime/problems/problem.mjs';
import { runToEnd } from '../../runtime/processes/children.mjs';
import { listenForStop } from '../../runtime/processes/stop-requests.mjs';
import { setCompileCache } from './compile-cache.mjs';
import { install, needsInstall } from './install.mjs';
import { findNode, isRunning } from './node24.mjs';
import { handOver } from './run-tool.mjs';
import { prepareDataDir, readSettings } from './settings.mjs';

/** Set when this process was started by the starter under Node.js 24: its parent holds the lock. */
const HAND_OVER = 'AARAM_START_HAND_OVER';

/**
 * The lock on the data folder. `tookOver`: a killed starter had left its lock behind.
 * @typedef {{ tookOver: boolean, release: () => void }} Held
 */

/**
 * The whole of `npm start`: first the steps that need no packages, then the store itself under Node.js 24. Development
 * passes its own `build` and `services`.
 * @param {() => Promise<import('./store/run-store.ts').StoreParts>} [load]
 */
export async function main(load) {
  const begin = Date.now();
  const log = createLog();
  const handedOver = process.env[HAND_OVER];
  delete process.env[HAND_OVER];
  const stops = listenForStop();
  /** @type {Held | undefined} */
  let lock;
  try {
    const settings = readSettings();
    prepareDataDir(settings.dataDir);
    lock = handedOver ? { tookOver: handedOver === 'took-over', release() {} } : lockOrThrow(settings);
    const extent = load ? 'all' : 'store';
    if (needsInstall(settings.root, extent)) await install(settings.root, extent, { log, signal: stops.signal });
    if (stops.signal.aborted) return finish(lock, 130);
    setCompileCache(settings.root);
    const node = findNode(settings.root);
    if (!isRunning(node)) return finish(lock, await continueUnder(node, lock, stops));
    const { runStore } = await import('./store/run-store.ts');
    const own = await load?.();
    const code = await runStore({
      settings,
      stops,
      log,
      begin,
      patient: lock.tookOver,
      // Releases of a store elsewhere come from there.
      build:
        own?.build ?? (() => (process.env.RELEASES_URL ? Promise.resolve() : buildStale(settings.root, stops.signal))),
      services: own?.services(settings),
    });
    finish(lock, code);
  } catch (error) {
    log(lineFor(error));
    finish(lock, 1);
  }
}

/**
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Held}
 */
function lockOrThrow({ dataDir, ports }) {
  const lock = takeLock(join(dataDir, 'start.lock'), { shop: `http://localhost:${ports.shop}` });
  if ('release' in lock) return lock;
  const { pid, shop } = lock.holder;
  throw new StartProblem(
    `Aaram already runs with the data folder ${dataDir} (process ${pid}, ${shop}): stop that one first, or set DATA_DIR and the ports for a second store.`,
  );
}

/**
 * Runs the same program under the right Node.js; resolves to its exit code.
 * @param {string} node
 * @param {Held} lock
 * @param {import('../../runtime/processes/stop-requests.mjs').Stops} stops
 */
function continueUnder(node, lock, stops) {
  const env = { ...process.env, [HAND_OVER]: lock.tookOver ? 'took-over' : 'clean' };
  const { child, exited } = handOver(node, process.argv.slice(1), env);
  // npm was killed: closing the channel makes the child stop fast.
  stops.requested.then(({ hurry }) => hurry && child.connected && child.disconnect());
  return exited;
}

/**
 * Builds what changed since the last build; takes almost no time when nothing changed.
 * @param {string} root
 * @param {AbortSignal} signal
 */
async function buildStale(root, signal) {
  const script = join(root, 'tools', 'build.ts');
  if (!existsSync(script)) throw new StartProblem(`${script} is missing: this is not the whole project.`);
  const { code, stopped } = await runToEnd(process.execPath, [script, '--if-stale', '--apps'], { cwd: root, signal });
  if (code !== 0 && !stopped) throw new StartProblem('The build failed (its output is above).');
}

/**
 * Puts a program's name in front of its lines. A closed terminal must not stop the store.
 * @returns {import('../../runtime/processes/children.mjs').Log}
 */
function createLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return (line, name) => {
    process.stdout.write(name ? `[${name}] ${line}\n` : `${line}\n`);
  };
}

/**
 * @param {Held | undefined} lock
 * @param {number} code
 */
function finish(lock, code) {
  lock?.release();
  process.exit(code);
}
