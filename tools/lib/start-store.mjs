import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from './children.mjs';
import { install, needsInstall } from './install.mjs';
import { takeLock } from './lock.mjs';
import { findNode, isRunning } from './node24.mjs';
import { lineFor, StartProblem } from './problem.mjs';
import { prepareDataDir, readSettings } from './settings.mjs';
import { listenForStop } from './stop-requests.mjs';

/** Set for the Node.js 24 we start ourselves: the lock is held by us, its parent. */
const HAND_OVER = 'AARAM_START_HAND_OVER';

/**
 * The whole of `npm start`. First whatever needs no packages, then the store itself under Node.js 24. Development
 * brings a `build` and `services(settings)` of its own.
 */
export async function main({ build, services } = {}) {
  const begin = Date.now();
  const log = createLog();
  const handedOver = process.env[HAND_OVER];
  delete process.env[HAND_OVER];
  const stops = listenForStop();
  let lock;
  try {
    const settings = readSettings();
    prepareDataDir(settings.dataDir);
    lock = handedOver ? { tookOver: handedOver === 'took-over', release() {} } : lockOrThrow(settings);
    if (needsInstall(settings.root)) await install(settings.root, { log, signal: stops.signal });
    if (stops.signal.aborted) return finish(lock, 130);
    const node = findNode(settings.root);
    if (!isRunning(node)) return finish(lock, await handOver(node, lock, stops));
    const { runStore } = await import('./run-store.mjs');
    const code = await runStore({
      settings,
      stops,
      log,
      begin,
      patient: lock.tookOver,
      build: build ?? (() => buildStale(settings.root, stops.signal)),
      ...(services ? { services: services(settings) } : {}),
    });
    finish(lock, code);
  } catch (error) {
    log(lineFor(error));
    finish(lock, 1);
  }
}

function lockOrThrow({ dataDir, ports }) {
  const lock = takeLock(join(dataDir, 'start.lock'), { shop: `http://localhost:${ports.shop}` });
  if (!lock.holder) return lock;
  throw new StartProblem(
    `Aaram already runs with the data folder ${dataDir} (process ${lock.holder.pid}, ${lock.holder.shop}): stop that one first, or set DATA_DIR and the ports for a second store.`,
  );
}

/** Runs the same program under the right Node.js, passing signals on, and gives its exit code. */
async function handOver(node, lock, stops) {
  const child = spawn(node, process.argv.slice(1), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [HAND_OVER]: lock.tookOver ? 'took-over' : 'clean' },
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  // npm was killed: closing the channel tells the child to hurry.
  stops.requested.then(({ hurry }) => hurry && child.connected && child.disconnect());
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${node} does not run on this system (${error.message}).`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Builds what changed since the last build; costs next to nothing when nothing did. */
async function buildStale(root, signal) {
  const script = join(root, 'tools', 'build.mjs');
  if (!existsSync(script)) throw new StartProblem(`${script} is missing: this is not the whole project.`);
  const { code, stopped } = await runToEnd(process.execPath, [script, '--if-stale', '--apps'], { cwd: root, signal });
  if (code !== 0 && !stopped) throw new StartProblem('The build failed (its own words are above).');
}

/** Lines of the programs get their name in front. A closed terminal must not take the store down. */
function createLog() {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return (line, name) => process.stdout.write(name ? `[${name}] ${line}\n` : `${line}\n`);
}

function finish(lock, code) {
  lock?.release?.();
  process.exit(code);
}
