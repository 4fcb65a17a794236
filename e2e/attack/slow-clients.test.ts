import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newShopper } from '#lib/api.ts';
import { openSlowClients, type SlowClients } from '#lib/attacks/slow-clients.ts';
import { clientFrom } from '#lib/attacks/sources.ts';
import { addProduct, orderOf } from '#lib/shopping.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { shopUrl } from '#lib/store/store-under-test.ts';

const isLong = process.env.PROOF === 'long';
const CLIENTS = isLong
  ? { idle: 200, headers: 400, bodies: 400, readers: 100, aborting: 50 }
  : { idle: 30, headers: 60, bodies: 120, readers: 30, aborting: 10 };
const BUYERS = isLong ? 80 : 12;
const AT_ONCE = isLong ? 8 : 4;
/** The promise is 3 s, measured in the long form; in the short one other tests run beside this. */
const SLOWEST_MS = isLong ? 3000 : 10_000;
/** Keep-alive connections of the buyers and to the API: few compared with the slow clients. */
const HELD_OPEN = 30;

let shop: LoneShop;
let attack: SlowClients | undefined;

beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  attack?.stop();
  await shop.stop();
});

describe('while hundreds of clients send and read as slowly as they can', () => {
  // security: slow-requests
  // reliability: idle-connections
  it('every buyer orders in time, and the server has all its sockets back after', async ({ annotate }) => {
    const product = await addProduct(shopUrl, BUYERS);
    const shoppers = [];
    for (let number = 0; number < AT_ONCE; number += 1) {
      shoppers.push(await newShopper(shopUrl));
    }
    const before = shop.openFiles();
    attack = await openSlowClients(shop.port, CLIENTS);
    const times: number[] = [];
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const begin = performance.now();
      const result = await work;
      times.push(performance.now() - begin);
      return result;
    };
    const buy = async ({ token }: { token: string }, number: number) => {
      for (let order = 0; order < BUYERS / AT_ONCE; order += 1) {
        const client = clientFrom(`198.51.100.${number}`, shop.url, token);
        await timed(fetch(`${shop.url}/`).then((page) => page.text()));
        await timed(client.getProduct(product._id));
        await timed(client.createOrder(orderOf(product, 'S'), crypto.randomUUID()));
      }
    };
    await Promise.all(shoppers.map(buy));
    const figures = { calls: times.length, p99: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0 };
    await annotate(
      `${JSON.stringify(CLIENTS)}: ${figures.calls} calls of buyers, p99 ${Math.round(figures.p99)} ms`,
      'figure',
    );
    expect(figures.p99).toBeLessThan(SLOWEST_MS);
    expect(times).toHaveLength(3 * BUYERS);
    if (isLong) {
      // The server closes every connection that only sends. A client that does not read cannot notice the close.
      await expect.poll(() => attack?.open(), { timeout: 60_000 }).toBeLessThanOrEqual(CLIENTS.readers);
    }
    attack.stop();
    await expect.poll(() => shop.openFiles(), { timeout: 20_000 }).toBeLessThanOrEqual(before + HELD_OPEN);
  });
});
