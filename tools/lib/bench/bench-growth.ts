/**
 * What grows with the catalogue: every hot read in the database, the memory of the API's process and the first document
 * of the shop, at each of SIZES (1,000 to 1,000,000 products; a million takes minutes to fill, once). Needs the built
 * store, and Linux. Figures of earlier sizes are stored in .data/bench-growth, so the sizes may be measured one by one.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runStep, startChild } from '@aaram/runtime/processes';
import { findNode } from '../node24.mjs';
import { cpuOf, memoryOf, renderersOf, startShop } from './measured-shop.ts';
import { median } from './median.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = process.env.BENCH_DIR ?? join(root, '.data/bench-growth');
const SIZES = (process.env.SIZES ?? '1000,10000,100000,1000000').split(',').map(Number);
const DOCUMENTS = Number(process.env.REQUESTS ?? 50);
/** Below it, a difference is chance, ms. */
const NOISE_MS = 1;
const COLUMNS = ['Women', 'Men', 'Kids', 'Shoes', 'Bags'];

type Row = { 'median ms': number; 'p99 ms': number; 'of new answers, p99': number };
type Reads = { count: number; loadMs: number; loadCpuMs: number; rows: Record<string, Row> };
type Figures = Reads & { api: Record<string, number>; documents: Record<string, Record<string, number>> };
type Served = { url: string; pid: number; ids: string[] };

const fileOf = (size: number, kind: string) => join(folder, `${kind}-${size}.json`);
const readJson = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'));
const toFixed = (value: number) => Number(value.toFixed(1));

/** The API before a catalogue of this size, as api/bench/serve-catalogue.ts starts it. */
async function serve(size: number) {
  const served = Promise.withResolvers<Served>();
  const child = startChild({
    script: join(root, 'api/bench/serve-catalogue.ts'),
    cwd: root,
    env: { ...process.env, BENCH_DIR: folder, BENCH_PRODUCTS: String(size) },
    log: (line) => (line.startsWith('{"url"') ? served.resolve(JSON.parse(line)) : console.error(line)),
  });
  child.exited.then(() => served.reject(new Error('The API of the bench ended.')));
  return { ...(await served.promise), stop: () => child.stop(10_000) };
}

/** Addresses of each kind of page, none asked for twice. */
const listPages = (ids: readonly string[]): Record<string, string[]> => ({
  home: ['/'],
  category: COLUMNS.map((one) => `/${one.toLowerCase()}`),
  product: ids.map((id) => `/single-product/${id}`),
  search: ['shirt', 'black dress', 'jacket', 'indigo', 'kadam', 'midi', 'top', 'tee'].map(
    (q) => `/search?q=${encodeURIComponent(q)}`,
  ),
});

async function measureDocuments(size: number): Promise<Pick<Figures, 'api' | 'documents'>> {
  const api = await serve(size);
  try {
    const shop = await startShop(api.url);
    try {
      const atStart = memoryOf(api.pid);
      const cpu = () => [shop.pid, ...renderersOf(shop.pid)].reduce((sum, pid) => sum + cpuOf(pid), 0);
      const documents: Figures['documents'] = {};
      for (const [name, paths] of Object.entries(listPages(api.ids))) {
        const first = await shop.ask(paths[0] ?? '/', 'identity');
        const before = { shop: cpu(), api: cpuOf(api.pid) };
        const asked: number[] = [];
        // Each with a mark of its own, so that the shop has no document of it.
        for (let index = 0; index < DOCUMENTS; index += 1) {
          const path = paths[index % paths.length] ?? '/';
          const mark = `${path.includes('?') ? '&' : '?'}sort=${index % 2 === 0 ? 'nameAZ' : 'newest'}&mark=${index}`;
          asked.push((await shop.ask(path + mark, 'identity')).first);
        }
        documents[name] = {
          'the very first, ms': toFixed(first.first),
          'first byte, ms': toFixed(median(asked)),
          'shop, ms': toFixed((cpu() - before.shop) / DOCUMENTS),
          'API, ms': toFixed((cpuOf(api.pid) - before.api) / DOCUMENTS),
        };
      }
      return { documents, api: { 'at start, MB': toFixed(atStart), 'after, MB': toFixed(memoryOf(api.pid)) } };
    } finally {
      await shop.stop();
    }
  } finally {
    await api.stop();
  }
}

/** Resolves to the exit code of the reads; their budget decides only at the size that docs/performance.md names. */
async function measureReads(size: number) {
  await runStep(findNode(root), ['api/bench/queries.ts'], {
    root,
    env: { ...process.env, BENCH_DIR: folder, BENCH_PRODUCTS: String(size), FIGURES: fileOf(size, 'reads') },
  });
}

/**
 * Whether a read took longer at the larger size than the logarithm of the sizes allows. From a thousand products
 * to the first size where bounds begin (2,000 scanned, 1,000 ranked) everything grows.
 */
function growsFaster(before: Reads, after: Reads, name: string): boolean {
  const [less, more] = [before, after].map(({ rows }) => rows[name]?.['p99 ms'] ?? 0) as [number, number];
  return more > less * (Math.log(after.count) / Math.log(before.count)) + NOISE_MS;
}

function show(all: readonly Figures[]): number {
  const names = Object.keys(all.at(-1)?.rows ?? {});
  const [before, after] = all.slice(-2);
  const faster = before && after ? names.filter((name) => growsFaster(before, after, name)) : [];
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          ...Object.fromEntries(
            all.map(({ count, rows }) => [
              `${count}: median / p99 ms`,
              `${rows[name]?.['median ms']} / ${rows[name]?.['p99 ms']}`,
            ]),
          ),
          ...Object.fromEntries(
            all.map(({ count, rows }) => [`${count}: process`, rows[name]?.['of new answers, p99']]),
          ),
          grows: faster.includes(name) ? 'faster than log n' : '',
        },
      ]),
    ),
  );
  console.table(
    Object.fromEntries(
      all.map(({ count, loadMs, loadCpuMs, api }) => [
        count,
        { ...api, 'facet index read, ms': loadMs, 'of it the process, ms': loadCpuMs },
      ]),
    ),
  );
  for (const { count, documents } of all) {
    console.log(`Documents of ${count} products:`);
    console.table(documents);
  }
  for (const name of faster) console.log(`${name}: grows faster than log n`);
  return faster.length > 0 ? 1 : 0;
}

export async function benchGrowth(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const part = process.env.PART ?? 'reads,documents';
  for (const size of SIZES) {
    if (part.includes('reads')) await measureReads(size);
    if (part.includes('documents'))
      writeFileSync(fileOf(size, 'documents'), JSON.stringify(await measureDocuments(size)));
  }
  const known = [1000, 10_000, 100_000, 1_000_000].filter(
    (size) => existsSync(fileOf(size, 'reads')) && existsSync(fileOf(size, 'documents')),
  );
  return show(
    known.map(
      (size) => ({ ...readJson<Reads>(fileOf(size, 'reads')), ...readJson(fileOf(size, 'documents')) }) as Figures,
    ),
  );
}
