import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import { ApiError } from '@aaram/shared-domain/contract';
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest';
import { clientFor } from '#lib/api.ts';
import { isLongForm } from '#lib/long-form.ts';
import { startPageReaders } from '#lib/page-readers.ts';
import { applyNextMigration } from '#lib/release/next-migration.ts';
import { copyBlogRelease } from '#lib/release/written-release.ts';
import { addProduct } from '#lib/shopping.ts';
import {
  type Cluster,
  findProcesses,
  isWhole,
  type Kind,
  killOne,
  kinds,
  readSettings,
  signalAll,
  startCluster,
  stopCluster,
} from '#lib/store/cluster.ts';
import { fillWithDemoData } from '#lib/store/demo-data.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';
import { canWrite, findLost, startWriters } from '#lib/writers.ts';
import { publish } from '../../tools/lib/build/make-release.ts';

const RECOVERY_MS = 60_000;
const TEST_MS = 300_000;
const WRITERS = 3;
/** DATABASE_REPLICA_LAG_SECONDS is 5 by default. */
const LAG_MS = 5000;
/** The short form kills what there are two of; the long one (npm run test:cluster) each kind three times. */
const victims: Kind[] = isLongForm ? [...kinds, ...kinds, ...kinds] : ['an API', 'a shop'];
const SWAPS = isLongForm ? 10 : 1;

let folder: string;
let cluster: Cluster;
let releases: string;
/** Kills in which a mail may have been written without anybody knowing of it. */
let interruptions = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaram-cluster-'));
  releases = join(folder, 'releases');
  await cp(releasesDir, releases, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  await fillWithDemoData(join(folder, 'data'));
  cluster = await startCluster(join(folder, 'data'), releases);
});
afterAll(async () => {
  await stopCluster(cluster);
  await rm(folder, { recursive: true, force: true });
});

/** Connects to the primary, or to the replica. */
function connect(name: 'DATABASE_URL' | 'DATABASE_REPLICA_URLS'): Pool {
  const [url = ''] = readSettings(cluster, 'an API', name);
  return createPool({ url, max: 1 });
}

/** Keeps shoppers busy while `work` goes on. Afterwards nothing that was acknowledged is missing or there twice. */
async function whileTrading(work: () => Promise<void>): Promise<string> {
  onTestFailed(() => console.error(cluster.lines.filter((line) => !line.includes('"level":')).join('\n')));
  const { ledger, stop } = await startWriters({ ...cluster, apiUrl: cluster.shopUrl }, WRITERS);
  await vi.waitUntil(() => ledger.acknowledged.length > 0, { timeout: RECOVERY_MS });
  await work().finally(stop);
  expect(ledger.refusals).toEqual([]);
  // The last payments are still on their way.
  await vi.waitFor(async () => expect(await findLost(ledger)).toEqual([]), { timeout: RECOVERY_MS, interval: 1000 });
  const payments = ledger.acknowledged.filter(({ what }) => what.startsWith('payment'));
  return `${ledger.acknowledged.length} acknowledged writes, ${payments.length} of them payments, 0 lost`;
}

/** Resolves to when a visitor began to see a product each time, ms. */
async function waitUntilShown(id: string): Promise<number> {
  const visitor = clientFor(cluster.shopUrl);
  const begin = performance.now();
  let since = 0;
  // Twenty answers in a row come from both APIs.
  for (let row = 0; row < 20; ) {
    const isShown = await visitor.getProduct(id).then(
      () => true,
      () => false,
    );
    since = row === 0 ? performance.now() - begin : since;
    row = isShown ? row + 1 : 0;
    expect(since).toBeLessThan(RECOVERY_MS);
  }
  return since;
}

