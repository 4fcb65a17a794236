import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { apiUrl, releasesDir, sandboxUrl } from '#lib/store-under-test.ts';
import { findPorts } from './store.ts';

const root = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 60_000;
const ASK_EVERY_MS = 100;

/** A shop server of its own in front of the API of the store under test, with production limits. */
export type LoneShop = {
  url: string;
  port: number;
  pid: number;
  /** Number of open files and sockets. */
  openFiles: () => number;
  /** Memory, MB. */
  memory: () => number;
  stop: () => Promise<void>;
};

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

export async function startShop(env: NodeJS.ProcessEnv = {}): Promise<LoneShop> {
  const { shop: port } = await findPorts();
  const child = spawn(process.execPath, [resolve(root, 'shell/server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      LIMITS: 'strict',
      PORT: String(port),
      SHOP_PRIVATE_PORT: '0',
      API_URL: apiUrl.replace('localhost', '127.0.0.1'),
      SANDBOX_PORT: new URL(sandboxUrl).port,
      RELEASES_DIR: releasesDir,
      ...env,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const begin = performance.now();
  while (!(await isReady(url))) {
    if (child.exitCode !== null || performance.now() - begin > START_TIMEOUT_MS) {
      child.kill('SIGKILL');
      throw new Error('The shop did not start (its output is above).');
    }
    await new Promise((done) => setTimeout(done, ASK_EVERY_MS));
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
