import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { openFolder } from '@aaram/runtime/publishing/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createShopMetrics } from './metrics.ts';
import { readOverview } from './overview.ts';

let releasesDir: string;
const versions: string[] = [];
beforeAll(async () => {
  releasesDir = await mkdtemp(join(tmpdir(), 'aaram-store-'));
  const author = { by: 'asha', why: 'npm run build', commit: '1a2b3c4d5e6f' };
  await publishBuilt(openFolder(releasesDir), [await makeShell()], author);
  for (const script of ['first', 'second']) {
    const release = await makeRemote('blog', ['/blogs'], { script });
    await publishBuilt(openFolder(releasesDir), [release], author);
    versions.unshift(release.manifest.version);
  }
});
afterAll(() => rm(releasesDir, { recursive: true, force: true }));

const read = () =>
  readOverview({
    openStore: async () => openFolder(releasesDir),
    countedSince: () => '2026-11-22T08:00:00.000Z',
    listFigures: () =>
      versions.map((version, index) => ({
        part: 'blog',
        version,
        views: index === 0 ? 90 : 10,
        failures: 1,
        reports: 2,
        paints: 3,
        paintMs: 1200,
        rescues: 0,
      })),
    listProblems: async () => ({ blog: { reason: 'it made no progress' } }),
    moves: { underWay: null, ended: null },
  });

it('the overview says what is live, since when and by whom, and what share of the visitors it has', async () => {
  const { parts } = await read();
  expect(parts.map(({ part }) => part)).toEqual(['shell', 'blog']);
  expect(parts[1]).toMatchObject({
    live: versions[0],
    previous: versions[1],
    held: null,
    problem: 'it made no progress',
    versions: [
      {
        version: versions[0],
        isLive: true,
        live: { by: 'asha', why: 'npm run build' },
        commit: '1a2b3c4d5e6f',
        share: 90,
        figures: { views: 90, errors: 3, paints: 3, paintMs: 1200 },
      },
      { version: versions[1], isLive: false, share: 10 },
    ],
  });
  expect(parts[0]?.versions[0]).toMatchObject({ isLive: true, share: null });
});

it('metrics have the same figures', async () => {
  const lines = (await createShopMetrics(read).metrics()).split('\n');
  const [live, before] = versions.map((version) => `{part="blog",version="${version}"}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      `release_live${live} 1`,
      `release_live${before} 0`,
      `release_set_aside${live} 1`,
      `release_views${before} 10`,
      `release_paint_p75_seconds${live} 1.2`,
    ]),
  );
});
