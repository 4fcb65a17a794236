import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Release, releaseDirOf } from '@aaram/runtime/publishing/files';
import { serveFolder } from '@aaram/runtime/publishing/files/testing';
import { openStorage, readLocation } from '@aaram/runtime/publishing/locations';
import { readLog } from '@aaram/runtime/publishing/log';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { readEnvironment } from '@aaram/shared-domain/environment/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isLongForm } from '#lib/long-form.ts';
import { runRelease } from '#lib/release/release-command.ts';
import { changeServer } from '#lib/release/written-release.ts';
import { type LoneShop, startShop } from '#lib/store/lone-shop.ts';
import { releasesDir as storeUnderTest } from '#lib/store/store-under-test.ts';
import { startS3Server } from '../../api/src/testing/services/s3-server.ts';

/** Within this time all shops have what was moved, ms. */
const AGREED_MS = 2000;

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
let feed: Awaited<ReturnType<typeof serveFolder>>;
let shops: LoneShop[] = [];

/** Where releases may be: how shops read them, each with a folder of its own, and how a team moves them. */
const locations = {
  'a folder': () => {
    const store = { RELEASES_DIR: join(folder, 'shared') };
    return { ofShop: () => store, ofTeam: store, setAway: undefined };
  },
  'a bucket': () => {
    const store = {
      RELEASES_URL: `s3://${s3.env.S3_BUCKET}/releases`,
      RELEASES_S3_ENDPOINT: s3.env.S3_ENDPOINT,
      RELEASES_S3_REGION: s3.env.S3_REGION,
      RELEASES_S3_ACCESS_KEY_ID: s3.env.S3_ACCESS_KEY_ID,
      RELEASES_S3_SECRET_ACCESS_KEY: s3.env.S3_SECRET_ACCESS_KEY,
    };
    const ofShop = (name: string) => ({ ...store, RELEASES_DIR: join(folder, `bucket-${name}`) });
    return { ofShop, ofTeam: store, setAway: s3.setAway };
  },
  'a web server': () => ({
    ofShop: (name: string) => ({ RELEASES_URL: feed.url, RELEASES_DIR: join(folder, `feed-${name}`) }),
    ofTeam: { RELEASES_DIR: join(folder, 'served') },
    setAway: feed.setAway,
  }),
};

async function ask(url: string, path: string) {
  const response = await fetch(url + path);
  return { status: response.status, text: await response.text() };
}
/** The versions of the blog that each shop's document names. */
const seen = () =>
  Promise.all(
    shops.map(
      async ({ url }) => /"name":"blog","version":"(\w+)"/.exec((await ask(url, '/blogs')).text)?.[1] ?? 'none',
    ),
  );

/** Moves the blog by a command. Resolves to how long after the move one shop had the version, and both, ms. */
async function move(env: NodeJS.ProcessEnv, version: string, ...command: string[]) {
  let one = 0;
  const watch = expect
    .poll(
      async () => {
        const versions = await seen();
        if (one === 0 && versions.includes(version)) one = Date.now();
        return versions;
      },
      { interval: 20, timeout: 60_000 },
    )
    .toEqual([version, version]);
  await Promise.all([runRelease(env, ...command), watch]);
  const both = Date.now();
  const location = readLocation(
    readEnvironment('release', env, () => []),
    env.RELEASES_DIR ?? '',
  );
  const log = await readLog(await openStorage(location, join(folder, 'copies')));
  const moved = Date.parse(log.at(-1)?.at ?? '');
  return { one: one - moved, both: both - moved };
}

// Only in the long form (npm run test:chaos): each location needs two shops and six commands.
describe.runIf(isLongForm)('two shops', { timeout: 180_000 }, () => {
  let changed: Release;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aaram-two-shops-'));
    s3 = await startS3Server();
    feed = await serveFolder(join(folder, 'served'));
    const store = openFolder(storeUnderTest);
    const blog = await store.open('blog', (await readSet(store)).remotes.blog?.version ?? '');
    changed = await changeServer(blog, (server) => `${server}\n// changed`);
  });
  afterEach(async () => {
    await Promise.all(shops.splice(0).map((shop) => shop.stop()));
  });
  afterAll(async () => {
    await feed?.close();
    await s3?.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.for(Object.keys(locations) as (keyof typeof locations)[])(
    'with their releases in %s agree within two seconds of a rollback, and go on without it',
    async (location, { annotate }) => {
      const { ofShop, ofTeam, setAway } = locations[location]();
      const { shell, remotes } = await readSet(openFolder(storeUnderTest));
      for (const [part, pointer] of Object.entries({ shell, ...remotes })) {
        const version = pointer?.version ?? '';
        await runRelease(ofTeam, 'deploy', part, releaseDirOf(storeUnderTest, { name: part, version }));
      }
      const names = ['one', 'two'];
      shops = await Promise.all(names.map((name) => startShop(ofShop(name))));
      const before = remotes.blog?.version ?? '';
      await expect.poll(seen).toEqual([before, before]);

      const deployed = await move(ofTeam, changed.manifest.version, 'deploy', 'blog', changed.dir);
      const back = await move(ofTeam, before, 'rollback', 'blog');
      await annotate(
        `${location}: one shop has a deploy after ${deployed.one} ms, both after ${deployed.both} ms; a rollback ${back.one} and ${back.both} ms`,
        'figure',
      );
      // A deploy has to be copied first, however long that takes: then the shops change together.
      expect(back.both).toBeLessThan(AGREED_MS);
      expect(deployed.both - deployed.one).toBeLessThan(AGREED_MS);
      for (const { url } of shops) {
        const { text } = await ask(url, '/blogs');
        const file = /\/releases\/blog\/files\/remoteEntry\.\w+\.js/.exec(text)?.[0] ?? '';
        expect((await ask(url, file)).status).toBe(200);
      }
      if (!setAway) return;

      setAway(true);
      const [first] = shops.splice(0, 1);
      await first?.stop();
      shops.unshift(await startShop(ofShop('one')));
      const state = () =>
        Promise.all(shops.map(async ({ url }) => 'awaySince' in JSON.parse((await ask(url, '/readyz')).text).releases));
      await expect.poll(state).toEqual([true, true]);
      expect(await seen()).toEqual([before, before]);
      setAway(false);
      await expect.poll(state).toEqual([false, false]);
    },
  );
});
