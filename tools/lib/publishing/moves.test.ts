import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Release, releaseDirOf } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { findNewest, prune } from '@aaram/runtime/publishing/list';
import { listRecent, readLog } from '@aaram/runtime/publishing/log';
import { keep, pin, rollback, unpin } from '@aaram/runtime/publishing/moves';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { pointerOf, readSet } from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../../shell/server/gate/deploy.ts';
import { listApps } from '../workspaces.mjs';
import { pack, withRelease } from './source.ts';

const DAY_MS = 86_400_000;
const parts = listApps(resolve(import.meta.dirname, '../../..'));
/** These releases have no pages that could be rendered. */
const tryAll = async () => [];
let dir: string;
let store: ReleaseStorage;
const target = () => ({ store, part: 'blog', author: { by: 'asha', why: 'a test' } });
const blog = (script: string, manifest = {}) => makeRemote('blog', ['/blogs'], { script, manifest });
const build = (...releases: Release[]) => publishBuilt(store, releases, { by: 'asha', why: 'npm run build' });
const ship = (release: Release) => deploy(target(), { release, how: 'deploy', tryAll });
const live = async () => pointerOf(await readSet(store), 'blog');
const isStored = ({ manifest }: Release) => existsSync(releaseDirOf(dir, manifest));

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-store-'));
  store = openFolder(dir);
  await build(await makeShell(), await makeRemote('storefront', ['/', '/women']), await blog('first'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('a deploy', () => {
  // security: unfit-release
  it.each<[string, () => Promise<Release>, RegExp]>([
    [
      'is of another contract',
      () => blog('2', { contract: 3 }),
      /contract 3 between shell and remotes, shell \w+ speaks 2/,
    ],
    [
      'needs another React',
      () => blog('2', { needs: { react: '^20', platform: [] } }),
      /needs React \^20, shell \w+ lends/,
    ],
    [
      'uses what the platform lacks',
      () => blog('2', { needs: { react: '^19', platform: ['magic'] } }),
      /uses magic of/,
    ],
    [
      "has another remote's address",
      () => makeRemote('blog', ['/women']),
      /claims \/women, which belongs to storefront/,
    ],
    ['catches all addresses', () => makeRemote('blog', ['/:any']), /claims \/:any, which covers \/login of the shell/],
    ['is over its budget', () => blog('x'.repeat(80 * 1024)), /\/blogs of blog loads 160.0 KiB of script .* 147 KiB/],
  ])('of a release that %s is refused, and nothing changes', async (_what, make, sentence) => {
    const release = await make();
    const before = await readSet(store);
    await expect(ship(release)).rejects.toThrow(sentence);
    expect(await readSet(store)).toEqual(before);
    expect(isStored(release)).toBe(false);
  });

  // security: unfit-release
  it('of a release with a page that fails its trial is refused, and nothing changes', async () => {
    const before = await readSet(store);
    const failing = async () => ['/blogs of blog fails when it is rendered: no posts.'];
    await expect(deploy(target(), { release: await blog('2'), how: 'deploy', tryAll: failing })).rejects.toThrow(
      /no posts/,
    );
    expect(await readSet(store)).toEqual(before);
  });

  it('takes an archive from elsewhere, with its commit, which the log names for each later move too', async () => {
    const release = await blog('from an archive');
    const from = await pack(release, { commit: 'abc' });
    await rm(release.dir, { recursive: true });
    await withRelease({ root: '/nowhere', store, part: 'blog', from }, (source) =>
      deploy(target(), { release: source.release, how: 'deploy', tryAll, commit: source.note.commit }),
    );
    expect(await live()).toMatchObject({ version: release.manifest.version });
    expect((await readLog(store)).at(-1)).toMatchObject({ part: 'blog', how: 'deploy', by: 'asha', commit: 'abc' });
    await ship(await blog('without a commit'));
    await rollback(target());
    expect((await readLog(store)).map(({ how, commit }) => [how, commit]).slice(-2)).toEqual([
      ['deploy', undefined],
      ['rollback', 'abc'],
    ]);
  });

  // security: unfit-release
  it('of the shell is refused when it does not serve a live remote', async () => {
    const release = await makeShell({ manifest: { lends: { react: '19.3.1', platform: [] } } });
    await expect(deploy({ ...target(), part: 'shell' }, { release, how: 'deploy', tryAll })).rejects.toThrow(
      /blog \w+ uses Link/,
    );
  });

  it('is refused when the live version was changed meanwhile', async () => {
    const seen = (await live())?.version;
    await ship(await blog('second'));
    const third = await blog('third');
    await expect(deploy(target(), { release: third, how: 'deploy', tryAll, expected: seen })).rejects.toThrow(
      /it was changed meanwhile/,
    );
    await expect(rollback(target(), undefined, seen)).rejects.toThrow(/it was changed meanwhile/);
  });
});

describe('a release that is only stored', () => {
  it('leaves what is live, and what a rollback leads to, and stays for seven days', async () => {
    const first = (await live())?.version;
    const [second, shown] = [await blog('second'), await blog('shown')];
    await ship(second);
    await keep(target(), { release: shown, commit: 'abc' });
    await keep(target(), { release: second });
    const set = await readSet(store);
    expect([set.remotes.blog?.version, isStored(shown)]).toEqual([second.manifest.version, true]);
    const { version } = shown.manifest;
    expect((await readLog(store)).at(-2)).toMatchObject({ how: 'store', from: version, to: version, commit: 'abc' });
    const recent = (now: number) => readLog(store).then((log) => listRecent(log, 'blog', now));
    expect(await recent(Date.now())).toContain(version);
    expect(await recent(Date.now() + 8 * DAY_MS)).toEqual(new Set([second.manifest.version]));
    expect(await rollback(target())).toEqual({ from: second.manifest.version, to: first });
  });
});

describe('a rollback', () => {
  // security: pinned-rollback
  it('goes back step by step, and stays through builds until a person moves on', async () => {
    const first = (await live())?.version;
    const [second, third] = [await blog('second'), await blog('third')];
    await ship(second);
    await ship(third);
    expect(await rollback(target())).toEqual({ from: third.manifest.version, to: second.manifest.version });
    expect(await rollback(target())).toEqual({ from: second.manifest.version, to: first });
    await expect(rollback(target())).rejects.toThrow(/The log knows no release of blog before/);
    await build(third);
    expect(await live()).toMatchObject({ version: first, held: { how: 'rolled back', by: 'asha', why: 'a test' } });
    await ship(third);
    expect(await live()).toEqual(expect.not.objectContaining({ held: expect.anything() }));
    expect((await live())?.version).toBe(third.manifest.version);
  });
});

describe('a pinned part', () => {
  // security: pinned-rollback
  it('is moved by no build and no deploy, until it is promoted or let go', async () => {
    const second = await blog('second');
    const { to } = await pin(target());
    await expect(ship(second)).rejects.toThrow(/blog is pinned by asha.*: a test\. To end it/);
    await build(second);
    expect(await live()).toMatchObject({ version: to, held: { how: 'pinned' } });
    expect(await findNewest(store, 'blog')).toBe(second.manifest.version);
    await deploy(target(), { release: second, how: 'promote', tryAll });
    expect(await live()).toEqual(expect.not.objectContaining({ held: expect.anything() }));
    await pin(target(), to);
    expect(await unpin(target())).toEqual({ from: to, to });
    await ship(second);
    expect((await live())?.version).toBe(second.manifest.version);
  });
});

describe('pruning', () => {
  // security: pinned-rollback
  it('keeps what a tab of the last seven days may ask for, what is live, and where a rollback leads', async () => {
    const [second, third] = [await blog('second'), await blog('third')];
    const first = (await live())?.version;
    await ship(second);
    await ship(third);
    expect(await prune(store, parts, Date.now() + 6.9 * DAY_MS)).toEqual([]);
    expect(await prune(store, parts, Date.now() + 8 * DAY_MS)).toEqual([`blog ${first}`]);
    expect([isStored(second), isStored(third)]).toEqual([true, true]);
    await rollback(target());
    expect((await live())?.version).toBe(second.manifest.version);
  });

  it('keeps the files of all releases of the shell that stay, and no others', async () => {
    const shell = { ...target(), part: 'shell' };
    for (const script of ['2', '3']) {
      await deploy(shell, { release: await makeShell({ script, file: `main.${script}.js` }), how: 'deploy', tryAll });
    }
    expect(await prune(store, parts, Date.now() + 8 * DAY_MS)).toHaveLength(1);
    const files = ['main.js', 'main.2.js', 'main.3.js'].map((name) => existsSync(join(dir, 'shell/files', name)));
    expect(files).toEqual([false, true, true]);
  });
});
