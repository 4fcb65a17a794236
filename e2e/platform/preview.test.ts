import { makeRemote } from '@aaram/runtime/publishing/files/testing';
import { openFolder } from '@aaram/runtime/publishing/store';
import { createReleaseCalls } from '@aaram/shared-domain/contract';
import { REMOTE_CONTRACT } from '@aaram/shared-platform/remote';
import { expect, it } from 'vitest';
import { writeServerFile } from '#lib/release/written-release.ts';
import { clientOf } from '#lib/shopping.ts';
import { releasesDir, shopUrl } from '#lib/store/store-under-test.ts';

async function ask(path: string, cookie = '') {
  const response = await fetch(new URL(path, shopUrl), { headers: { cookie }, redirect: 'manual' });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

// security: signed-previews
it('an admin sees a stored release rendered in the shop, and no other visitor gets anything of it', async () => {
  const server = writeServerFile('import', 'return "of the preview";');
  const release = await makeRemote('blog', ['/blogs'], { server, manifest: { contract: REMOTE_CONTRACT } });
  await openFolder(releasesDir).put(release);
  const { version } = release.manifest;
  const { getReleases, previewRelease } = createReleaseCalls((await clientOf(shopUrl, 'admin@example.com')).call);
  const countBlog = async () => (await getReleases()).parts.find(({ part }) => part === 'blog')?.versions;
  const before = await ask('/blogs');
  const { address } = await previewRelease({ part: 'blog', version });
  const entered = await ask(address);
  expect([entered.status, entered.headers.get('location')]).toEqual([303, '/blogs']);
  const cookie = entered.headers.get('set-cookie')?.split(';')[0];

  const shown = await ask('/blogs', cookie);
  expect(shown.status).toBe(200);
  expect(shown.text).toContain('The written page: of the preview');
  expect(shown.text).toContain(`Preview of <b>blog ${version}</b>`);
  const named = ['cache-control', 'x-robots-tag', 'x-ssr'].map((name) => shown.headers.get(name));
  expect(named).toEqual(['no-store', 'noindex, nofollow', 'ok']);
  // Pages of other remotes are as they are, with the badge: navigation stays in the preview.
  expect((await ask('/women', cookie)).text).toContain('class="release-preview"');

  const after = await ask('/blogs');
  expect(after.headers.get('x-release-set')).toBe(before.headers.get('x-release-set'));
  expect(after.text).not.toMatch(/release-preview|The written page/);
  expect((await countBlog())?.find((one) => one.version === version)?.figures.views).toBe(0);
  expect((await ask(`/blogs?release=blog@${version}`)).status).toBe(403);
});
