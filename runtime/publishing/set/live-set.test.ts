import { execFile } from 'node:child_process';
import * as realFiles from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Release, readRelease } from '@aaram/runtime/publishing/files';
import { makeRemote } from '@aaram/runtime/publishing/files/testing';
import { readLog } from '@aaram/runtime/publishing/log';
import { toPointer } from '@aaram/runtime/publishing/publish';
import { openFolder, type ReleaseStorage } from '@aaram/runtime/publishing/store';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeSet, pointerOf, readSet } from './live-set.ts';

/** After `left` file operations the process counts as killed: nothing that it tries afterwards happens. */
const kill = vi.hoisted(() => ({ left: Number.POSITIVE_INFINITY }));

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof realFiles>();
  const count = () => {
    kill.left -= 1;
    if (kill.left < 0) throw new Error('killed');
  };
  const guard =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args) => {
      count();
      return work(...args);
    };
  const guarded = Object.fromEntries(
    Object.entries<unknown>(real).map(([name, value]) => [
      name,
      typeof value === 'function' ? guard(value as (...args: unknown[]) => Promise<unknown>) : value,
    ]),
  );
  const open = guard(async (...args: Parameters<typeof real.open>) => {
    const file = await real.open(...args);
    return {
      writeFile: guard(file.writeFile.bind(file)),
      appendFile: guard(file.appendFile.bind(file)),
      sync: guard(file.sync.bind(file)),
      close: file.close.bind(file),
    };
  });
  return { ...guarded, open, mkdtemp: real.mkdtemp };
});

let dir: string;
let store: ReleaseStorage;
let old: Release;
let next: Release;
const author = { by: 'asha', why: 'a test' };

beforeAll(async () => {
  old = await makeRemote('blog', ['/blogs'], { script: 'old' });
  next = await makeRemote('blog', ['/blogs'], { script: 'next' });
});
beforeEach(async () => {
  dir = await realFiles.mkdtemp(join(process.env.TMPDIR ?? '/tmp', 'aaram-store-'));
  store = openFolder(dir);
  await deploy(old);
});
afterEach(() => realFiles.rm(dir, { recursive: true, force: true }));

async function deploy(release: Release) {
  await store.put(release);
  await changeSet(store, author, () => [{ how: 'deploy', part: 'blog', pointer: toPointer(release) }]);
}

const liveVersion = async () => pointerOf(await readSet(store), 'blog')?.version;

/** Each move begins where the one before it ended, and the last one is live. */
async function expectWholeLog(count: number) {
  const set = await readSet(store);
  const log = await readLog(store, set.moves);
  expect(log).toHaveLength(count);
  expect(log.map(({ revision }) => revision)).toEqual(log.map((_move, index) => index + 1));
  expect(log.map(({ from }) => from)).toEqual([null, ...log.slice(0, -1).map(({ to }) => to)]);
  expect(log.at(-1)?.to).toBe(pointerOf(set, 'blog')?.version);
}

describe('a publish', () => {
  // security: simultaneous-publishes
  it('that is killed at any file operation leaves the store as it was before or as it is after', async () => {
    const seen = new Set<string | undefined>();
    let isWhole = false;
    for (let operations = 0; !isWhole; operations += 1) {
      kill.left = operations;
      isWhole = await deploy(next).then(
        () => true,
        () => false,
      );
      kill.left = Number.POSITIVE_INFINITY;
      const live = await liveVersion();
      seen.add(live);
      expect([old.manifest.version, next.manifest.version]).toContain(live);
      const stored = (await realFiles.readdir(join(dir, 'blog'))).filter((name) => !name.startsWith('.'));
      expect(stored).toContain(live);
      for (const name of stored) await readRelease(join(dir, 'blog', name), 'blog');
      const moves = live === old.manifest.version ? 1 : 2;
      await expectWholeLog(moves);
      // The next one goes on from there.
      await deploy(await makeRemote('blog', ['/blogs'], { script: `after ${operations}` }));
      await expectWholeLog(moves + 1);
      await realFiles.rm(dir, { recursive: true });
      await deploy(old);
    }
    expect([...seen]).toEqual([old.manifest.version, next.manifest.version]);
  });

  // security: simultaneous-publishes
  it('that is killed in the middle of a line of the log is in the log all the same', async () => {
    await deploy(next);
    const path = join(dir, 'log.jsonl');
    await realFiles.truncate(path, (await realFiles.stat(path)).size - 20);
    await expectWholeLog(2);
    await deploy(old);
    await expectWholeLog(3);
  });

  // security: simultaneous-publishes
  it('loses none of 50 that run at the same time in several processes', async () => {
    const processes = process.env.PROOF === 'long' ? 50 : 5;
    const folders = await Promise.all(
      Array.from(
        { length: 50 },
        async (_one, index) => (await makeRemote('blog', ['/blogs'], { script: `${index}` })).dir,
      ),
    );
    const script = resolve(import.meta.dirname, '../../../tools/lib/fixtures/publish-often.ts');
    const share = folders.length / processes;
    await Promise.all(
      Array.from({ length: processes }, (_one, index) =>
        promisify(execFile)(process.execPath, [script, dir, ...folders.slice(index * share, (index + 1) * share)]),
      ),
    );
    await expectWholeLog(51);
    const log = await readLog(store);
    expect(new Set(log.slice(1).map(({ why }) => why))).toEqual(new Set(folders));
  });
});

describe('a released folder', () => {
  // security: changed-content
  it('is mended, and never replaced by other content of the same version', async () => {
    const location = join(dir, 'blog', old.manifest.version);
    await realFiles.writeFile(join(location, 'server.cjs'), 'changed');
    await expect(readRelease(location, 'blog')).rejects.toThrow(/server.cjs of blog \w+ is missing or was changed/);
    await store.put(old);
    await readRelease(location, 'blog');
  });

  // security: changed-content
  it.each([
    ['release.json', '"contract": 2', '"contract": 3', /its hash is another/],
    ['browser/page.js', 'old', 'new', /page.js of blog \w+ is missing or was changed/],
  ])('whose %s was changed is refused', async (file, from, to, problem) => {
    const copy = join(dir, 'copy');
    await realFiles.cp(old.dir, copy, { recursive: true });
    const text = await realFiles.readFile(join(copy, file), 'utf8');
    await realFiles.writeFile(join(copy, file), text.replace(from, to));
    await expect(readRelease(copy, 'blog')).rejects.toThrow(problem);
  });

  // security: changed-content
  it('with a file that is not listed, or of another part, is refused', async () => {
    await expect(readRelease(old.dir, 'storefront')).rejects.toThrow(/says that it is of "blog", not of storefront/);
    const copy = join(dir, 'copy');
    await realFiles.cp(old.dir, copy, { recursive: true });
    await realFiles.writeFile(join(copy, 'extra.js'), '');
    await expect(readRelease(copy, 'blog')).rejects.toThrow(/does not list: extra.js/);
  });
});
