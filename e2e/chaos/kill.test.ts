import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { databaseProcesses, killNow, postmasterPid, processesOf } from '#lib/processes.ts';
import { findPorts, type Store, startStore, stopStore } from '#lib/store.ts';
import { canWrite, findLost, startWriters } from '#lib/writers.ts';

const WRITERS = 3;
const RECOVERY_MS = 30_000;

type Target = 'api' | 'database' | 'backend' | 'everything';

// Few kills hit the API: each end within ten seconds of a start makes its next start wait longer.
const kills: Record<Target, number> =
  process.env.PROOF === 'long'
    ? { api: 2, everything: 2, database: 10, backend: 6 }
    : { api: 1, everything: 1, database: 2, backend: 1 };
const targets = Object.entries(kills).flatMap(([target, count]) => new Array<Target>(count).fill(target as Target));

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aaram-kill-'));
  store = await startStore({ dataDir, ports: await findPorts() });
});
afterAll(async () => {
  await stopStore(store);
  await rm(dataDir, { recursive: true, force: true });
});

const apiPids = () =>
  processesOf(store.starter.pid ?? 0, dataDir)
    .filter(({ command }) => command.includes('api/src/server.ts'))
    .map(({ pid }) => pid);
const databasePids = () => databaseProcesses(dataDir).map(({ pid }) => pid);

function pickOne(pids: number[]): number[] {
  const pid = pids[randomInt(Math.max(1, pids.length))];
  return pid === undefined ? [] : [pid];
}

/** Processes to kill; undefined while none of that kind runs. */
function findVictims(target: Target): number[] | undefined {
  const victims = listVictims(target);
  return victims.length > 0 ? victims : undefined;
}

function listVictims(target: Target): number[] {
  switch (target) {
    case 'api':
      return apiPids();
    case 'database':
      return databasePids();
    case 'backend': {
      const postmaster = postmasterPid(dataDir);
      return pickOne(databasePids().filter((pid) => pid !== postmaster));
    }
    default:
      return [...databasePids(), ...apiPids()];
  }
}

describe('acknowledged writes', () => {
  it(`survive ${targets.length} kills of API and database, and the store gets up by itself`, async () => {
    onTestFailed(() => console.error(store.lines.filter((line) => !line.includes('"level":')).join('\n')));
    const { ledger, stop } = await startWriters(store.apiUrl, WRITERS);
    await vi.waitUntil(() => ledger.acknowledged.length > 0, { timeout: RECOVERY_MS });
    for (const target of targets.toSorted(() => Math.random() - 0.5)) {
      // The random wait picks the moment of the kill; the test waits for nothing else.
      await wait(randomInt(1, 150));
      const victims = await vi.waitUntil(() => findVictims(target), { timeout: RECOVERY_MS, interval: 5 });
      victims.forEach(killNow);
      store.lines.push(`killed ${target}: ${victims.join(' ')}`);
      await vi.waitUntil(() => canWrite(store.apiUrl), { timeout: RECOVERY_MS, interval: 20 });
    }
    await stop();
    expect(ledger.refusals).toEqual([]);
    expect(ledger.acknowledged.length).toBeGreaterThan(targets.length * 2);
    expect(await findLost(ledger)).toEqual([]);
    expect(store.starter.exitCode).toBeNull();
  }, 180_000);
});
