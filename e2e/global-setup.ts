import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    apiUrl: string;
    sandboxUrl: string;
    releasesDir: string;
  }
}

const root = resolve(import.meta.dirname, '..');
const START_TIMEOUT_MS = 90_000;
const STOP_TIMEOUT_MS = 20_000;

function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => found(port));
    });
  });
}

/** Starts the whole store as a person would, with data, ports and releases of its own. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'aaram-e2e-'));
  const releasesDir = join(folder, 'releases');
  await cp(join(root, 'releases'), releasesDir, { recursive: true });
  const [shop, api, sandbox, panel] = await Promise.all([findFreePort(), findFreePort(), findFreePort(), findFreePort()]);
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      RELEASES_DIR: releasesDir,
      PORT: String(shop),
      API_PORT: String(api),
      SANDBOX_PORT: String(sandbox),
      PANEL_PORT: String(panel),
      METRICS_PORT: '0',
      // Dozens of sign-ups from one address are no attack here.
      LIMITS: 'relaxed',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  await new Promise<void>((started, failed) => {
    const timer = setTimeout(() => failed(new Error(`The store did not start:\n${lines.join('\n')}`)), START_TIMEOUT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.includes('Aaram is running')) {
          clearTimeout(timer);
          started();
        }
      });
    }
    child.once('exit', (code) => failed(new Error(`The store ended with ${code}:\n${lines.join('\n')}`)));
  });
  provide('shopUrl', `http://localhost:${shop}`);
  provide('apiUrl', `http://localhost:${api}`);
  provide('sandboxUrl', `http://localhost:${sandbox}`);
  provide('releasesDir', releasesDir);
  return async () => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await ended;
    clearTimeout(timer);
    await rm(folder, { recursive: true, force: true });
  };
}
