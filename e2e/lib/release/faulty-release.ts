import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { changeSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import type { ReleaseSet } from '@aaram/shared-domain/contract';
import { compileApp } from '../../../tools/lib/build/compile-app.ts';
import { makeRelease, publish } from '../../../tools/lib/build/make-release.ts';

export type Pointer = ReleaseSet['remotes'][string];

const root = resolve(import.meta.dirname, '../../..');

/** Builds the faulty blog as its team would, in a separate folder. Resolves to its pointer. */
export async function buildFaultyBlog(releasesDir: string): Promise<Pointer> {
  const house = await mkdtemp(join(tmpdir(), 'aaram-faulty-'));
  for (const file of ['rspack.config.base.ts', 'rspack.chunks.ts', 'rspack.federation.ts', 'package.json']) {
    await cp(join(root, file), join(house, file));
  }
  await mkdir(join(house, 'blog'));
  await cp(join(root, 'blog/rspack.config.ts'), join(house, 'blog/rspack.config.ts'));
  await cp(join(root, 'blog/package.json'), join(house, 'blog/package.json'));
  await cp(join(root, 'e2e/fixtures/faulty-blog/src'), join(house, 'blog/src'), { recursive: true });
  for (const shared of ['node_modules', 'shared-platform', 'tools']) {
    await symlink(join(root, shared), join(house, shared));
  }
  const stats = await compileApp(house, 'blog');
  const pointer = await makeRelease({ root: house, releasesDir, name: 'blog', stats });
  await rm(house, { recursive: true, force: true });
  return pointer;
}

/** As where no release of the blog has served long enough to be good: none is gone back to. */
async function forgetGoodBlogs(releasesDir: string): Promise<void> {
  const author = { by: 'a test', why: 'no good release is known' };
  await changeSet(openFolder(releasesDir), author, ({ remotes: { blog } }) =>
    blog
      ? [
          {
            ...{ how: 'good' as const, part: 'blog', from: blog.version, to: blog.version },
            pointer: { ...blog, liveSince: new Date().toISOString(), isGood: undefined, lastGood: undefined },
          },
        ]
      : [],
  );
}

/** Makes a release of the blog live while `work` runs, with no good one before it, then restores the one before. */
export async function withLiveBlog(releasesDir: string, pointer: Pointer, work: () => Promise<void>): Promise<void> {
  const before: ReleaseSet = JSON.parse(await readFile(join(releasesDir, 'live.json'), 'utf8'));
  const { blog } = before.remotes;
  if (!blog) {
    throw new Error('No release of the blog is live.');
  }
  await forgetGoodBlogs(releasesDir);
  await publish(releasesDir, { remotes: { blog: pointer } });
  try {
    await work();
  } finally {
    await publish(releasesDir, { remotes: { blog } });
  }
}
