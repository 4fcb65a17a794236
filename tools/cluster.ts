/**
 * npm run cluster: two of everything on this machine: a balancer, two shops, two APIs, a worker, PostgreSQL with a
 * streaming replica, and an S3 service. For trying out and for tests; several machines: deploy/README.md.
 */
import { join, resolve } from 'node:path';
import { takeLock } from '@aaram/runtime/locks';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { listenForStop, runToEnd } from '@aaram/runtime/processes';
import { clusterServices, findInnerPorts } from './lib/cluster/cluster-services.ts';
import { ensureNginx } from './lib/cluster/find-nginx.ts';
import { launchBoth } from './lib/cluster/launch-both.ts';
import { prepareDataDir, readSettings } from './lib/settings.mjs';
import { runStore } from './lib/store/run-store.ts';

const root = resolve(import.meta.dirname, '..');
const log = (line: string, name?: string) => void process.stdout.write(name ? `[${name}] ${line}\n` : `${line}\n`);

async function main(): Promise<number> {
  const begin = Date.now();
  const settings = readSettings({ ...process.env, DATA_DIR: process.env.DATA_DIR || join(root, '.data/cluster') });
  if (process.env.DATABASE_URL || settings.production)
    throw new StartProblem('npm run cluster is for trying out on one machine: for more see deploy/README.md.');
  prepareDataDir(settings.dataDir);
  const lock = takeLock(join(settings.dataDir, 'start.lock'));
  if ('holder' in lock) throw new StartProblem(`The cluster already runs (process ${lock.holder.pid}).`);
  const stops = listenForStop();
  try {
    const nginx = await ensureNginx();
    const inner = await findInnerPorts();
    const late = {};
    return await runStore({
      settings,
      stops,
      log,
      begin,
      patient: lock.tookOver,
      build: () => (process.env.RELEASES_DIR ? Promise.resolve() : build(stops.signal)),
      services: clusterServices(settings, { inner, nginx, late }),
      launch: launchBoth(settings.dataDir, late, log),
    });
  } finally {
    lock.release();
  }
}

async function build(signal: AbortSignal): Promise<void> {
  const args = [join(root, 'tools/build.ts'), '--if-stale', '--apps'];
  const { code, stopped } = await runToEnd(process.execPath, args, { cwd: root, signal });
  if (code !== 0 && !stopped) throw new StartProblem('The build failed (its output is above).');
}

try {
  process.exit(await main());
} catch (error) {
  log(lineFor(error));
  process.exit(1);
}
