/**
 * The cost of documents in a shop server of its own, before recorded answers of the API: lists of search results, one
 * request after the other. Needs the built store, and Linux, for processor time and memory of processes.
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Recorded, recordedFile } from '../../../shell/server/gate/try-pages.ts';
import { cpuOf, memoryOf, renderersOf, startShop } from './measured-shop.ts';
import { median } from './median.ts';

/** The budgets of docs/performance.md. Processor time decides; time on the clock depends on the machine. */
const budgets = { warmMs: 20, cachedCpuMs: 1 };
const COUNT = Number(process.env.REQUESTS ?? 500);
/** As many products as a list has. */
const PRODUCTS = 24;
/** What a browser asks for, and the document as it is. */
const encodings = { plain: 'identity', brotli: 'br' };
/** The address that is asked for again and again. */
const CACHED = '/search?q=shirt';

type Answer = Recorded['answers'][string];
const MISSING: Answer = { status: 404, headers: {}, body: { message: 'Not found', code: 'NOT_FOUND' } };

/** A recorded list is cut short: it is repeated until it has as many products as a page. */
function fillList({ body, ...answer }: Answer): Answer {
  if (!Array.isArray(body)) return { ...answer, body };
  const products = Array.from({ length: PRODUCTS }, (_one, index) => ({
    ...body[index % body.length],
    _id: `${index}`,
  }));
  return { ...answer, body: products };
}

/** An API that knows the answers to one search, and gives them for every other one too. */
async function startRecordedApi() {
  const { answers }: Recorded = JSON.parse(readFileSync(recordedFile, 'utf8'));
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/api/, '').replace(/\bq=[^&]*/, 'q=shirt');
    const { status, headers, body } = fillList(answers[path] ?? MISSING);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers });
    response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

const toFixed = (value: number) => Number(value.toFixed(2));

export async function benchDocuments(): Promise<number> {
  const api = await startRecordedApi();
  const shop = await startShop(api.url);
  const { pid, ask } = shop;

  async function measure(addressOf: (index: number) => string, encoding: string) {
    const renderers = renderersOf(pid);
    const before = [pid, ...renderers].map(cpuOf);
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (let index = 0; index < COUNT; index += 1) asked.push(await ask(addressOf(index), encoding));
    const [own = 0, ...others] = [pid, ...renderers].map((one, index) => cpuOf(one) - (before[index] ?? 0));
    const rendering = others.reduce((sum, one) => sum + one, 0);
    return {
      'first byte, ms': toFixed(median(asked.map(({ first }) => first))),
      'last byte, ms': toFixed(median(asked.map(({ last }) => last))),
      'processor, ms': toFixed((own + rendering) / COUNT),
      'of it the shop, ms': toFixed(own / COUNT),
      bytes: median(asked.map(({ bytes }) => bytes)),
    };
  }

  try {
    const atStart = memoryOf(pid);
    let count = 0;
    const another = () => {
      count += 1;
      return `/search?q=word${count}`;
    };
    const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
    // The first round warms shop and renderer up.
    await measure(another, 'identity');
    for (const [name, encoding] of Object.entries(encodings)) {
      rows[`warm, ${name}`] = await measure(another, encoding);
      await measure(() => CACHED, encoding);
      rows[`cached, ${name}`] = await measure(() => CACHED, encoding);
    }
    console.table(rows);
    const [renderer = 0] = renderersOf(pid);
    console.table({
      'the shop at its start, MB': toFixed(atStart),
      [`the shop after ${COUNT * 7} documents, MB`]: toFixed(memoryOf(pid)),
      'the renderer of the storefront then, MB': toFixed(memoryOf(renderer)),
    });
    const over = Object.entries(rows).filter(
      ([name, row]) => name.startsWith('cached') && row['processor, ms'] > budgets.cachedCpuMs,
    );
    for (const [name] of over) console.log(`${name}: over ${budgets.cachedCpuMs} ms of processor time`);
    for (const [name, row] of Object.entries(rows))
      if (row['last byte, ms'] > budgets.warmMs) console.log(`${name}: over ${budgets.warmMs} ms on this machine, now`);
    return over.length > 0 ? 1 : 0;
  } finally {
    await shop.stop();
    api.close();
  }
}
