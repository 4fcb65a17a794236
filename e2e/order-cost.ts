/**
 * What one order costs in processor time: `node e2e/order-cost.ts`. Starts a store of its own and buys in it over HTTP, one
 * shopper after the other: cart, order, payment at the sandbox, until the store knows of it, the order as its page shows
 * it. Needs the built store, and Linux. ORDERS (100) says how many.
 */
import { Console } from 'node:console';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clientFor, newShopper } from '#lib/api.ts';
import { knowPaid } from '#lib/orders.ts';
import { addProduct, homeAddress, orderOf } from '#lib/shopping.ts';
import { processesOf } from '#lib/store/processes.ts';
import { payOrder } from '#lib/store/sandbox.ts';
import { findPorts, startStore, stopStore } from '#lib/store/store.ts';
import { cpuOf } from '../tools/lib/bench/measured-shop.ts';

const ORDERS = Number(process.env.ORDERS ?? 100);
const WARM_UP = 20;
/** What the store does by itself is measured for so long, and taken off. */
const IDLE_MS = 15_000;
const out = new Console(process.stdout);

const dataDir = mkdtempSync(join(tmpdir(), 'aaram-order-cost-'));
const store = await startStore({ dataDir, ports: await findPorts() });
const all = processesOf(store.starter.pid ?? 0, dataDir);
const pidsOf = (pattern: RegExp) => all.filter(({ command }) => pattern.test(command)).map(({ pid }) => pid);
const shop = pidsOf(/shell\/server\/main\.ts/);
const api = pidsOf(/api\/src\/server\.ts/);

const sum = (pids: readonly number[]) => pids.reduce((total, pid) => total + cpuOf(pid), 0);
/** Connections begin and end: the database's processes are those of now. */
const database = () =>
  processesOf(store.starter.pid ?? 0, dataDir)
    .filter(({ command, folder }) => command.startsWith('postgres') || folder.startsWith(`${dataDir}/`))
    .map(({ pid }) => pid);
const look = () => ({ at: performance.now(), shop: sum(shop), api: sum(api), database: sum(database()) });

async function buy(product: Awaited<ReturnType<typeof addProduct>>) {
  const { token, user } = await newShopper(store.shopUrl);
  const before = look();
  const client = clientFor(store.shopUrl, token);
  await client.addAddress(homeAddress);
  await client.addToCart({ product: product._id, size: 'S' });
  await client.getCart(user.id);
  const { order, razorpayOrder } = await client.createOrder(orderOf(product, 'S'), crypto.randomUUID());
  await payOrder(store.sandboxUrl, razorpayOrder?.id ?? '');
  await knowPaid(client, order._id);
  await client.getMyOrders();
  const after = look();
  return {
    ms: after.at - before.at,
    shop: after.shop - before.shop,
    api: after.api - before.api,
    database: after.database - before.database,
  };
}

try {
  const product = await addProduct(store.shopUrl, ORDERS + WARM_UP);
  for (let index = 0; index < WARM_UP; index += 1) {
    await buy(product);
  }
  const idle = look();
  await wait(IDLE_MS);
  const rested = look();
  const bought: Awaited<ReturnType<typeof buy>>[] = [];
  for (let index = 0; index < ORDERS; index += 1) {
    bought.push(await buy(product));
  }
  const cost = (name: 'shop' | 'api' | 'database') => {
    const used = bought.reduce((total, one) => total + one[name], 0) / ORDERS;
    const ms = bought.reduce((total, one) => total + one.ms, 0) / ORDERS;
    const byItself = ((rested[name] - idle[name]) / (rested.at - idle.at)) * ms;
    return { 'ms of an order': Number(used.toFixed(1)), 'of it by itself': Number(byItself.toFixed(1)) };
  };
  out.table({ shop: cost('shop'), API: cost('api'), database: cost('database') });
} finally {
  await stopStore(store);
  rmSync(dataDir, { recursive: true, force: true });
}
