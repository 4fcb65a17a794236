import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CountsFiles, openCountsFolder } from '@aaram/runtime/publishing/store';
import { createLiveAges } from '@aaram/runtime/publishing/watch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReleaseFigures } from './release-figures.ts';
import { type SharedCounts, shareCounts, sharedRules } from './shared-counts.ts';

const blog = { part: 'blog', version: '1', revision: 1 };
const live = [{ ...blog, isGood: false, lastGood: undefined }];
const rules = { ...sharedRules, everyMs: 5 };
let dir: string;
let shops: SharedCounts[];

/** A shop server, as far as it counts; `now` is its own clock. */
function start({
  open = async () => openCountsFolder(dir),
  now = () => performance.now(),
}: {
  open?: () => Promise<CountsFiles>;
  now?: () => number;
} = {}) {
  const figures = createReleaseFigures(undefined, now);
  const ages = createLiveAges(now);
  const log = { info: vi.fn(), warn: vi.fn() };
  ages.see(live);
  const counts = shareCounts({ open, figures, ages, log, rules });
  const views = () => figures.sumAll(blog).views;
  shops.push(counts);
  return { figures, ages, log, counts, views };
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aaram-counts-'));
  shops = [];
});
afterEach(async () => {
  await Promise.all(shops.map((counts) => counts.stop()));
  await rm(dir, { recursive: true, force: true });
});

it('two shop servers of a store have the sum of both, though their clocks differ by a day', async () => {
  const one = start();
  const two = start({ now: () => performance.now() + 86_400_000 });
  await Promise.all([one.counts.started, two.counts.started]);
  for (let view = 0; view < 3; view += 1) one.figures.countView(blog);
  two.figures.countView(blog);
  await expect.poll(() => [one.views(), two.views()]).toEqual([4, 4]);
  const lately = { revision: 1, windowMs: 20_000 };
  expect([one, two].map(({ figures }) => figures.sumSince(blog, lately).views)).toEqual([4, 4]);
});

it('counts and the age of a release survive a restart', async () => {
  let time = 0;
  const first = start({ now: () => time });
  first.figures.countView(blog);
  time = 60_000;
  await first.counts.stop();
  const second = start({ now: () => time + 5_000_000 });
  await second.counts.started;
  expect(second.views()).toBe(1);
  expect(second.ages.ageOf(blog)).toBe(60_000);
  expect(second.ages.ageOf({ ...blog, revision: 2 })).toBe(0);
});

it('a shop goes on alone while the store is away, says so once, and shares again what came meanwhile', async () => {
  let isAway = true;
  const open = async () => {
    if (isAway) throw new Error('does not answer');
    return openCountsFolder(dir);
  };
  const alone = start({ open });
  const other = start();
  alone.figures.countView(blog);
  await vi.waitFor(() => expect(alone.log.warn).toHaveBeenCalledTimes(1));
  expect(alone.views()).toBe(1);
  isAway = false;
  await expect.poll(other.views).toBe(1);
  expect(alone.log.info).toHaveBeenCalledTimes(1);
  expect(alone.log.warn).toHaveBeenCalledTimes(1);
});

it('what could not be written is written as soon as that is possible', async () => {
  let isFull = true;
  const folder = openCountsFolder(dir);
  const write: CountsFiles['write'] = async (...file) => {
    if (isFull) throw new Error('the disk is full');
    return folder.write(...file);
  };
  const one = start({ open: async () => ({ ...folder, write }) });
  const other = start();
  one.figures.countView(blog);
  other.figures.countView(blog);
  // It still reads what others have counted.
  await expect.poll(one.views).toBe(2);
  isFull = false;
  await expect.poll(other.views).toBe(2);
});

it('what is no file of counts counts for nothing, and the file of a server that is long gone is removed', async () => {
  const files = openCountsFolder(dir);
  await files.write(
    'broken.json',
    '{"format":1,"since":"x","tallies":[{"part":"blog","version":"1","revisions":[[1,-5]]}]',
  );
  await files.write('old.json', 'null');
  await writeFile(join(dir, '.counts/.draft'), 'half');
  await utimes(join(dir, '.counts/old.json'), 0, 0);
  const shop = start();
  shop.figures.countView(blog);
  await expect.poll(() => readdir(join(dir, '.counts'))).not.toContain('old.json');
  expect(shop.views()).toBe(1);
});
