import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { expect, it } from 'vitest';
import { releasesDir } from '#lib/store/store-under-test.ts';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const parts = ['shell', 'blog'];

// Only in the long form (npm run test:chaos): it copies a checkout and builds there.
it.runIf(process.env.PROOF === 'long')(
  'a part that is built in another folder has the version that it has here',
  async () => {
    const { shell, remotes } = await readSet(openFolder(releasesDir));
    const other = join(await mkdtemp(join(tmpdir(), 'aaram-other-')), 'a checkout elsewhere');
    try {
      const { stdout } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
      for (const path of stdout.split('\n').filter((one) => /^(shell|blog|runtime|shared-|tools|[^/]+$)/.test(one))) {
        // A file that was removed and not yet committed is listed too.
        await cp(join(root, path), join(other, path)).catch(() => undefined);
      }
      // With links to its own packages: they are relative.
      await run('cp', ['-a', join(root, 'node_modules'), join(other, 'node_modules')]);
      for (const part of parts) {
        await run(process.execPath, ['tools/release.ts', 'build', part], { cwd: other });
        const archive = /(?<version>[0-9a-f]{12})\.tar\.gz/;
        const { stdout: names } = await run('ls', [join(other, part, 'dist/release')]);
        const live = part === 'shell' ? shell?.version : remotes[part]?.version;
        expect([part, archive.exec(names)?.groups?.version]).toEqual([part, live]);
      }
    } finally {
      await rm(join(other, '..'), { recursive: true, force: true });
    }
  },
  900_000,
);
