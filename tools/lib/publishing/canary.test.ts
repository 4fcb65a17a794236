import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Release, releaseDirOf } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { listVersions, prune } from '@aaram/runtime/publishing/list';
import { readLog } from '@aaram/runtime/publishing/log';
import { rollback, withdraw } from '@aaram/runtime/publishing/moves';
import { publishBuilt, readPercent } from '@aaram/runtime/publishing/publish';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../../shell/server/gate/deploy.ts';

const DAY_MS = 86_400_000;
let dir: string;
let store: ReleaseStorage;
const author = { by: 'asha', why: 'a test' };
const target = () => ({ store, part: 'blog', author });
const blog = (script: string) => makeRemote('blog', ['/blogs'], { script });
const build = (...releases: Release[]) => publishBuilt(store, releases, author);
const ship = (release: Release, percent?: number) =>
  deploy(target(), { release, how: 'deploy', percent, tryAll: async () => [] });
const live = async () => (await readSet(store)).remotes.blog;
const lastMove = async () => (await readLog(store)).at(-1);
let first: Release;
let second: Release;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-store-'));
  store = openFolder(dir);
  [first, second] = [await blog('first'), await blog('second')];
  await build(await makeShell(), await makeRemote('storefront', ['/', '/women']), first);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('a canary', () => {
  it('goes to a share of the visitors, while the live version and the set stay', async () => {
    const before = await readSet(store);
    await ship(second, 10);
    const { version } = second.manifest;
    expect(await live()).toMatchObject({
      version: first.manifest.version,
      canary: { version, percent: 10, by: 'asha' },
    });
    expect((await readSet(store)).id).toBe(before.id);
    expect(await lastMove()).toMatchObject({ how: 'canary', from: first.manifest.version, to: version, percent: 10 });
    expect((await listVersions(store, 'blog')).join('\n')).toMatch(
      new RegExp(`live {2}${first.manifest.version}[^]*10 % {2}${version}`),
    );
  });

  it('is live for everyone once it is deployed without a share, and a rollback leads to the version before', async () => {
    await ship(second, 10);
    await ship(second);
    expect(await live()).toEqual(expect.not.objectContaining({ canary: expect.anything() }));
    expect(await rollback(target())).toEqual({ from: second.manifest.version, to: first.manifest.version });
  });

  it('that is withdrawn is left out by builds, and the log says why', async () => {
    await ship(second, 10);
    const why = 'worse than the live release';
    const byShop = { ...target(), author: { by: 'the shop server', why } };
    expect(await withdraw(byShop, 'another')).toBe(false);
    expect(await withdraw(byShop, second.manifest.version)).toBe(true);
    expect(await withdraw(byShop, second.manifest.version)).toBe(false);
    const move = {
      how: 'withdraw',
      by: 'the shop server',
      why,
      from: second.manifest.version,
      to: first.manifest.version,
    };
    expect(await lastMove()).toMatchObject(move);
    expect((await build(second)).waiting).toMatchObject([{ built: second.manifest.version, held: { why } }]);
    expect(await live()).toEqual(expect.not.objectContaining({ canary: expect.anything() }));
    // A rollback leads to what was live before, and not to what was withdrawn.
    await expect(rollback(target())).rejects.toThrow(/The log knows no release of blog before/);
  });

  it('is not replaced by a build', async () => {
    await ship(second, 10);
    const third = await blog('third');
    const { waiting } = await build(third);
    expect(waiting.map(({ held }) => held.how)).toEqual([
      `with a canary for 10 of 100 visitors (${second.manifest.version})`,
    ]);
    expect((await live())?.canary?.version).toBe(second.manifest.version);
  });

  it('of the shell is one like that of a remote, and is withdrawn and widened like it', async () => {
    const shell = { ...target(), part: 'shell' };
    const release = await makeShell({ script: 'new' });
    const share = (percent?: number) => deploy(shell, { release, how: 'deploy', percent, tryAll: async () => [] });
    const { shell: before } = await readSet(store);
    await share(5);
    await share(50);
    const { version } = release.manifest;
    expect((await readSet(store)).shell).toMatchObject({ version: before?.version, canary: { version, percent: 50 } });
    await expect(withdraw(shell, version, 'another')).rejects.toThrow(/it was changed meanwhile/);
    expect(await withdraw(shell, version, before?.version)).toBe(true);
    expect((await readSet(store)).shell).toEqual(expect.not.objectContaining({ canary: expect.anything() }));
    await share();
    expect((await readSet(store)).shell?.version).toBe(version);
    expect(await rollback(shell)).toEqual({ from: version, to: before?.version });
  });

  it('and the live version beside it are retained for the tabs of a week', async () => {
    await ship(second, 10);
    await ship(second);
    await prune(store, ['blog'], Date.now() + 6 * DAY_MS);
    expect(existsSync(releaseDirOf(dir, first.manifest))).toBe(true);
  });

  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['of the live version', () => ship(first, 10), /is at \w+ already/],
    ['for no whole share', async () => readPercent('12.5'), /a whole number from 1 to 100/],
    ['for 0 percent', async () => readPercent('0'), /a whole number from 1 to 100/],
  ])('%s is refused', async (_what, start, sentence) => {
    const before = await readSet(store);
    await expect(start()).rejects.toThrow(sentence);
    expect(await readSet(store)).toEqual(before);
  });
});
