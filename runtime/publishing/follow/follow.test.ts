import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '@aaram/runtime/publishing/files';
import { makeRemote, makeShell, serveFolder } from '@aaram/runtime/publishing/files/testing';
import { keep } from '@aaram/runtime/publishing/moves';
import { publishBuilt, startCanary, toPointer } from '@aaram/runtime/publishing/publish';
import { changeSet, pointerOf, readSet } from '@aaram/runtime/publishing/set';
import { openFeed, openFolder } from '@aaram/runtime/publishing/store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Follower, followRules } from './follow.ts';

const rules = { ...followRules, everyMs: 10, againMs: 10 };
let dir: string;
let feed: Awaited<ReturnType<typeof serveFolder>>;
let followers: Follower[];
let logged: string[];
const blog = (script: string) => makeRemote('blog', ['/blogs'], { script });
const author = { by: 'asha', why: 'a test' };
const openStore = () => openFolder(join(dir, 'store'));
const build = (...releases: Release[]) => publishBuilt(openStore(), releases, author);
const liveIn = async (copies: string) => pointerOf(await readSet(openFolder(join(dir, copies))), 'blog')?.version;
const countSent = (version = '') => feed.sent.filter((path) => path.includes(version)).length;
const stored = (copies: string) => readdir(join(dir, copies, 'blog'));

async function follow(copies: string, own = rules): Promise<Follower> {
  const source = openFeed(feed.url, { copies: join(dir, copies), timeoutMs: 5000 });
  const follower = new Follower(source, join(dir, copies), (line) => logged.push(line), own);
  followers.push(follower);
  await follower.start();
  return follower;
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-follow-'));
  feed = await serveFolder(join(dir, 'store'));
  followers = [];
  logged = [];
  await build(await makeShell(), await blog('first'));
});
afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.stop()));
  await feed.close();
  await rm(dir, { recursive: true, force: true });
});

it('two shops follow one store, and ask again without fetching anything twice', async () => {
  await Promise.all([follow('one'), follow('two')]);
  const second = await blog('second');
  await build(second);
  const { version } = second.manifest;
  await expect.poll(async () => [await liveIn('one'), await liveIn('two')]).toEqual([version, version]);
  await openFolder(join(dir, 'one')).open('blog', version);
  const count = feed.sent.length;
  const { asked } = feed;
  await expect.poll(() => feed.asked).toBeGreaterThan(asked + 10);
  expect(feed.sent.slice(count)).toEqual([]);
});

it('a shop goes on with what it has while the store is away, says so once, and comes back', async () => {
  const follower = await follow('one');
  const before = await liveIn('one');
  feed.setAway(true);
  await expect.poll(() => follower.state).toMatchObject({ reason: expect.stringMatching(/does not answer/) });
  const restarted = await follow('one');
  expect(await liveIn('one')).toBe(before);
  await expect(follow('other')).rejects.toThrow(/does not answer/);
  feed.setAway(false);
  const second = await blog('second');
  await build(second);
  await expect.poll(() => liveIn('one')).toBe(second.manifest.version);
  await expect.poll(() => [follower.state, restarted.state]).toEqual([{ store: feed.url }, { store: feed.url }]);
  expect(logged.filter((line) => line.includes('does not answer'))).toHaveLength(2);
});

it('a release that the store has not whole is said once, shown as missing, and copied once it is mended', async () => {
  const broken = await blog('broken');
  const { version } = broken.manifest;
  await follow('one');
  await openStore().put(broken);
  await writeFile(join(dir, 'store/blog', version, 'server.cjs'), 'changed');
  await changeSet(openStore(), author, () => [{ how: 'deploy', part: 'blog', pointer: toPointer(broken) }]);
  await expect.poll(() => countSent(version)).toBeGreaterThan(10);
  expect(await liveIn('one')).toBe(version);
  expect(await stored('one')).not.toContain(version);
  expect(logged).toEqual([expect.stringMatching(/^blog \w+ cannot be copied: server.cjs of blog/)]);
  await openStore().put(broken);
  await expect.poll(() => stored('one')).toContain(version);
});

it('copies what is only stored, and the release of a canary before its set takes effect', async () => {
  await follow('one');
  const [shown, canary] = [await blog('shown'), await blog('canary')];
  await keep({ store: openStore(), part: 'blog', author }, { release: shown });
  await expect.poll(() => stored('one')).toContain(shown.manifest.version);
  await openStore().put(canary);
  await changeSet(openStore(), author, (set) =>
    startCanary(set, { part: 'blog', pointer: toPointer(canary) }, 10, author),
  );
  const canaryIn = async () => (await readSet(openFolder(join(dir, 'one')))).remotes.blog?.canary?.version;
  await expect.poll(canaryIn).toBe(canary.manifest.version);
  expect(await stored('one')).toContain(canary.manifest.version);
});

it('brings a release that no set names, for a preview, and keeps it while others go', async () => {
  const [shown, second] = [await blog('shown'), await blog('second')];
  await openStore().put(shown);
  const follower = await follow('one');
  const { version } = shown.manifest;
  expect(await stored('one')).not.toContain(version);
  await follower.bring({ part: 'blog', version });
  expect(await stored('one')).toContain(version);
  const old = await blog('old');
  await openFolder(join(dir, 'one')).put(old);
  await build(second);
  await expect.poll(() => stored('one'), { timeout: 10_000 }).not.toContain(old.manifest.version);
  // The poll that has removed it has ended.
  const { asked } = feed;
  await expect.poll(() => feed.asked).toBeGreaterThan(asked + 3);
  expect(await stored('one')).toContain(version);
  await expect(follower.bring({ part: 'blog', version: '000000000000' })).rejects.toThrow(/There is no release 0{12}/);
});

it('keeps the releases that open tabs may ask for, the latest first, up to a limit, and removes others', async () => {
  const first = (await liveIn('store')) ?? '';
  const [large, second, third] = [await blog('large'.repeat(2000)), await blog('second'), await blog('third')];
  for (const release of [large, second, third]) await build(release);
  const [big, ...small] = [large, second, third].map(({ manifest }) => manifest.version);
  await openFolder(join(dir, 'one')).put(await blog('old'));
  await follow('one');
  await expect.poll(async () => (await stored('one')).sort()).toEqual([first, big, ...small].toSorted());
  const count = countSent(big);
  await follow('small', { ...rules, maxBytes: 10_000 });
  await expect.poll(() => countSent(big)).toBeGreaterThan(count);
  await expect.poll(async () => (await stored('small')).sort()).toEqual(small.toSorted());
});
