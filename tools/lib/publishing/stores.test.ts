import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBucket } from '@aaram/runtime/publishing/bucket';
import { makeRemote, makeShell, serveFolder } from '@aaram/runtime/publishing/files/testing';
import { findNewest, prune } from '@aaram/runtime/publishing/list';
import { readLog, TAB_DAYS } from '@aaram/runtime/publishing/log';
import { pin, rollback, unpin } from '@aaram/runtime/publishing/moves';
import { publishBuilt, toPointer } from '@aaram/runtime/publishing/publish';
import { changeSet, pointerOf, readSet } from '@aaram/runtime/publishing/set';
import { openFeed, openFolder, type ReleaseSource, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startS3Server } from '../../../api/src/testing/services/s3-server.ts';
import { deploy } from '../../../shell/server/gate/deploy.ts';

type S3 = Awaited<ReturnType<typeof startS3Server>>;
let s3: S3;
let dir: string;
const author = { by: 'asha', why: 'a test' };
const tryAll = async () => [];
const DAY_MS = 86_400_000;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.close());
beforeEach(async () => {
  s3.loseAnswers(() => false);
  dir = await mkdtemp(join(tmpdir(), 'aaram-stores-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** A path of its own within the bucket, for each test. */
function openTestBucket({ env }: S3 = s3): ReleaseStorage {
  const bucket = {
    endpoint: env.S3_ENDPOINT,
    bucket: env.S3_BUCKET,
    prefix: `${dir.split('/').at(-1)}/`,
    region: env.S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
  };
  // Fifty at once wait long for a service in this process while other tests run.
  return openBucket(bucket, { copies: join(dir, 'copies'), timeoutMs: 60_000 });
}
const writers = [
  { name: 'a folder', openWriter: () => openFolder(join(dir, 'store')) },
  { name: 'a bucket', openWriter: () => openTestBucket() },
];
const blog = (script: string) => makeRemote('blog', ['/blogs'], { script });
const live = async (store: ReleaseSource) => pointerOf(await readSet(store), 'blog')?.version;

describe.each(writers)('$name', ({ openWriter }) => {
  it('takes builds, deploys, rollbacks and pins, and is pruned', async () => {
    const store = openWriter();
    const target = { store, part: 'blog', author };
    const [first, second] = [await blog('first'), await blog('second')];
    await publishBuilt(store, [await makeShell(), first], author);
    await deploy(target, { release: second, how: 'deploy', tryAll });
    expect(await live(store)).toBe(second.manifest.version);
    expect((await store.list('blog')).map(({ version }) => version).sort()).toEqual(
      [first, second].map(({ manifest }) => manifest.version).sort(),
    );
    expect(await rollback(target)).toEqual({ from: second.manifest.version, to: first.manifest.version });
    await pin(target);
    await unpin(target);
    const third = await blog('third');
    await deploy(target, { release: third, how: 'deploy', tryAll });
    // A bucket knows the time to the second.
    const stored = [first, second, third].map(({ manifest }) => manifest.version);
    expect(stored).toContain(await findNewest(store, 'blog'));
    expect(await prune(store, ['blog', 'shell'], Date.now() + (TAB_DAYS + 1) * DAY_MS)).toEqual([
      `blog ${second.manifest.version}`,
    ]);
    await expect(store.open('blog', second.manifest.version)).rejects.toThrow(/There is no release/);
    expect((await store.open('blog', third.manifest.version)).manifest).toEqual(third.manifest);
    expect((await readLog(store)).map(({ how }) => how)).toEqual([
      'build',
      'build',
      'deploy',
      'rollback',
      'pin',
      'unpin',
      'deploy',
    ]);
  });

  it('keeps what shop servers have counted, each in a file of its own that is replaced as a whole', async () => {
    const { counts } = openWriter();
    expect(await counts.list()).toEqual([]);
    await counts.write('one.json', 'first');
    await counts.write('two.json', 'other');
    const [before] = (await counts.list()).filter(({ name }) => name === 'one.json');
    await counts.write('one.json', 'the second');
    const after = await counts.list();
    expect(after.map(({ name }) => name).sort()).toEqual(['one.json', 'two.json']);
    expect(after.find(({ name }) => name === 'one.json')?.tag).not.toBe(before?.tag);
    expect(Math.abs(Date.now() - (before?.at ?? 0))).toBeLessThan(60_000);
    expect(await counts.read('one.json')).toBe('the second');
    await counts.remove('one.json');
    expect([await counts.read('one.json'), (await counts.list()).length]).toEqual([undefined, 1]);
  });

  // security: bucket-swaps
  it('loses none of many changes at the same time', async () => {
    const count = process.env.PROOF === 'long' ? 50 : 8;
    const releases = await Promise.all(Array.from({ length: count }, (_one, index) => blog(`${index}`)));
    await Promise.all(
      releases.map(async (release) => {
        const store = openWriter();
        await store.put(release);
        await changeSet(store, author, () => [{ how: 'deploy', part: 'blog', pointer: toPointer(release) }]);
      }),
    );
    const store = openWriter();
    const log = await readLog(store);
    expect(log.map(({ revision }) => revision)).toEqual(releases.map((_one, index) => index + 1));
    expect(log.map(({ from }) => from)).toEqual([null, ...log.slice(0, -1).map(({ to }) => to)]);
    expect(new Set(log.map(({ to }) => to))).toEqual(new Set(releases.map(({ manifest }) => manifest.version)));
    expect(log.at(-1)?.to).toBe(await live(store));
  }, 120_000);

  it('changes nothing that another process has changed since it was read', async () => {
    const store = openWriter();
    await store.exclusively(async () => {
      expect(await store.swap('live.json', '1', undefined)).toBe(true);
      expect(await store.swap('live.json', '2', undefined)).toBe(false);
      const seen = await store.read('live.json');
      expect(await store.read('live.json', seen)).toBe(seen);
      expect(await store.swap('live.json', '3', seen)).toBe(true);
      expect(await store.swap('live.json', '4', seen)).toBe(false);
      expect((await store.read('live.json'))?.bytes.toString()).toBe('3');
    });
  });
});

describe('a bucket', () => {
  it('mends a release with an object that is not the release’s, and never has it opened before', async () => {
    const store = openTestBucket();
    const release = await blog('good');
    const { version } = release.manifest;
    await store.put(release);
    const key = `blog/${version}/browser/page.js`;
    await store.swap(key, 'changed', await store.read(key));
    await expect(store.open('blog', version)).rejects.toThrow(/page.js of blog \w+ is missing or was changed/);
    expect(existsSync(join(dir, 'copies/blog', version))).toBe(false);
    await store.put(release);
    expect((await store.open('blog', version)).manifestSha256).toBe(release.manifestSha256);
  });

  it('is changed once when the answer gets lost', async () => {
    const store = openTestBucket();
    const release = await blog('lost');
    await store.put(release);
    await store.swap('warm', '', undefined);
    s3.loseAnswers(({ method, url }) => method === 'PUT' && url?.includes('live.json') === true);
    await changeSet(store, author, () => [{ how: 'deploy', part: 'blog', pointer: toPointer(release) }]);
    expect(await readLog(store)).toHaveLength(1);
    expect(await live(store)).toBe(release.manifest.version);
  });

  // security: bucket-swaps
  it('whose service ignores conditions is refused', async () => {
    const careless = await startS3Server({ hasConditions: false });
    try {
      await expect(openTestBucket(careless).swap('live.json', '1', undefined)).rejects.toThrow(/ignores conditions/);
    } finally {
      await careless.close();
    }
  });

  it('that is away is said in one sentence', async () => {
    const store = openTestBucket();
    s3.setAway(true);
    try {
      await expect(readSet(store)).rejects.toThrow(/^The store of releases s3:\/\/.* does not answer: /);
    } finally {
      s3.setAway(false);
    }
  });
});

describe('a web server over a folder of releases', () => {
  // security: bucket-swaps
  it('is read like the folder, and every file is compared with its hash', async () => {
    const folder = openFolder(join(dir, 'store'));
    const release = await blog('served');
    await publishBuilt(folder, [await makeShell(), release], author);
    const feed = await serveFolder(join(dir, 'store'));
    try {
      const source = openFeed(feed.url, { copies: join(dir, 'copies'), timeoutMs: 5000 });
      expect(await readSet(source)).toEqual(await readSet(folder));
      expect((await source.open('blog', release.manifest.version)).manifestSha256).toBe(release.manifestSha256);
      await expect(source.open('blog', '0123456789ab')).rejects.toThrow(
        /There is no release 0123456789ab of blog in http/,
      );
      await writeFile(join(dir, 'store/blog', release.manifest.version, 'server.cjs'), 'changed');
      const fresh = openFeed(feed.url, { copies: join(dir, 'others'), timeoutMs: 5000 });
      await expect(fresh.open('blog', release.manifest.version)).rejects.toThrow(
        /server.cjs of blog \w+ is missing or/,
      );
    } finally {
      await feed.close();
    }
  });
});
