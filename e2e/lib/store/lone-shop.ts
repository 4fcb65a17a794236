import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startChild, waitUntilReady } from '@aaram/runtime/processes';
import { apiUrl, releasesDir, sandboxUrl } from '#lib/store/store-under-test.ts';
import { findPorts } from './store.ts';

const root = resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 60_000;

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

export async function startShop(env: NodeJS.ProcessEnv = {}): Promise<LoneShop> {
  const { shop: port } = await findPorts();
  const log = (line: string) => console.error(line);
  const child = startChild({
    script: resolve(root, 'shell/server/main.ts'),
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
    log,
  });
  const ended = new AbortController();
  child.exited.then(() => ended.abort(new Error('The shop ended (its output is above).')));
  const url = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(`${url}/readyz`, { name: 'the shop', log, signal: ended.signal, timeoutMs: START_TIMEOUT_MS });
  } catch (error) {
    await child.stop(0);
    throw error;
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    openFiles: () => readdirSync(`/proc/${child.pid}/fd`).length,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    stop: () => child.stop(0),
  };
}
