/**
 * npm run cluster: two of everything on this machine: a balancer, two shops, two APIs, a worker, PostgreSQL with a
 * streaming replica, and an S3 service. For trying out and for tests; several machines: deploy/README.md.
 */
import { join, resolve } from 'node:path';
import { takeLock } from '@aaram/runtime/locks';
import { launchDatabase, launchReplica } from '@aaram/runtime/postgres';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { listenForStop, runToEnd } from '@aaram/runtime/processes';
import { findFreePorts } from '@aaram/runtime/system';
import { clusterServices } from './lib/cluster/cluster-services.ts';
import { ensureNginx } from './lib/cluster/find-nginx.ts';
import { prepareDataDir, readSettings } from './lib/settings.mjs';
import { type KeptDatabase, keepDatabase } from './lib/store/database.ts';
import { runStore } from './lib/store/run-store.ts';

const root = resolve(import.meta.dirname, '..');
const log = (line: string, name?: string) => void process.stdout.write(name ? `[${name}] ${line}\n` : `${line}\n`);

/** Starts the primary, and keeps a replica of it running beside. */
function launchBoth(dataDir: string, late: { replicas?: string }) {
  let replica: KeptDatabase | undefined;
  /** The APIs know the replica by it, so it comes back there. */
  let port: number | undefined;
  return async () => {
    const primary = await launchDatabase({ dataDir, log });
    replica ??= keepDatabase({
      launch: async () => {
        const own = join(dataDir, 'replica');
        const launched = await launchReplica({ primaryUrl: primary.url, primaryDir: dataDir, dataDir: own, port });
        port ??= Number(new URL(launched.url).port);
        return launched;
      },
      log: (line) => log(line, 'replica'),
      onNewUrl: (url) =>
        log(`The replica has a new address: restart the APIs to use it (${new URL(url).port}).`, 'replica'),
    });
    late.replicas = await replica.ready;
    return {
      ...primary,
      stop: async () => {
        await replica?.stop();
        await primary.stop();
      },
    };
  };
}

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
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, s3 = 0] = await findFreePorts(10);
    const inner = { apis: [a, b], shops: [c, d], metrics: [e, f, g], private: [h, i], s3 } satisfies Parameters<
      typeof clusterServices
    >[1]['inner'];
    const late = {};
    return await runStore({
      settings,
      stops,
      log,
      begin,
      patient: lock.tookOver,
      build: () => (process.env.RELEASES_DIR ? Promise.resolve() : build(stops.signal)),
      services: clusterServices(settings, { inner, nginx, late }),
      launch: launchBoth(settings.dataDir, late),
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