describe('a cluster', () => {
  // reliability: cluster-writes
  it(
    `loses no order and doubles none while ${victims.length} of its processes are killed, and each comes back`,
    async ({ annotate }) => {
      const figure = await whileTrading(async () => {
        for (const kind of victims) {
          const begin = performance.now();
          expect(killOne(cluster, kind)).toBeGreaterThan(0);
          interruptions += ['the worker', 'the primary'].includes(kind) ? 1 : 0;
          await vi.waitUntil(() => canWrite(cluster.shopUrl), { timeout: RECOVERY_MS, interval: 20 });
          const writableMs = Math.round(performance.now() - begin);
          await vi.waitUntil(() => findProcesses(cluster, kind).length > 0, { timeout: RECOVERY_MS, interval: 20 });
          await annotate(`${kind} killed: a write succeeds after ${writableMs} ms`, 'figure');
        }
        await vi.waitUntil(() => isWhole(cluster), { timeout: RECOVERY_MS, interval: 100 });
      });
      await annotate(`${victims.length} kills, ${figure}`, 'figure');
    },
    TEST_MS,
  );

  // reliability: cluster-releases
  it.runIf(isLongForm)(
    'fails no page while releases are swapped, and serves the files of documents from before',
    async ({ annotate }) => {
      const shops = readSettings(cluster, 'a shop', 'PORT');
      const seen = () =>
        Promise.all(
          shops.map(async (port) => (await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).releaseSet),
        );
      const pages = startPageReaders(cluster.shopUrl, ['/', '/blogs', '/about', '/women'], 2);
      let slowest = 0;
      const figure = await whileTrading(async () => {
        for (let swap = 1; swap <= SWAPS; swap += 1) {
          const set = await publish(releases, { remotes: { blog: await copyBlogRelease(releases, `swap ${swap}`) } });
          const begin = performance.now();
          await vi.waitUntil(async () => (await seen()).every((one) => one === set), { timeout: RECOVERY_MS });
          slowest = Math.max(slowest, performance.now() - begin);
          const before = pages.counted.documents;
          await vi.waitUntil(() => pages.counted.documents > before + 4, { timeout: RECOVERY_MS });
        }
      }).finally(pages.stop);
      expect(shops).toHaveLength(2);
      expect(pages.counted.failures).toEqual([]);
      const { documents, files } = pages.counted;
      await annotate(
        `${SWAPS} swaps, both shops after ${Math.round(slowest)} ms at most: ${documents} documents with ${files} files, 0 failed; ${figure}`,
        'figure',
      );
    },
    TEST_MS,
  );

  // reliability: cluster-migration
  it.runIf(isLongForm)(
    'goes on while a migration runs that its processes do not know',
    async ({ annotate }) => {
      const [url = ''] = readSettings(cluster, 'an API', 'DATABASE_URL');
      let slowestMs = 0;
      let ms = 0;
      const figure = await whileTrading(async () => {
        const begin = performance.now();
        const step = applyNextMigration(url).finally(() => {
          ms = performance.now() - begin;
        });
        while (ms === 0) {
          const asked = performance.now();
          expect(await canWrite(cluster.shopUrl)).toBe(true);
          slowestMs = Math.max(slowestMs, performance.now() - asked);
        }
        expect(await step).toContain('9999_next.sql');
        // A process that starts now finds tables that are newer than itself.
        killOne(cluster, 'an API');
        await vi.waitUntil(() => isWhole(cluster), { timeout: RECOVERY_MS, interval: 100 });
      });
      await annotate(
        `a migration of ${Math.round(ms)} ms with its program, slowest write ${Math.round(slowestMs)} ms; ${figure}`,
        'figure',
      );
    },
    TEST_MS,
  );

  // reliability: cluster-replica
  it.runIf(isLongForm)(
    'shows what is new while its replica lags, and answers while it hangs',
    async ({ annotate }) => {
      const replica = connect('DATABASE_REPLICA_URLS');
      const visitor = clientFor(cluster.shopUrl);
      let asked = 0;
      /** A list that no cache has; resolves to how long it took, ms. */
      const askAnew = async () => {
        asked += 1;
        const at = performance.now();
        await visitor.getProducts({ limit: 10, tag: [`asked ${asked}`] });
        return performance.now() - at;
      };
      try {
        // Without writes, the APIs ask the replica, and know where the primary was some seconds ago.
        const quietUntil = performance.now() + LAG_MS + 2000;
        while (performance.now() < quietUntil) {
          await askAnew();
        }
        await replica`select pg_wal_replay_pause()`;
        const product = await addProduct(cluster.shopUrl, 5);
        const lateMs = await waitUntilShown(product._id);
        expect((await replica`select from products where id = ${product._id}`).count).toBe(0);
        await replica`select pg_wal_replay_resume()`;
        await vi.waitUntil(async () => (await replica`select from products where id = ${product._id}`).count === 1, {
          timeout: RECOVERY_MS,
        });

        signalAll(cluster, 'the replica', 'SIGSTOP');
        let slowestMs = 0;
        for (let round = 0; round < 40; round += 1) {
          slowestMs = Math.max(slowestMs, await askAnew());
        }
        const figure = await whileTrading(async () => {
          for (let round = 0; round < 40; round += 1) {
            slowestMs = Math.max(slowestMs, await askAnew());
          }
        });
        await annotate(
          `a replica that lags: everybody sees a new product after ${(lateMs / 1000).toFixed(1)} s; one that hangs: slowest of 80 answers ${Math.round(slowestMs)} ms; ${figure}`,
          'figure',
        );
      } finally {
        signalAll(cluster, 'the replica', 'SIGCONT');
        await replica.end({ timeout: 1 });
      }
    },
    TEST_MS,
  );

  // reliability: cluster-jobs
  it(
    'has done each job once, and sent each mail once',
    async ({ annotate }) => {
      const db = connect('DATABASE_URL');
      try {
        const open = async () =>
          (await db`select from pgboss.job where state in ('created', 'retry', 'active') and start_after < now()`)
            .count;
        await vi.waitUntil(async () => (await open()) === 0, { timeout: RECOVERY_MS, interval: 250 });
        const [jobs] = await db<{ done: number; again: number; doubled: number; dead: number }[]>`
          select count(*) filter (where state = 'completed')::int as done,
            count(*) filter (where retry_count > 0)::int as again,
            (count(*) filter (where name = 'mail')
              - count(distinct singleton_key) filter (where name = 'mail'))::int as doubled,
            count(*) filter (where name = 'dead' or state = 'failed')::int as dead
          from pgboss.job`;
        expect([jobs?.doubled, jobs?.dead]).toEqual([0, 0]);
        const [mails] = await db<{ paid: number; unsent: number }[]>`
          select count(*)::int as paid, count(*) filter (where not exists (
            select from sent_mails where event = 'order-confirmation:' || orders.id))::int as unsent
          from orders where payment_status = 'Paid' and exists (
            select from users where users.id = orders.user_id and users.email like 'crash-%')`;
        expect(mails?.paid).toBeGreaterThan(0);
        expect(mails?.unsent).toBe(0);
        const sent = (await readdir(join(cluster.dataDir, 'outbox'))).filter((name) => name.endsWith('.eml'));
        // The last part names the event.
        const events = new Set(sent.map((name) => name.split('-').at(-1)));
        const doubled = sent.length - events.size;
        expect(doubled).toBeLessThanOrEqual(interruptions);
        await annotate(
          `${jobs?.done} jobs done, ${jobs?.again} of them taken over, ${sent.length} mails (${mails?.paid} orders paid), ${doubled} twice`,
          'figure',
        );
      } finally {
        await db.end({ timeout: 1 });
      }
    },
    TEST_MS,
  );
});

