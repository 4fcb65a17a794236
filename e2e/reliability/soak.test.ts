import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pages } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { processesOf } from '#lib/store/processes.ts';
import { findPorts, type Store, startStore, stopStore } from '#lib/store/store.ts';
import { findLost, startWriters } from '#lib/writers.ts';
import { median } from '../../tools/lib/bench/median.ts';

/** How long trade goes on; an hour is about a day of a busy store. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 8);
const BUYERS = 4;
const READERS = 4;
const CHECK_EVERY_MS = 5000;
/** How much more a process may have at the end than in the middle: a leak of a day's trade would be more. */
const MAX_GROWTH = 1.2;
const ROOM = { megabytes: 24, handles: 20 };

const dataDir = mkdtempSync(join(tmpdir(), 'aaram-soak-'));
let store: Store;
beforeAll(async () => {
  store = await startStore({ dataDir, ports: await findPorts() });
});
afterAll(async () => {
  await stopStore(store);
  rmSync(dataDir, { recursive: true, force: true });
});

const programs = { api: 'api/src/server.ts', shop: 'shell/server/main.ts' };
type Name = keyof typeof programs;
type Look = Record<Name, { megabytes: number; handles: number }>;

function look(): Look {
  const all = processesOf(store.starter.pid ?? 0, dataDir);
  const of = (name: Name) => {
    const pid = all.find(({ command }) => command.includes(programs[name]))?.pid;
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
  };
  return { api: of('api'), shop: of('shop') };
}

const third = <Item>(items: readonly Item[], which: 1 | 2) =>
  items.slice(Math.floor((items.length * which) / 3), Math.floor((items.length * (which + 1)) / 3));

describe('trade that goes on', () => {
  // reliability: trading-for-long
  it(
    `for ${MINUTES} minutes leaves memory and handles of API and shop as they were`,
    async ({ annotate }) => {
      const { ledger, stop } = await startWriters(store, BUYERS);
      const products = (await clientFor(store.shopUrl).getProducts({ limit: 60 })).items;
      const endsAt = performance.now() + MINUTES * 60_000;
      const times: number[] = [];
      const failed: string[] = [];
      const paths = [pages.home(), pages.category('women'), pages.blogs(), ...products.map(pages.product)];
      const read = async (reader: number) => {
        for (let number = reader; performance.now() < endsAt; number += READERS) {
          const began = performance.now();
          const path = paths[number % paths.length];
          const answer = await fetch(`${store.shopUrl}${path}`);
          await answer.arrayBuffer();
          times.push(performance.now() - began);
          if (!answer.ok) failed.push(`${path}: ${answer.status}`);
          // Not as fast as it can: this is trade, not an attack.
          await wait(50);
        }
      };
      const looks: Look[] = [];
      const watch = async () => {
        while (performance.now() < endsAt) {
          looks.push(look());
          await wait(CHECK_EVERY_MS);
        }
      };
      // What was acknowledged is looked at meanwhile: afterwards it would take a third of the time again.
      const check = async () => {
        while (performance.now() < endsAt) {
          await findLost(ledger);
          await wait(CHECK_EVERY_MS);
        }
      };
      await Promise.all([watch(), check(), ...Array.from({ length: READERS }, (_, reader) => read(reader))]);
      await stop();
      const figures = (['api', 'shop'] as const).flatMap((name) =>
        (['megabytes', 'handles'] as const).map((kind) => {
          const [middle, end] = ([1, 2] as const).map((which) =>
            median(third(looks, which).map((one) => one[name][kind])),
          );
          return { name, kind, middle: middle ?? 0, end: end ?? 0 };
        }),
      );
      expect(figures.filter(({ kind, middle, end }) => end > middle * MAX_GROWTH + ROOM[kind])).toEqual([]);
      expect([failed, ledger.refusals]).toEqual([[], []]);
      // The last payments are still on their way.
      await findLost(ledger);
      await vi.waitFor(async () => expect(await findLost(ledger)).toEqual([]), { timeout: 60_000, interval: 1000 });
      const p99 = ([1, 2] as const).map((which) => {
        const part = third(times, which).toSorted((a, b) => a - b);
        return Math.round(part[Math.floor(part.length * 0.99)] ?? 0);
      });
      const sentences = figures.map(
        ({ name, kind, middle, end }) => `${name} ${Math.round(middle)} to ${Math.round(end)} ${kind}`,
      );
      const orders = ledger.acknowledged.filter(({ what }) => what.startsWith('the one order')).length;
      await annotate(
        `${orders} orders and ${times.length} pages in ${MINUTES} min: ${sentences.join(', ')}, p99 of pages ${p99.join(' to ')} ms`,
        'figure',
      );
    },
    (MINUTES + 5) * 60_000,
  );
});
