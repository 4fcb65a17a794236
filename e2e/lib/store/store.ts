import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePorts } from '@aaram/runtime/system';
import { END_WITH_PARENT } from './end-with-parent.ts';

const root = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 20_000;

export type Ports = { shop: number; api: number; sandbox: number; panel: number; private: number };

/** A store started like `npm start`. `lines` is what it has printed so far, `ended` its exit code. */
export type Store = {
  starter: ChildProcess;
  lines: string[];
  ended: Promise<number | null>;
  shopUrl: string;
  apiUrl: string;
  sandboxUrl: string;
  panelUrl: string;
};

type StoreOptions = { dataDir: string; ports: Ports; env?: NodeJS.ProcessEnv | undefined };

export async function findPorts(): Promise<Ports> {
  const [shop = 0, api = 0, sandbox = 0, panel = 0, own = 0] = await findFreePorts(5);
  return { shop, api, sandbox, panel, private: own };
}

/** Runs the program of `npm start` with its own data and ports; does not wait for it. */
export function runStore({ dataDir, ports, env = {} }: StoreOptions): Store {
  const starter = spawn(process.execPath, [...END_WITH_PARENT, join(root, 'tools/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(ports.shop),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      PANEL_PORT: String(ports.panel),
      METRICS_PORT: '0',
      SHOP_PRIVATE_PORT: String(ports.private),
      // Without it the dozens of sign-ups from one address would be refused as an attack.
      LIMITS: 'relaxed',
      NODE_ENV: 'development',
      ...env,
    },
    // A test run that is killed leaves no store behind.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const stream of [starter.stdout, starter.stderr].filter((one) => one !== null)) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line));
  }
  const ended = new Promise<number | null>((done) => starter.once('close', done));
  return {
    starter,
    lines,
    ended,
    shopUrl: `http://localhost:${ports.shop}`,
    apiUrl: `http://localhost:${ports.api}`,
    sandboxUrl: `http://localhost:${ports.sandbox}`,
    panelUrl: `http://localhost:${ports.panel}`,
  };
}

/** Runs a store and waits until it says that it runs; throws what it printed when it does not. */
export async function startStore(options: StoreOptions): Promise<Store> {
  const store = runStore(options);
  const { starter, lines } = store;
  await new Promise<void>((started, failed) => {
    const fail = (what: string) => failed(new Error(`${what}:\n${lines.join('\n')}`));
    const timer = setTimeout(() => fail('The store did not start'), START_TIMEOUT_MS);
    const { stdout } = starter;
    if (stdout !== null) {
      createInterface({ input: stdout }).on('line', (line) => {
        if (line.includes('Aaram is running')) {
          clearTimeout(timer);
          started();
        }
      });
    }
    starter.once('exit', (code) => {
      clearTimeout(timer);
      fail(`The store ended with ${code}`);
    });
  });
  return store;
}

/** Asks the store to end, kills it after a timeout, and resolves to its exit code. */
export async function stopStore({ starter, ended }: Store): Promise<number | null> {
  starter.kill('SIGTERM');
  const timer = setTimeout(() => starter.kill('SIGKILL'), STOP_TIMEOUT_MS);
  const code = await ended;
  clearTimeout(timer);
  return code;
}
