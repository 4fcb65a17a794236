import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { type Cluster, findProcesses, type Kind, killOne, kinds, startCluster, stopCluster } from '#lib/cluster.ts';
import { isLongForm } from '#lib/long-form.ts';
import { releasesDir } from '#lib/store-under-test.ts';
import { canWrite, findLost, startWriters } from '#lib/writers.ts';

const RECOVERY_MS = 60_000;
/** The short form kills what there are two of; the long one (npm run test:cluster) each kind three times. */
const victims: Kind[] = isLongForm ? [...kinds, ...kinds, ...kinds] : ['an API', 'a shop'];

let dataDir: string;
let cluster: Cluster;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'aaram-cluster-'));
  cluster = await startCluster(dataDir, releasesDir);
}, 180_000);
afterAll(async () => {
  await stopCluster(cluster);
  await rm(dataDir, { recursive: true, force: true });
});

describe('a cluster', () => {
  it(`loses no order and doubles none while ${victims.length} of its processes are killed, and each comes back`, async ({
    annotate,
  }) => {
    onTestFailed(() => console.error(cluster.lines.filter((line) => !line.includes('"level":')).join('\n')));
    const { ledger, stop } = await startWriters({ ...cluster, apiUrl: cluster.shopUrl }, 3);
    await vi.waitUntil(() => ledger.acknowledged.length > 0, { timeout: RECOVERY_MS });
    for (const kind of victims) {
      const begin = performance.now();
      expect(killOne(cluster, kind)).toBeGreaterThan(0);
      await vi.waitUntil(() => canWrite(cluster.shopUrl), { timeout: RECOVERY_MS, interval: 20 });
      const writableMs = Math.round(performance.now() - begin);
      await vi.waitUntil(() => findProcesses(cluster, kind).length > 0, { timeout: RECOVERY_MS, interval: 20 });
      await annotate(`${kind} killed: a write succeeds after ${writableMs} ms`, 'figure');
    }
    await stop();
    expect(ledger.refusals).toEqual([]);
    // The last payments are still on their way.
    await vi.waitFor(async () => expect(await findLost(ledger)).toEqual([]), { timeout: RECOVERY_MS, interval: 1000 });
    await annotate(`${victims.length} kills, ${ledger.acknowledged.length} acknowledged writes, 0 lost`, 'figure');
  }, 300_000);
});
