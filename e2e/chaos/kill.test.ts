import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { fillWithDemoData } from '#lib/store/demo-data.ts';
import { databaseProcesses, killNow, postmasterPid, processesOf } from '#lib/store/processes.ts';
import { findPorts, type Store, startStore, stopStore } from '#lib/store/store.ts';
import { canWrite, findLost, startWriters } from '#lib/writers.ts';

const isLong = process.env.PROOF === 'long';
const WRITERS = isLong ? 20 : 3;
/** Long enough for whole checkouts in the long form; in the short one most are interrupted. */
const MAX_PAUSE_MS = isLong ? 3000 : 400;
/** The long form may run beside other work, which takes the processor from it. */
const RECOVERY_MS = isLong ? 120_000 : 30_000;
/** A minute, and as long as the backlog of the kills takes. */
const SETTLED_MS = isLong ? 300_000 : 120_000;

type Target = 'api' | 'database' | 'backend' | 'provider' | 'everything';

const shortForm: readonly Target[] = ['api', 'database', 'everything'];
// Not the API twice in a row: each end within ten seconds of a start makes its next start wait longer. It does the jobs
// too, so its kills are also those of a worker.
const longForm: readonly Target[] = Array.from({ length: 20 }, (): Target[] => [
  'api',
  'database',
  'provider',
  'backend',
  'everything',
  'backend',
]).flat();
const targets = isLong ? longForm : shortForm;

let dataDir: string;
let store: Store;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aaram-kill-'));
  await fillWithDemoData(dataDir);
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
const providerPids = () =>
  processesOf(store.starter.pid ?? 0, dataDir)
    .filter(({ command }) => command.includes('payment-sandbox/server.ts'))
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
    case 'provider':
      return providerPids();
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
  // reliability: killed-processes
  it(
    `survive ${targets.length} kills of API, database and provider, and the store gets up by itself`,
    async ({ annotate }) => {
      onTestFailed(() => console.error(store.lines.filter((line) => !line.includes('"level":')).join('\n')));
      const { ledger, stop } = await startWriters(store, WRITERS);
      await vi.waitUntil(() => ledger.acknowledged.length > 0, { timeout: RECOVERY_MS });
      for (const target of targets) {
        // The random wait picks the moment of the kill; the test waits for nothing else.
        await wait(randomInt(1, MAX_PAUSE_MS));
        const victims = await vi.waitUntil(() => findVictims(target), { timeout: RECOVERY_MS, interval: 5 });
        victims.forEach(killNow);
        store.lines.push(`killed ${target}: ${victims.join(' ')}`);
        await vi.waitUntil(() => canWrite(store.apiUrl), { timeout: RECOVERY_MS, interval: 20 });
      }
      await stop();
      expect(ledger.refusals).toEqual([]);
      expect(ledger.acknowledged.length).toBeGreaterThan(targets.length);
      const endedAt = performance.now();
      // A check whose process was killed is due again after a minute.
      await vi.waitFor(async () => expect(await findLost(ledger, 'payment')).toEqual([]), {
        timeout: SETTLED_MS,
        interval: 1000,
      });
      const settledSeconds = Math.ceil((performance.now() - endedAt) / 1000);
      expect(await findLost(ledger)).toEqual([]);
      expect(store.starter.exitCode).toBeNull();
      const payments = ledger.acknowledged.filter(({ what }) => what.startsWith('payment'));
      await annotate(
        `${targets.length} kills with ${WRITERS} checkouts under way: 0 of ${ledger.acknowledged.length} acknowledged writes lost, ${payments.length} payments settled ${settledSeconds} s after the last kill`,
        'figure',
      );
    },
    isLong ? 2_100_000 : 240_000,
  );
});
