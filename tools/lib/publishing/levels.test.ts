import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell } from '@aaram/runtime/publishing/files/testing';
import { readLog } from '@aaram/runtime/publishing/log';
import { markGood, noteApi, pin, rollback, withdrawLive } from '@aaram/runtime/publishing/moves';
import { publishBuilt } from '@aaram/runtime/publishing/publish';
import { readSet } from '@aaram/runtime/publishing/set';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../../shell/server/gate/deploy.ts';
import { ReleaseStore } from '../../../shell/server/releases.ts';
import { readLevels } from './levels.ts';

let dir: string;
let store: ReleaseStorage;
let old: Release;
let next: Release;
const author = { by: 'asha', why: 'a test' };
const why = 'prices have sizes';
const target = () => ({ store, part: 'blog', author });
const versionOf = ({ manifest }: Release) => manifest.version;
const blog = (script: string, api: number) => makeRemote('blog', ['/blogs'], { script, manifest: { api } });
const ship = (release: Release) => deploy(target(), { release, how: 'deploy', tryAll: async () => [] });
const live = async () => (await readSet(store)).remotes.blog;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-store-'));
  store = openFolder(dir);
  [old, next] = [await blog('old', 1), await blog('next', 2)];
  await publishBuilt(store, [await makeShell({ manifest: { api: 2 } }), old], author);
  await noteApi({ store, author }, { level: 2, oldest: 1, why: '' });
  await markGood(target(), versionOf(old));
  await ship(next);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('a release that the API does not serve any more', () => {
  it('is what nothing goes back to: not by itself, not by a rollback, not by a pin, and the refusal says why', async () => {
    expect((await live())?.lastGood?.version).toBe(versionOf(old));
    await noteApi({ store, author }, { level: 2, oldest: 2, why });
    expect(await withdrawLive(target(), versionOf(next))).toBe(false);
    const sentence =
      /was built for level 1 of the API, .* serves level 2 and newer \(prices have sizes\): data has changed/;
    await expect(rollback(target())).rejects.toThrow(sentence);
    await expect(pin(target(), versionOf(old))).rejects.toThrow(sentence);
    await expect(ship(old)).rejects.toThrow(sentence);
    expect((await live())?.version).toBe(versionOf(next));
    expect((await readLog(store)).at(-1)).toMatchObject({ how: 'api', to: 'level 2, serves 2 and newer' });
  });

  it('makes no page in the shop: the named fallback is shown', async () => {
    const lastGood = async () => (await new ReleaseStore(dir).live()).remotes.blog?.lastGood?.info.version;
    expect(await lastGood()).toBe(versionOf(old));
    await noteApi({ store, author }, { level: 2, oldest: 2, why });
    expect(await lastGood()).toBeUndefined();
  });
});

it('a release that needs more than the running API has is refused, and deployed after the API', async () => {
  const third = await blog('third', 3);
  await expect(ship(third)).rejects.toThrow(
    /needs level 3 of the API, and the one that runs has level 2. Release the API/,
  );
  await noteApi({ store, author }, { level: 3, oldest: 1, why: '' });
  await ship(third);
  expect((await live())?.version).toBe(versionOf(third));
});

it('what the API serves only rises, unless a person lowers it', async () => {
  await noteApi({ store, author }, { level: 3, oldest: 2, why });
  await noteApi({ store, author }, { level: 2, oldest: 1, why: '' });
  expect((await readSet(store)).api).toEqual({ level: 3, oldest: 2, why });
  await noteApi({ store, author }, { level: 2, oldest: 1, why: '' }, true);
  expect((await readSet(store)).api).toEqual({ level: 2, oldest: 1, why: '' });
});

it.each([
  [{ why: '' }],
  [{ level: '2', why: '' }],
  [{ level: '2', oldest: '3', why: '' }],
  [{ level: 'two', oldest: '1', why: '' }],
])('levels such as %j are refused', (given) => {
  expect(() => readLevels(given)).toThrow(/Name both levels/);
});
