import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { readLog } from '@aaram/runtime/publishing/log';
import { changeSet, pointerOf, readSet } from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { publish, publishBuilt, toPointer } from './publish.ts';

let dir: string;
let store: ReleaseStorage;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-store-'));
  store = openFolder(dir);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const author = { by: 'asha', why: 'npm run build', commit: 'abc' };
const build = (...releases: Release[]) => publishBuilt(store, releases, author);
const live = async (part: string) => pointerOf(await readSet(store), part)?.version;

describe('a build', () => {
  it('makes all its releases live together, with one line in the log for each part that moved', async () => {
    const [shell, blog] = [await makeShell(), await makeRemote('blog', ['/blogs'])];
    await build(shell, blog);
    await build(shell, blog);
    expect(await live('shell')).toBe(shell.manifest.version);
    expect(await readLog(store)).toMatchObject([
      { revision: 1, part: 'shell', from: null, to: shell.manifest.version, by: 'asha', commit: 'abc', how: 'build' },
      { revision: 1, part: 'blog', from: null, to: blog.manifest.version },
    ]);
  });

  it.each(['pinned', 'rolled back'] as const)('leaves what a person has %s', async (how) => {
    const [blog, newer] = [await makeRemote('blog', ['/blogs']), await makeRemote('blog', ['/blogs'], { script: '2' })];
    await build(await makeShell(), blog);
    const held = { how, at: 'today', by: 'asha', why: 'pictures are missing' };
    await changeSet(store, author, () => [{ how: 'pin', part: 'blog', pointer: { ...toPointer(blog), held } }]);
    const shell = await makeShell({ script: '2' });
    const { waiting } = await build(shell, newer);
    expect(waiting).toEqual([{ part: 'blog', built: newer.manifest.version, live: blog.manifest.version, held }]);
    expect(await live('blog')).toBe(blog.manifest.version);
    expect(await live('shell')).toBe(shell.manifest.version);
    // The release that is held is built again: it stays held.
    await build(blog);
    expect(pointerOf(await readSet(store), 'blog')?.held).toEqual(held);
  });

  it('is refused when the set would not work, and then nothing moves', async () => {
    const [shell, blog] = [await makeShell(), await makeRemote('blog', ['/blogs'])];
    await build(shell, blog);
    const before = await readSet(store);
    const other = (manifest: object) => makeRemote('blog', ['/blogs'], { manifest });
    await expect(build(await other({ contract: 3 }))).rejects.toThrow(
      /blog \w+ was built for contract 3 between shell and remotes, shell \w+ speaks 2/,
    );
    await expect(build(await other({ needs: { react: '^20.0.0', platform: [] } }))).rejects.toThrow(
      /needs React \^20.0.0, shell \w+ lends 19.3.1/,
    );
    await expect(build(await other({ needs: { react: '^19', platform: ['Link', 'useMagic'] } }))).rejects.toThrow(
      /uses useMagic of @aaram\/shared-platform, which shell \w+ does not have/,
    );
    await expect(build(await makeShell({ manifest: { contract: 3 } }))).rejects.toThrow(/blog \w+ was built for/);
    expect(await readSet(store)).toEqual(before);
  });
});

describe('an address', () => {
  it('stays with the part that has it, no matter who claims it', async () => {
    await build(
      await makeShell(),
      await makeRemote('storefront', ['/', '/women']),
      await makeRemote('blog', ['/blogs']),
    );
    const before = await readSet(store);
    const claims = (patterns: string[]) => makeRemote('blog', patterns, { script: 'claims' });
    await expect(build(await claims(['/blogs', '/women']))).rejects.toThrow(
      /blog \w+ claims \/women, which belongs to storefront/,
    );
    await expect(build(await claims(['/:anything']))).rejects.toThrow(/claims \/:anything, which covers \/login of/);
    await expect(build(await makeShell({ manifest: { patterns: ['/login', '/blogs'] } }))).rejects.toThrow(
      /shell claims \/blogs, which belongs to blog/,
    );
    expect(await readSet(store)).toEqual(before);
    // Without the gate, the claim alone is left out.
    const { version, manifestSha256 = '', patterns = [] } = toPointer(await claims(['/blogs', '/women', '/stories']));
    await publish(dir, { remotes: { blog: { version, manifestSha256, patterns } } });
    expect(pointerOf(await readSet(store), 'blog')?.patterns).toEqual(['/blogs', '/stories']);
  });

  it('may pass from one remote to another when both move together', async () => {
    await build(
      await makeShell(),
      await makeRemote('storefront', ['/', '/gallery']),
      await makeRemote('blog', ['/blogs']),
    );
    await build(await makeRemote('storefront', ['/']), await makeRemote('blog', ['/blogs', '/gallery']));
    expect(pointerOf(await readSet(store), 'blog')?.patterns).toEqual(['/blogs', '/gallery']);
  });
});