// A cluster of its own: the other one has no limits, for its writers.
describe.runIf(isLongForm)('limits in a cluster', () => {
  let strict: Cluster;
  beforeAll(async () => {
    strict = await startCluster(join(folder, 'strict'), releases, { LIMITS: 'strict' });
  });
  afterAll(() => stopCluster(strict));

  // reliability: cluster-limits
  it(
    'are counted for all APIs together, and outlive a kill of all of them',
    async ({ annotate }) => {
      const visitor = clientFor(strict.shopUrl);
      const guess = () =>
        visitor.login({ email: 'shopper@example.com', password: 'not this one' }).then(
          () => 200,
          (error: unknown) => (error instanceof ApiError ? error.status : 0),
        );
      const answers = await Promise.all(Array.from({ length: 24 }, guess));
      const count = (status: number) => answers.filter((one) => one === status).length;
      // Six guesses of one account from one source.
      expect([count(401), count(429)]).toEqual([6, 18]);
      const hasAnswered = (name: string) =>
        strict.lines.some((line) => line.startsWith(name) && line.includes('/api/auth/login'));
      // A line of a log comes after its answer.
      await vi.waitUntil(() => ['[api-1]', '[api-2]'].every(hasAnswered), { timeout: RECOVERY_MS, interval: 100 });
      signalAll(strict, 'an API', 'SIGKILL');
      await vi.waitUntil(() => isWhole(strict), { timeout: RECOVERY_MS, interval: 100 });
      expect(await guess()).toBe(429);
      await annotate('24 guesses at once over two APIs: 6 were tried, none after both were killed', 'figure');
    },
    TEST_MS,
  );
});
