import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { prune } from '@aaram/runtime/publishing/list';
import { readLog } from '@aaram/runtime/publishing/log';
import { markGood, rollback, withdrawLive } from '@aaram/runtime/publishing/moves';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../../shell/server/gate/deploy.ts';

const DAY_MS = 86_400_000;
let dir: string;
let store: ReleaseStorage;
let first: Release;
let second: Release;
let third: Release;
const author = { by: 'asha', why: 'a test' };
const byShop = () => ({ store, part: 'blog', author: { by: 'the shop server', why: 'fails' } });
const target = () => ({ store, part: 'blog', author });
const versionOf = ({ manifest }: Release) => manifest.version;
const ship = (release: Release, how: 'deploy' | 'promote' = 'deploy') =>
  deploy(target(), { release, how, tryAll: async () => [] });
const live = async () => (await readSet(store)).remotes.blog;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-store-'));
  store = openFolder(dir);
  const blog = (script: string) => makeRemote('blog', ['/blogs'], { script });
  [first, second, third] = [await blog('first'), await blog('second'), await blog('third')];
  await publishBuilt(store, [await makeShell(), await makeRemote('storefront', ['/', '/women']), first], author);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the last good version', () => {
  it('is the last one that was written down as good, over releases that were not', async () => {
    await ship(second);
    expect(await live()).toEqual(expect.not.objectContaining({ lastGood: expect.anything() }));
    await markGood(byShop(), versionOf(second));
    await ship(first);
    await ship(third);
    expect((await live())?.lastGood?.version).toBe(versionOf(second));
    expect((await readLog(store)).filter(({ how }) => how === 'good')).toMatchObject([
      { from: versionOf(second), to: versionOf(second), by: 'the shop server' },
    ]);
  });

  it('is not written down for a release that is no longer live', async () => {
    await ship(second);
    await markGood(byShop(), versionOf(first));
    expect((await live())?.isGood).toBeUndefined();
  });

  it('is live for everyone when the one after it is withdrawn, and builds and the log know why', async () => {
    await markGood(byShop(), versionOf(first));
    await ship(second);
    expect(await withdrawLive(byShop(), versionOf(third))).toBe(false);
    expect(await withdrawLive(byShop(), versionOf(second))).toBe(true);
    expect(await withdrawLive(byShop(), versionOf(second))).toBe(false);
    expect(await live()).toMatchObject({ version: versionOf(first), isGood: true, held: { by: 'the shop server' } });
    expect((await readLog(store)).at(-1)).toMatchObject({
      how: 'withdraw',
      from: versionOf(second),
      to: versionOf(first),
      why: 'fails',
    });
    expect((await publishBuilt(store, [second], author)).waiting).toMatchObject([{ built: versionOf(second) }]);
  });

  it('of the shell is live for everyone when the one after it is withdrawn', async () => {
    const shell = { ...byShop(), part: 'shell' };
    const { shell: before } = await readSet(store);
    await markGood(shell, before?.version ?? '');
    const release = await makeShell({ script: 'new' });
    await deploy({ ...target(), part: 'shell' }, { release, how: 'deploy', tryAll: async () => [] });
    const { shell: live } = await readSet(store);
    expect(live).toMatchObject({ version: versionOf(release), lastGood: { version: before?.version } });
    // Another life of it: an old judgement does not end it.
    expect(await withdrawLive(shell, versionOf(release), (live?.liveRevision ?? 0) - 1)).toBe(false);
    expect(await withdrawLive(shell, versionOf(release), live?.liveRevision)).toBe(true);
    expect((await readSet(store)).shell).toMatchObject({ version: before?.version, isGood: true });
  });

  it('stays in the store while it is needed', async () => {
    await markGood(byShop(), versionOf(first));
    await ship(second);
    await ship(third);
    expect(await prune(store, ['blog'], Date.now() + 30 * DAY_MS)).toEqual([]);
    expect((await store.open('blog', versionOf(first))).manifest.version).toBe(versionOf(first));
  });

  it('is not replaced by what was withdrawn twice, until a person promotes that', async () => {
    await markGood(byShop(), versionOf(first));
    for (let time = 0; time < 2; time += 1) {
      await ship(second);
      await withdrawLive(byShop(), versionOf(second));
    }
    await expect(ship(second)).rejects.toThrow(/was withdrawn twice.*promote blog/);
    await ship(second, 'promote');
    expect((await live())?.version).toBe(versionOf(second));
  });

  it('is none where a part has had no good release: then nothing is withdrawn, and a person rolls back', async () => {
    await ship(second);
    expect(await withdrawLive(byShop(), versionOf(second))).toBe(false);
    expect(await rollback(target())).toEqual({ from: versionOf(second), to: versionOf(first) });
  });
});
