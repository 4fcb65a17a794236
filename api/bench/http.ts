/**
 * Compares the API's hot reads with a bare node:http server that answers the same bytes, in requests per second of
 * processor time of the answering process: `node api/bench/http.ts`. Fails under the ratios of docs/performance.md.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { Console } from 'node:console';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openScratch } from './scratch.ts';

const out = new Console(process.stdout);
const COUNT = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const REQUESTS = Number(process.env.REQUESTS ?? 24_000);
/** So many rounds' requests before the first one that counts: a server is slower until the engine has compiled it. */
const WARM_UP = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const CONNECTIONS = 32;
const AT_LEAST = { cached: 0.65, uncached: 0.2 };

type Target = { name: string; pid: number; origin: string };
type Sample = { perCpuSecond: number; failures: number };

/** Processor time of a process with all its threads, seconds. Linux only. */
function readCpu(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const times = threads.map((id) => Number(readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, time) => sum + time, 0) / 1e9;
}

async function ready(child: ChildProcess): Promise<number> {
  for await (const [message] of on(child)) {
    if (typeof message === 'object' && message !== null && 'port' in message) {
      return Number(message.port);
    }
  }
  throw new Error('A server of the benchmark did not start.');
}

async function* on(child: ChildProcess): AsyncGenerator<unknown[]> {
  while (child.connected) {
    yield await once(child, 'message');
  }
}

async function startApi(url: string, answersSeconds: number, port: number): Promise<[Target, ChildProcess]> {
  const child = fork(join(import.meta.dirname, '../src/server.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: url,
      SEED: 'none',
      LIMITS: 'relaxed',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      API_PORT: String(port),
      ANSWERS_SECONDS: String(answersSeconds),
    },
  });
  await ready(child);
  return [
    { name: answersSeconds === 0 ? 'uncached' : 'cached', pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}` },
    child,
  ];
}

const HOP_HEADERS = ['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding'];

async function startBare(origin: string, paths: string[]): Promise<[Target, ChildProcess]> {
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
  return [{ name: 'bare', pid: child.pid ?? 0, origin: `http://127.0.0.1:${port}` }, child];
}

async function load({ pid, origin }: Target, paths: string[], amount: number): Promise<Sample> {
  const before = readCpu(pid);
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    amount,
    requests: paths.map((path) => ({ method: 'GET' as const, path })),
  });
  const cpu = readCpu(pid) - before;
  return { perCpuSecond: result['2xx'] / cpu, failures: result.non2xx + result.errors + result.timeouts };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const scratch = await openScratch(COUNT);
const ids = await scratch.db<{ id: string }[]>`
  select id from products where removed_at is null and category = 'Women' order by md5(id::text) limit 100`;
const fragments = [
  'shi',
  'shir',
  'shirt',
  'dre',
  'dress',
  'bla',
  'black',
  'jac',
  'jacket',
  'indigo',
  'kan',
  'khadi',
  'midi',
  'top',
  'linen',
  'denim',
  'navy',
  'polo',
  'ghat',
  'festive',
];
const kinds = {
  'product by id': ids.map(({ id }) => `/api/auth/products/${id}`),
  'category page of 24': ['Women', 'Men', 'Kids', 'Shoes', 'Bags'].flatMap((category) =>
    ['', '&sort=priceLowHigh', '&sort=nameAZ'].map(
      (sort) => `/api/auth/category/products?category=${category}${sort}&limit=24&view=card`,
    ),
  ),
  suggestions: fragments.map((fragment) => `/api/auth/suggestions?q=${fragment}`),
};
const [cached, cachedProcess] = await startApi(scratch.url, 3600, 4681);
const [uncached, uncachedProcess] = await startApi(scratch.url, 0, 4682);
const [bare, bareProcess] = await startBare(cached.origin, Object.values(kinds).flat());

// What a process reads once when it starts is no request's cost.
for (const path of Object.values(kinds).flat()) {
  await fetch(uncached.origin + path);
}

const samples = new Map<string, number[]>();
let failures = 0;
// In turns, so that a busy moment of the machine hits all alike; round 0 warms them.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [kind, paths] of Object.entries(kinds)) {
    for (const target of [bare, cached, uncached]) {
      const sample = await load(target, paths, round === 0 ? REQUESTS * WARM_UP : REQUESTS);
      failures += sample.failures;
      if (round > 0) {
        const key = `${kind} ${target.name}`;
        samples.set(key, [...(samples.get(key) ?? []), sample.perCpuSecond]);
      }
    }
  }
}

let isUnder = failures > 0;
const table: Record<string, Record<string, number>> = {};
for (const kind of Object.keys(kinds)) {
  const rate = (name: string) => median(samples.get(`${kind} ${name}`) ?? []);
  const ratio = { cached: rate('cached') / rate('bare'), uncached: rate('uncached') / rate('bare') };
  isUnder ||= ratio.cached < AT_LEAST.cached || ratio.uncached < AT_LEAST.uncached;
  table[kind] = {
    'bare µs': Math.round(1e7 / rate('bare')) / 10,
    'cached µs': Math.round(1e7 / rate('cached')) / 10,
    'uncached µs': Math.round(1e7 / rate('uncached')) / 10,
    'cached/bare': Number(ratio.cached.toFixed(2)),
    'uncached/bare': Number(ratio.uncached.toFixed(2)),
  };
}
out.table(table);
out.log(
  `Requests per second of processor time against bare node:http; at least ${AT_LEAST.cached} cached, ${AT_LEAST.uncached} uncached. ` +
    `${failures} failed requests. Load average ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}.`,
);
for (const child of [cachedProcess, uncachedProcess, bareProcess]) {
  child.disconnect();
}
await Promise.all([cachedProcess, uncachedProcess].map((child) => once(child, 'exit')));
await scratch.close();
process.exit(isUnder ? 1 : 0);
