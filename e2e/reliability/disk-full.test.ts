import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiError } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { clientFor, newShopper } from '#lib/api.ts';
import { addProduct, orderOf } from '#lib/shopping.ts';
import { findPorts, type Store, startStore, stopStore } from '#lib/store/store.ts';

const MEGABYTE = 1024 * 1024;
const WIDE = 1500 * MEGABYTE;
/** The most that is still written before the disk counts as full. */
const ROOM = 2 * MEGABYTE;
const RECOVERY_MS = 60_000;
const FULL_MS = 120_000;

const disk = mkdtempSync(join(tmpdir(), 'aaram-full-'));

/** A disk of its own in memory. Only root may make one: elsewhere this proof is left out. */
function mountDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${WIDE}`, 'none', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountDisk();
const resize = (bytes: number) => execFileSync('mount', ['-o', `remount,size=${bytes}`, disk]);
function usedBytes(): number {
  const { bsize, blocks, bfree } = statfsSync(disk);
  return (blocks - bfree) * bsize;
}

let store: Store | undefined;
beforeAll(async () => {
  if (isMounted) {
    store = await startStore({ dataDir: join(disk, 'data'), ports: await findPorts() });
  }
});
afterAll(async () => {
  if (store) await stopStore(store);
  if (isMounted) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** What a call was answered: its status, or 0 without an answer. */
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ApiError ? error.status : 0),
  );

describe('a full disk', () => {
  // reliability: full-disk
  it.skipIf(!isMounted)(
    'is 503 for writes, loses none that was acknowledged, and the store is well by itself once there is room',
    async ({ annotate }) => {
      const { shopUrl, apiUrl, lines } = store as Store;
      onTestFailed(() => console.error(lines.filter((line) => !line.includes('"level":')).join('\n')));
      const product = await addProduct(shopUrl, 500);
      const { token } = await newShopper(shopUrl);
      const shopper = clientFor(shopUrl, token);
      const acknowledged: string[] = [];
      const refused: string[] = [];
      const write = async () => (await shopper.createOrder(orderOf(product, 'S'), crypto.randomUUID())).order._id;
      const tryToWrite = async () => {
        try {
          acknowledged.push(await write());
          return 200;
        } catch (error) {
          const status = error instanceof ApiError ? error.status : 0;
          if (status !== 503) refused.push(String(error));
          return status;
        }
      };
      expect(await tryToWrite()).toBe(200);

      resize(usedBytes() + ROOM);
      let full = 0;
      const fullAt = performance.now();
      // Some rows still find room: each order is larger than what was freed before.
      while (full < 20 && performance.now() - fullAt < FULL_MS) {
        full += (await tryToWrite()) === 200 ? 0 : 1;
      }
      expect(full).toBe(20);
      const page = await fetch(shopUrl);
      const read = await statusOf(clientFor(apiUrl).getProduct(product._id));
      expect(refused).toEqual([]);
      expect([page.status, [200, 503].includes(read)]).toEqual([200, true]);

      resize(WIDE);
      const began = performance.now();
      await vi.waitUntil(async () => (await tryToWrite()) === 200, { timeout: RECOVERY_MS, interval: 100 });
      const seconds = Math.round((performance.now() - began) / 1000);
      // At most three unpaid orders stay open, so the older ones are cancelled: none is gone.
      const mine = (await shopper.getMyOrders()).items.map(({ _id }) => _id);
      expect(acknowledged.filter((id) => !mine.includes(id))).toEqual([]);
      await annotate(
        `${full} writes answered 503, 0 of ${acknowledged.length} acknowledged lost, well after ${seconds} s`,
        'figure',
      );
    },
    300_000,
  );
});
