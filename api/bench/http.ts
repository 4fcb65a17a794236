/**
 * Compares the API's hot reads with a bare node:http server that answers the same bytes, in requests per second of
 * processor time of the answering process: `node api/bench/http.ts`. First single addresses, then the load of a store.
 * Fails under the ratios of docs/performance.md. Short runs: REQUESTS, ROUNDS, BENCH_PRODUCTS and ONLY (a pattern).
 */
import { Console } from 'node:console';
import { loadavg } from 'node:os';
import { openScratch } from './scratch.ts';
import { sendLoad } from './send-load.ts';
import { startApi, startBare, stopServers, type Target } from './servers.ts';
import { createStoreLoad } from './store-load.ts';

const out = new Console(process.stdout);
const COUNT = Number(process.env.BENCH_PRODUCTS ?? 100_000);
const REQUESTS = Number(process.env.REQUESTS ?? 24_000);
/** So many rounds' requests before the first one that counts: a server is slower until the engine has compiled it. */
const WARM_UP = 4;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const ONLY = new RegExp(process.env.ONLY ?? '');
/** A list that is not cached is read from the database: that costs as much as ten answers of the bare server. */
const AT_LEAST = { cached: 0.6, uncached: 0.2, uncachedList: 0.06 };
const isList = (kind: string) => /^category page|lists/.test(kind);

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b);
const median = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number, digits: number) => Number(value.toFixed(digits));

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
const single: Record<string, string[]> = {
  'product by id': ids.map(({ id }) => `/api/auth/products/${id}`),
  'category page of 24': ['Women', 'Men', 'Kids', 'Shoes', 'Bags'].flatMap((category) =>
    ['', '&sort=priceLowHigh', '&sort=nameAZ'].map(
      (sort) => `/api/auth/category/products?category=${category}${sort}&limit=24&view=card`,
    ),
  ),
  suggestions: fragments.map((fragment) => `/api/auth/suggestions?q=${fragment}`),
};
const store = await createStoreLoad(scratch.db);
const kinds = Object.fromEntries(Object.entries({ ...single, ...store.paths }).filter(([kind]) => ONLY.test(kind)));
const allPaths = [...new Set(Object.values(kinds).flat())];

const cached = await startApi('cached', { url: scratch.url, port: 4681 });
const uncached = await startApi('uncached', { url: scratch.url, port: 4682, answersSeconds: 0 });
const bare = await startBare(cached.origin, allPaths);
const targets = [bare, cached, uncached];

// What a process reads once when it starts is no request's cost.
for (const path of allPaths) {
  await (await fetch(uncached.origin + path)).arrayBuffer();
}

function load(target: Target, kind: string, amount: number) {
  const isStore = kind in store.paths;
  const paths = isStore
    ? store.choose(kind, amount)
    : Array.from({ length: amount }, (_, index) => pathAt(kind, index));
  // The bare server has the same writes beside it, and is notified of them too: that costs no request anything.
  const write = async () => void target.child.send([await store.write()]);
  return sendLoad(target, paths, isStore ? write : undefined);
}
const pathAt = (kind: string, index: number) => kinds[kind]?.[index % (kinds[kind]?.length ?? 1)] ?? '';

const samples = new Map<string, number[]>();
let failures = 0;
// Alternating, so that a busy moment of the machine hits all alike; round 0 warms them.
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const kind of Object.keys(kinds)) {
    for (const target of targets) {
      if (round > 0 && kind in store.paths) {
        // Not counted: a store under load does not begin with answers that are too old.
        failures += (await load(target, kind, REQUESTS)).failures;
      }
      const sample = await load(target, kind, round === 0 ? REQUESTS * WARM_UP : REQUESTS);
      failures += sample.failures;
      if (round > 0) {
        const key = `${kind} ${target.name}`;
        samples.set(key, [...(samples.get(key) ?? []), sample.perCpuSecond]);
      }
    }
  }
}

let isUnder = failures > 0;
const table: Record<string, Record<string, number | string>> = {};
for (const kind of Object.keys(kinds)) {
  const rates = (name: string) => samples.get(`${kind} ${name}`) ?? [];
  const micros = (name: string) => round(1e6 / median(rates(name)), 1);
  /** Against the bare server of the same round: the middle, the lowest and the highest. */
  const ratios = (name: string) => sorted(rates(name).map((rate, round) => rate / (rates('bare')[round] ?? rate)));
  const spread = (name: string) => `${round(ratios(name)[0] ?? 0, 2)} to ${round(ratios(name).at(-1) ?? 0, 2)}`;
  const uncachedBound = isList(kind) ? AT_LEAST.uncachedList : AT_LEAST.uncached;
  isUnder ||= median(ratios('cached')) < AT_LEAST.cached || median(ratios('uncached')) < uncachedBound;
  table[kind] = {
    'bare µs': micros('bare'),
    'cached µs': micros('cached'),
    'uncached µs': micros('uncached'),
    'cached/bare': round(median(ratios('cached')), 2),
    spread: spread('cached'),
    'uncached/bare': round(median(ratios('uncached')), 2),
    'its spread': spread('uncached'),
  };
}
out.table(table);
out.log(
  `Requests per second of processor time against bare node:http; at least ${AT_LEAST.cached} cached, ${AT_LEAST.uncached} uncached ` +
    `(${AT_LEAST.uncachedList} of lists). ${failures} failed requests. Load average ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}.`,
);
await stopServers(targets);
await scratch.close();
process.exit(isUnder ? 1 : 0);
