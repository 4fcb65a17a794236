import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePorts, signal } from '@aaram/runtime/system';
import { END_WITH_PARENT } from './end-with-parent.ts';
import { databaseProcesses, killNow, processesOf } from './processes.ts';

const root = resolve(import.meta.dirname, '../../..');

/** One process of each kind that a cluster has. */
export const kinds = [
  'an API',
  'a shop',
  'the worker',
  'the replica',
  'the primary',
  'the S3 service',
  'the balancer',
] as const;
export type Kind = (typeof kinds)[number];

/** A cluster started like `npm run cluster`. */
export type Cluster = {
  starter: ChildProcess;
  lines: string[];
  ended: Promise<number | null>;
  shopUrl: string;
  sandboxUrl: string;
  dataDir: string;
};

/** Starts a cluster of its own and waits until it runs. Throws what it printed when it does not. */
export async function startCluster(
  dataDir: string,
  releasesDir: string,
  env: NodeJS.ProcessEnv = {},
): Promise<Cluster> {
  const [shop = 0, api = 0, sandbox = 0, panel = 0] = await findFreePorts(4);
  const ports = { PORT: shop, API_PORT: api, SANDBOX_PORT: sandbox, PANEL_PORT: panel };
  const texts = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const starter = spawn(
    process.execPath,
    [...END_WITH_PARENT, '--disable-warning=ExperimentalWarning', join(root, 'tools/cluster.ts')],
    {
      cwd: root,
      env: {
        ...process.env,
        ...texts,
        DATA_DIR: dataDir,
        RELEASES_DIR: releasesDir,
        DATABASE_URL: '',
        LIMITS: 'relaxed',
        NODE_ENV: 'development',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const lines: string[] = [];
  const ended = new Promise<number | null>((done) => starter.once('close', done));
  const { promise: isUp, resolve: up } = Promise.withResolvers<boolean>();
  for (const stream of [starter.stdout, starter.stderr].filter((one) => one !== null)) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.includes('Aaram is running')) {
        up(true);
      }
    });
  }
  const hasEnded = () => up(false);
  ended.then(hasEnded, hasEnded);
  if (!(await isUp)) {
    throw new Error(`The cluster did not start:\n${lines.join('\n')}`);
  }
  const at = (port: number) => `http://localhost:${port}`;
  return { starter, lines, ended, shopUrl: at(shop), sandboxUrl: at(sandbox), dataDir };
}

/** The environment that a process was started with. */
function environmentOf(pid: number): string {
  try {
    return `\0${readFileSync(`/proc/${pid}/environ`, 'utf8')}`;
  } catch {
    return '';
  }
}

/** The processes of a kind; none while it is being started again. */
export function findProcesses({ starter, dataDir }: Cluster, kind: Kind): number[] {
  const of = (part: string, setting = '') =>
    processesOf(starter.pid ?? 0, dataDir)
      .filter(({ pid, command }) => command.includes(part) && environmentOf(pid).includes(setting))
      .map(({ pid }) => pid);
  const databaseIn = (pgDir: string) =>
    databaseProcesses(dataDir)
      .filter(({ folder }) => folder === pgDir)
      .map(({ pid }) => pid);
  const byKind: Record<Kind, () => number[]> = {
    'an API': () => of('api/src/server.ts', '\0ROLE=api'),
    // The seller panel on its own is the same program.
    'a shop': () => of('shell/server/main.ts').filter((pid) => !environmentOf(pid).includes('\0SURFACE=panel')),
    'the worker': () => of('api/src/server.ts', '\0ROLE=worker'),
    'the replica': () => databaseIn(join(dataDir, 'replica', 'pg18')),
    'the primary': () => databaseIn(join(dataDir, 'pg18')),
    'the S3 service': () => of('s3-main.ts'),
    'the balancer': () => of('cluster/balancer.ts'),
  };
  return byKind[kind]();
}

/** What the processes of a kind were started with; one for each of them. */
export const readSettings = (cluster: Cluster, kind: Kind, name: string): string[] =>
  findProcesses(cluster, kind).map((pid) => {
    const pair = environmentOf(pid)
      .split('\0')
      .find((one) => one.startsWith(`${name}=`));
    return pair?.slice(name.length + 1) ?? '';
  });

/** Whether both shops and both APIs are there and take calls. */
export async function isWhole(cluster: Cluster): Promise<boolean> {
  const ports = [...readSettings(cluster, 'a shop', 'PORT'), ...readSettings(cluster, 'an API', 'API_PORT')];
  const answers = ports.map((port) =>
    fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(5000) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return ports.length === 4 && (await Promise.all(answers)).every(Boolean);
}

/** Kills one process of a kind at once; of a database all of its processes, as the loss of its machine would. */
export function killOne(cluster: Cluster, kind: Kind): number {
  const found = findProcesses(cluster, kind);
  const victims = kind === 'the replica' || kind === 'the primary' ? found : found.slice(0, 1);
  victims.forEach(killNow);
  return victims.length;
}

/** Sends all processes of a kind a signal: SIGSTOP leaves them hanging, as a machine without a network would. */
export function signalAll(cluster: Cluster, kind: Kind, name: NodeJS.Signals): void {
  for (const pid of findProcesses(cluster, kind)) {
    signal(pid, name);
  }
}

/** Ends a cluster as Ctrl-C does. */
export async function stopCluster({ starter, ended }: Cluster): Promise<void> {
  starter.kill('SIGTERM');
  await ended;
}
