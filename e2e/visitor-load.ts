/**
 * How many visitors a second the two servers of one machine carry: `node e2e/visitor-load.ts`. Starts a store of its own,
 * asks for documents at rising rates, whether or not the ones before have come (home most, then lists, products and
 * posts, by Zipf), while five shoppers buy one thing after the other. Needs the built store. RATES (25,50,100,200) and
 * SECONDS (20) for each.
 */
import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { categories } from '@aaram/shared-domain/catalog';
import { clientFor, newShopper } from '#lib/api.ts';
import { knowPaid } from '#lib/orders.ts';
import { addProduct, homeAddress, orderOf } from '#lib/shopping.ts';
import { payOrder } from '#lib/store/sandbox.ts';
import { findPorts, startStore, stopStore } from '#lib/store/store.ts';
import { createZipf } from '../api/src/testing/catalogue/zipf.ts';

const RATES = (process.env.RATES ?? '25,50,100,200').split(',').map(Number);
const SECONDS = Number(process.env.SECONDS ?? 20);
const BUYERS = 5;
const out = new Console(process.stdout);
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const dataDir = mkdtempSync(join(tmpdir(), 'aaram-visitor-load-'));
const store = await startStore({ dataDir, ports: await findPorts() });

/** Addresses of documents, the most visited first. */
async function listPaths(): Promise<string[]> {
  const client = clientFor(store.shopUrl);
  const { items } = await client.getProducts({ limit: 100 });
  const blogs = await (await fetch(`${store.shopUrl}/blogs`)).text();
  const posts = new Set(blogs.match(/\/blog-details\/[\w-]+/g));
  return [
    '/',
    ...categories.map(({ slug }) => `/${slug}`),
    ...items.map(({ _id }) => `/single-product/${_id}`),
    '/blogs',
    ...posts,
  ];
}

/** Asks for a document as a browser does; resolves to whether it came whole, with 200. */
const ask = (path: string) =>
  new Promise<boolean>((resolve) => {
    get(store.shopUrl + path, { agent, headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode === 200 && response.complete));
    }).once('error', () => resolve(false));
  });

const at = (sorted: number[], share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);

/** Buys until `isOver`; resolves to how long each order took, from the cart to the known payment, ms. */
async function buyUntil(isOver: () => boolean, product: Awaited<ReturnType<typeof addProduct>>): Promise<number[]> {
  const { token } = await newShopper(store.shopUrl);
  const client = clientFor(store.shopUrl, token);
  await client.addAddress(homeAddress);
  const times: number[] = [];
  while (!isOver()) {
    const begin = performance.now();
    await client.addToCart({ product: product._id, size: 'S' });
    const { order, razorpayOrder } = await client.createOrder(orderOf(product, 'S'), crypto.randomUUID());
    await payOrder(store.sandboxUrl, razorpayOrder?.id ?? '');
    await knowPaid(client, order._id);
    times.push(performance.now() - begin);
    // No shopper buys without a pause.
    await wait(1000);
  }
  return times;
}

async function measure(rate: number, paths: string[], product: Awaited<ReturnType<typeof addProduct>>) {
  const choose = createZipf(paths.length, Math.random);
  let isOver = false;
  const buyers = Array.from({ length: BUYERS }, () => buyUntil(() => isOver, product));
  const times: number[] = [];
  let failures = 0;
  const visits: Promise<void>[] = [];
  const begin = performance.now();
  for (let index = 0; index < rate * SECONDS; index += 1) {
    const due = begin + (index * 1000) / rate;
    if (due > performance.now()) await wait(due - performance.now());
    // From when it was due: a load that waits for the server would hide that it is slow.
    visits.push(
      ask(paths[choose()] ?? '/').then((isWhole) => {
        if (isWhole) times.push(performance.now() - due);
        else failures += 1;
      }),
    );
  }
  await Promise.all(visits);
  isOver = true;
  const orders = (await Promise.all(buyers)).flat().sort((a, b) => a - b);
  times.sort((a, b) => a - b);
  return {
    'median, ms': at(times, 0.5),
    'p99, ms': at(times, 0.99),
    'not answered': failures,
    orders: orders.length,
    'order, median ms': at(orders, 0.5),
    'order, slowest ms': at(orders, 1 - 1 / orders.length),
  };
}

try {
  const paths = await listPaths();
  const product = await addProduct(store.shopUrl, 100_000);
  for (const path of paths) await ask(path);
  const rows: Record<string, Awaited<ReturnType<typeof measure>>> = {};
  for (const rate of RATES) rows[`${rate} a second`] = await measure(rate, paths, product);
  out.table(rows);
} finally {
  agent.destroy();
  await stopStore(store);
  rmSync(dataDir, { recursive: true, force: true });
}
