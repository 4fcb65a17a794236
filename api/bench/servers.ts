/** The processes that the benchmark compares, and the processor time that they use. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@aaram/runtime/system';

/** As long as it may read what the lists of a million products are made of, ms. */
const READY_MS = 120_000;

export type Target = { name: string; child: ChildProcess; origin: string };

/** Processor time of a process with all its threads, seconds. Linux only. */
export function readCpu(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}

async function* messagesOf(child: ChildProcess): AsyncGenerator<unknown[]> {
  while (child.connected) {
    yield await once(child, 'message');
  }
}

async function ready(child: ChildProcess): Promise<number> {
  for await (const [message] of messagesOf(child)) {
    if (typeof message === 'object' && message !== null && 'port' in message) {
      return Number(message.port);
    }
  }
  throw new Error('A server of the benchmark did not start.');
}

/** Starts the API on this database; answers are cached for `answersSeconds`, by default as in a store. */
export async function startApi(
  name: string,
  { url, port, answersSeconds }: { url: string; port: number; answersSeconds?: number },
): Promise<Target> {
  const child = fork(join(import.meta.dirname, 'api-server.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      SEED: 'none',
      LIMITS: 'relaxed',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      API_PORT: String(port),
      ...(answersSeconds === undefined ? {} : { ANSWERS_SECONDS: String(answersSeconds) }),
    },
  });
  const origin = `http://127.0.0.1:${await ready(child)}`;
  const isReady = await until(async () => (await fetch(`${origin}/readyz`)).ok, READY_MS, 100);
  if (isReady === undefined) {
    throw new Error('The API of the benchmark did not become ready.');
  }
  return { name, child, origin };
}

const HOP_HEADERS = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

/** Starts a bare node:http server with the answers that `origin` gives at these paths. */
export async function startBare(origin: string, paths: readonly string[]): Promise<Target> {
  const answers = [];
  for (const path of paths) {
    const response = await fetch(origin + path);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !HOP_HEADERS.includes(name)));
    answers.push({ path, headers, body: await response.text() });
  }
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send(answers);
  const port = await ready(child);
  return { name: 'bare', child, origin: `http://127.0.0.1:${port}` };
}

/** Starts a worker on this database, as the recipes start it. */
export async function startWorker(url: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, '../src/server.ts'), [], {
    execArgv: ['--max-semi-space-size=4'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      ROLE: 'worker',
      SEED: 'none',
      METRICS_PORT: '0',
      LOG_LEVEL: 'error',
    },
  });
  await ready(child);
  return child;
}

export async function stopServers(targets: readonly Pick<Target, 'child'>[]): Promise<void> {
  const ended = targets.map(({ child }) => once(child, 'exit'));
  for (const { child } of targets) {
    child.disconnect();
  }
  await Promise.all(ended);
}
