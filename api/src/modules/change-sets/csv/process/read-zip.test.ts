import { afterEach, expect, it } from 'vitest';
import { buildOverlappingZip, buildZip, type ZippedFile } from '#testing/build-zip.ts';
import { unpackZip, zipRules } from './read-zip.ts';

const content = Buffer.from('a picture');
/** What becomes of the last of these names: its content, or why there is none. */
async function unpack(zip: Buffer, ...names: string[]): Promise<string> {
  let last = '';
  for await (const part of unpackZip({ names }, zip)) {
    last = 'refused' in part ? part.refused : (part.problem ?? String(part.bytes));
  }
  return last;
}
const read = (files: readonly ZippedFile[], name: string) => unpack(buildZip(files), name);
const most = { ...zipRules };
afterEach(() => Object.assign(zipRules, most));

it('finds a file by its path or by its name alone', async () => {
  const files = [
    { name: 'front.jpg', bytes: content },
    { name: 'kurta/back.jpg', bytes: Buffer.from('back') },
    { name: 'सूती/आगे.jpg', bytes: Buffer.from('हिंदी'), method: 0 },
    { name: 'kurta/', bytes: Buffer.alloc(0), method: 0 },
    { name: '__MACOSX/._front.jpg', bytes: Buffer.from('trace') },
  ];
  expect(await read(files, 'front.jpg')).toBe('a picture');
  expect(await read(files, 'back.jpg')).toBe('back');
  expect(await read(files, 'kurta/back.jpg')).toBe('back');
  expect(await read(files, 'आगे.jpg')).toBe('हिंदी');
  expect(await read(files, 'side.jpg')).toBe('There is no file "side.jpg" in the ZIP.');
});

it('asks for the folder where several files have one name', async () => {
  const files = ['a/1.jpg', 'b/1.jpg'].map((name) => ({ name, bytes: Buffer.from(name) }));
  expect(await read(files, '1.jpg')).toMatch(/several files called "1.jpg"/);
  expect(await read(files, 'b/1.jpg')).toBe('b/1.jpg');
});

// security: fetched-addresses
it.each([
  ['twice the same name', ['1.jpg', '1.jpg'], /two files called "1.jpg"/],
  ['a way out of its folder', ['../../etc/passwd'], /cannot be read/],
  ['a way from the root', ['/etc/passwd'], /cannot be read/],
  ['a way of another system', ['..\\evil.jpg'], /cannot be read/],
])('refuses a ZIP with %s', async (_name, names, message) => {
  expect(
    await read(
      names.map((name) => ({ name, bytes: content })),
      '1.jpg',
    ),
  ).toMatch(message);
});

it('refuses what is no ZIP, or only the beginning of one', async () => {
  for (const bytes of [Buffer.from('no zip'), buildZip([{ name: '1.jpg', bytes: content }]).subarray(0, 60)]) {
    expect(await unpack(bytes, '1.jpg')).toMatch(/cannot be read/);
  }
});

// rules: files-of-products-and-orders
it('refuses a ZIP with too many files, before any is unpacked', async () => {
  zipRules.entries = 3;
  const files = ['1', '2', '3', '4'].map((name) => ({ name, bytes: content }));
  expect(await read(files, '1')).toBe('The ZIP has more than 3 files.');
});

it('refuses single files that are too large, locked or broken', async () => {
  const bomb = Buffer.alloc(9 * 1024 * 1024);
  expect(await read([{ name: '1.jpg', bytes: bomb }], '1.jpg')).toMatch(/larger than 8 MB/);
  expect(await read([{ name: '1.jpg', bytes: content, flags: 1 }], '1.jpg')).toMatch(/has a password/);
  expect(await read([{ name: '1.jpg', bytes: content, method: 12 }], '1.jpg')).toMatch(/cannot be read/);
});

// rules: files-of-products-and-orders
// security: fetched-addresses
it('stops unpacking where a file is larger than it says', async () => {
  const bomb = Buffer.alloc(200 * 1024 * 1024);
  const before = process.memoryUsage().arrayBuffers;
  expect(await read([{ name: '1.jpg', bytes: bomb, saysSize: 100 }], '1.jpg')).toMatch(/is broken|larger than 8 MB/);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(bomb.length);
  expect(await read([{ name: '1.jpg', bytes: content, saysSize: 4000 }], '1.jpg')).toMatch(/is broken/);
});

// security: strangers-files
it('refuses a ZIP whose files overlap, before any is unpacked', async () => {
  const { zip, names } = buildOverlappingZip({ entries: 100, bytes: Buffer.alloc(7 * 1024 * 1024) });
  expect(await unpack(zip, ...names)).toBe(
    'The ZIP with the pictures is broken: its files overlap. Please make it again.',
  );
});

// security: strangers-files
it('stops at its bytes, also when it has refused the files that they came from', async () => {
  const bomb = Buffer.alloc(7 * 1024 * 1024);
  const files = Array.from({ length: 20 }, (_, index) => ({
    name: `${index}.jpg`,
    bytes: bomb,
    saysSize: bomb.length - 1,
  }));
  expect(await unpack(buildZip(files), ...files.map(({ name }) => name))).toMatch(/too large together/);
});

it('a ZIP within a ZIP is a file like any other: it is not opened', async () => {
  const inner = buildZip([{ name: '1.jpg', bytes: content }]);
  expect(await read([{ name: 'inner.zip', bytes: inner }], '1.jpg')).toMatch(/no file/);
});
