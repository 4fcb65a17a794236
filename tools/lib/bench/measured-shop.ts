/** A shop server of its own, whose documents are asked for one after the other, and what its processes use. Linux only. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { startChild, waitUntilReady } from '@aaram/runtime/processes';
import { commandLineOf, findFreePorts, listPids, parentOf } from '@aaram/runtime/system';

const TICKS_PER_SECOND = 100;
const START_MS = 60_000;

const root = resolve(import.meta.dirname, '../../..');

/** Processor time of a process so far, ms. */
export function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
}

/** Memory that a process has for itself alone, MB. */
export function memoryOf(pid: number): number {
  const lines = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB$/gm);
  return [...lines].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
}

/** The renderers that a shop server has started. */
export const renderersOf = (shop: number) =>
  listPids().filter((pid) => parentOf(pid) === shop && commandLineOf(pid).includes('renderer.cjs'));

/** Starts the built shop before the API at this address, with further settings. */
export async function startShop(apiUrl: string, env: NodeJS.ProcessEnv = {}) {
  const [port = 0] = await findFreePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const log = (line: string) => console.error(line);
  const shop = startChild({
    script: resolve(root, 'shell/server/main.ts'),
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      SHOP_PRIVATE_PORT: '0',
      API_URL: apiUrl,
      LIMITS: 'relaxed',
      LOG_LEVEL: 'warn',
      ...env,
    },
    log,
  });
  const agent = new Agent({ keepAlive: true });
  await waitUntilReady(`${url}/readyz`, { name: 'the shop', log, timeoutMs: START_MS });
  return {
    url,
    pid: shop.pid ?? 0,
    /** Times of one document on the clock, ms; a page that failed would cost nothing and is refused. */
    async ask(path: string, encoding: string) {
      const begin = performance.now();
      const request = get(url + path, { agent, headers: { 'accept-encoding': encoding } });
      const [answer]: IncomingMessage[] = await once(request, 'response');
      if (answer?.statusCode !== 200 || answer.headers['x-ssr'] !== 'ok') throw new Error(`${path} was not rendered.`);
      const first = performance.now() - begin;
      let bytes = 0;
      for await (const part of answer) bytes += part.length;
      return { first, last: performance.now() - begin, bytes };
    },
    async stop() {
      agent.destroy();
      await shop.stop(0);
    },
  };
}
