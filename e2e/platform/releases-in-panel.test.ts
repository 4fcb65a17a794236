import { createReleaseCalls } from '@aaram/shared-domain/contract';
import { expect, it } from 'vitest';
import { clientOf } from '#lib/shopping.ts';
import { releasesDir, shopUrl } from '#lib/store-under-test.ts';
import { makeRemote } from '../../tools/lib/fixtures/release.ts';
import { readSet } from '../../tools/lib/publishing/live-set.ts';
import { publish, toPointer } from '../../tools/lib/publishing/publish.ts';
import { storeRelease } from '../../tools/lib/publishing/release-folder.ts';
import { openFolder } from '../../tools/lib/release-store/folder-store.ts';

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
