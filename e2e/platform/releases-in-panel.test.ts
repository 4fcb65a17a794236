import { storeRelease } from '@aaram/runtime/publishing/files';
import { makeRemote } from '@aaram/runtime/publishing/files/testing';
import { publish, toPointer } from '@aaram/runtime/publishing/publish';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { createReleaseCalls } from '@aaram/shared-domain/contract';
import type { ReleaseMoveInput } from '@aaram/shared-domain/release';
import { expect, it } from 'vitest';
import { isLongForm } from '#lib/long-form.ts';
import { changeServer } from '#lib/release/written-release.ts';
import { clientOf } from '#lib/shopping.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';

const store = openFolder(releasesDir);
const liveBlog = async () => (await readSet(store)).remotes.blog;

it('an admin sees what is live in the shop, and rolls a release back there', async () => {
  const pointer = await liveBlog();
  const before = pointer?.version ?? '';
  const release = await makeRemote('blog', ['/blogs'], { script: 'a release of this test' });
  const { version, manifestSha256 = '', patterns = [] } = toPointer(release);
  await storeRelease(release, releasesDir);
  await publish(releasesDir, { remotes: { blog: { version, manifestSha256, patterns } } });
  const { getReleases, moveRelease } = createReleaseCalls((await clientOf(shopUrl, 'admin@example.com')).call);
  const findBlog = async () => (await getReleases()).parts.find(({ part }) => part === 'blog');
  try {
    expect(await findBlog()).toMatchObject({ live: version, previous: before });
    const requested = { part: 'blog', how: 'rollback', version: before, why: 'the test says so' } as const;
    await expect(moveRelease({ ...requested, expected: before })).rejects.toMatchObject({ code: 'STALE_VERSION' });
    expect((await moveRelease({ ...requested, expected: version })).underWay).toMatchObject({
      part: 'blog',
      version: before,
    });
    await expect.poll(async () => (await getReleases()).ended, { timeout: 20_000 }).toMatchObject({ refusal: null });
    expect(await findBlog()).toMatchObject({ live: before, held: { how: 'rolled back', why: 'the test says so' } });
    expect((await liveBlog())?.version).toBe(before);
  } finally {
    if (pointer) {
      await publish(releasesDir, { remotes: { blog: pointer } });
    }
  }
});

// Only in the long form: the gate renders all pages of the release, twice.
it.runIf(isLongForm)(
  'an admin gives a release to a share of the visitors, widens the share and ends it',
  async () => {
    const pointer = await liveBlog();
    const live = await store.open('blog', pointer?.version ?? '');
    const release = await changeServer(live, (server) => `${server}\n// a canary of the panel`);
    await store.put(release);
    const { version } = release.manifest;
    const { getReleases, moveRelease } = createReleaseCalls((await clientOf(shopUrl, 'admin@example.com')).call);
    const move = async (requested: Pick<ReleaseMoveInput, 'how' | 'percent'>) => {
      await moveRelease({ part: 'blog', version, expected: pointer?.version ?? '', why: 'a test', ...requested });
      await expect
        .poll(async () => (await getReleases()).ended, { timeout: 60_000 })
        .toMatchObject({ how: requested.how, refusal: null });
      await expect.poll(async () => (await getReleases()).underWay).toBeNull();
    };
    const canaryOfBlog = async () => (await getReleases()).parts.find(({ part }) => part === 'blog')?.canary;
    try {
      await move({ how: 'canary', percent: 10 });
      expect(await canaryOfBlog()).toMatchObject({ version, percent: 10, why: 'a test' });
      const readyz = async () => (await fetch(`${shopUrl}/readyz`)).json();
      await expect.poll(async () => (await readyz()).canaries).toEqual([{ remote: 'blog', version, percent: 10 }]);
      await move({ how: 'canary', percent: 50 });
      expect(await canaryOfBlog()).toMatchObject({ version, percent: 50 });
      await move({ how: 'end-canary' });
      expect(await canaryOfBlog()).toBeNull();
      expect((await liveBlog())?.version).toBe(pointer?.version);
    } finally {
      if (pointer) await publish(releasesDir, { remotes: { blog: pointer } });
    }
  },
  180_000,
);
