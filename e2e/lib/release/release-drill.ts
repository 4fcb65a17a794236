import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCounts } from '@aaram/runtime/publishing/counts';
import type { Release } from '@aaram/runtime/publishing/files';
import { readLog } from '@aaram/runtime/publishing/log';
import { markGood } from '@aaram/runtime/publishing/moves';
import { toPointer } from '@aaram/runtime/publishing/publish';
import { changeSet, makeSetId, pointerOf, readSet } from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { expect } from 'vitest';
import { changeServer } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir } from '#lib/store/store-under-test.ts';

const CLOCK = pathToFileURL(resolve(import.meta.dirname, '../../fixtures/moved-clock.mjs')).href;
const author = { by: 'a test', why: 'a drill' };

/** What a visitor got: whether it is a page, of one set, and which release made it instead of its own. */
export type Visit = {
  shop: number;
  path: string;
  status: number;
  problem: string | undefined;
  lastGood: string | null;
};

/** Makes each page of a remote run this code before it is rendered. */
export const breakPages = (code: string) => (server: string) =>
  `${server}\nfor (const page of module.exports.default.pages) {
    const load = page.load;
    page.load = async (...given) => {
      const Page = await load(...given);
      return (props) => { ${code}; return Page(props); };
    };
  }`;

/** Makes the frame of each page of a shell run this code. */
export const breakShell = (code: string) => (server: string) =>
  server.replace(/children: \w+\/\* \.skipToContent \*\/\.\w+/, `children: (() => { ${code}; })()`);

/** What of a document is not of its own set, or no page; undefined when it is well. */
function findProblem(
  { status, set, text }: { status: number; set: string | null; text: string },
  shells: readonly string[],
): string | undefined {
  if (status !== 200 || !text.includes('</footer>')) {
    return `no page, but ${status}`;
  }
  const boot = JSON.parse(/<script[^>]*id="boot"[^>]*>([^<]*)</.exec(text)?.[1] ?? '{}');
  const made = shells.map((shell) => makeSetId(shell, boot.remotes ?? {}));
  const ids = [boot.releaseSet, /data-set="(\w+)"/.exec(text)?.[1], made.find((id) => id === set)];
  return ids.every((id) => id === set) ? undefined : `sets ${[set, ...ids].join()}`;
}

export type Drill = Awaited<ReturnType<typeof startDrill>>;

type DrillOptions = {
  /** How far the clock of each shop is ahead, ms; one for each shop. */
  clocks?: readonly number[];
  /** Another store than a folder, and how shops read it. */
  open?: (dir: string) => { store: ReleaseStorage; ofShop: (shop: number) => NodeJS.ProcessEnv };
};

const inFolder = (dir: string) => ({ store: openFolder(dir), ofShop: () => ({ RELEASES_DIR: dir }) });

/** Puts all that is live in the store under test into another one, where every release counts as good. */
async function fill(store: ReleaseStorage): Promise<string> {
  const from = openFolder(releasesDir);
  const { shell, remotes } = await readSet(from);
  for (const [part, pointer] of Object.entries({ shell, ...remotes })) {
    const release = await from.open(part, pointer?.version ?? '');
    await store.put(release);
    await changeSet(store, author, () => [{ how: 'build', part, pointer: toPointer(release) }]);
    await markGood({ store, part, author }, release.manifest.version);
  }
  return shell?.version ?? '';
}

/** Shops on one store of releases of their own, in which everything is good. */
export async function startDrill({ clocks = [0, 0], open = inFolder }: DrillOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'aaram-drill-'));
  const { store, ofShop } = open(join(folder, 'store'));
  const shells = [await fill(store)];
  const start = (shop: number) =>
    startShop({
      ...{ LIMITS: 'relaxed', TRUST_PROXY: 'loopback', CLOCK_MS: String(clocks[shop] ?? 0) },
      NODE_OPTIONS: [process.env.NODE_OPTIONS, `--import=${CLOCK}`].filter(Boolean).join(' '),
      ...ofShop(shop),
    });
  const shops: LoneShop[] = await Promise.all(clocks.map((_ahead, shop) => start(shop)));
  const visits: Visit[] = [];

  async function visit(shop: number, path: string): Promise<Visit> {
    const response = await fetch(`${shops[shop]?.url}${path}`);
    const { status, headers } = response;
    const set = headers.get('x-release-set');
    const problem = findProblem({ status, set, text: await response.text() }, shells);
    const seen = { shop, path, status, problem, lastGood: headers.get('x-last-good') };
    visits.push(seen);
    return seen;
  }

  /** Visitors of all shops, one page after the other. */
  async function visitAll(paths: readonly string[]): Promise<Visit[]> {
    return Promise.all(
      shops.map(async (_shop, index) => {
        let last: Visit | undefined;
        for (const path of paths) last = await visit(index, path);
        return last;
      }),
    ).then((all) => all.filter((one) => one !== undefined));
  }

  const versionOf = async (part: string) => pointerOf(await readSet(store), part)?.version;

  return {
    ...{ store, shops, visits, visit, visitAll, versionOf },
    /** A release of a part that differs from the live one; it is in no store yet. */
    async change(part: string, change: (server: string) => string): Promise<Release> {
      const from = openFolder(releasesDir);
      return changeServer(await from.open(part, pointerOf(await readSet(from), part)?.version ?? ''), change);
    },
    /** Makes a release live for everybody, past the gate. */
    async goLive(...releases: Release[]): Promise<void> {
      for (const release of releases) await store.put(release);
      shells.push(...releases.flatMap(({ manifest }) => (manifest.name === 'shell' ? [manifest.version] : [])));
      await changeSet(store, author, () =>
        releases.map((release) => ({ how: 'deploy', part: release.manifest.name, pointer: toPointer(release) })),
      );
    },
    /** Visits until a part is back at this version, in the store and in all shops. */
    async heal(part: string, version: string, paths: readonly string[], timeout: number): Promise<void> {
      await expect
        .poll(
          async () => {
            await visitAll(paths);
            return versionOf(part);
          },
          { timeout, interval: 200 },
        )
        .toBe(version);
      await expect
        .poll(async () => (await visitAll(paths.slice(0, 1))).map(({ lastGood }) => lastGood), { timeout: 5000 })
        .toEqual(shops.map(() => null));
    },
    /** Kills a shop server and starts another one in its place. */
    async restart(shop: number): Promise<void> {
      await shops[shop]?.stop();
      shops[shop] = await start(shop);
    },
    /** What each shop server has written into the store of a release: documents that failed, and for how long it was live, ms. */
    async writtenOf(version: string): Promise<{ failures: number; ages: number[] }> {
      const texts = await Promise.all((await store.counts.list()).map(({ name }) => store.counts.read(name)));
      const all = texts
        .flatMap((text) => (text === undefined ? [] : [readCounts(text)]))
        .filter((one) => one !== undefined);
      const tallies = all.flatMap((one) => one.tallies.filter((tally) => tally.version === version));
      const failures = tallies.flatMap(({ revisions }) => [...revisions.values()].map((counts) => counts.failures));
      const ages = all.flatMap((one) => one.ages.filter((age) => age.version === version).map(({ ms }) => ms));
      return { failures: failures.reduce((sum, count) => sum + count, 0), ages };
    },
    withdrawals: async () => (await readLog(store)).filter(({ how }) => how === 'withdraw'),
    marks: async () => (await readLog(store)).filter(({ how, by }) => how === 'good' && by !== author.by),
    async stop(): Promise<void> {
      await Promise.all(shops.map((shop) => shop.stop()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
