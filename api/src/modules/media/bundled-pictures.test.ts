import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BundledPictures, createBundledPictures } from './bundled-pictures.ts';

const demo = join(import.meta.dirname, '../../../demo');
type Facts = { width: number; height: number; colour: string };
const facts = JSON.parse(readFileSync(join(demo, 'pictures.json'), 'utf8')) as Record<string, Facts>;

const folder = 'hero-women_1200x800_fbeaf2';

describe('a picture that comes with the code', () => {
  let dir = '';
  let pictures: BundledPictures;
  const report = vi.fn();
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'aaram-pictures-'));
    report.mockClear();
    pictures = createBundledPictures(join(dir, 'made'), report);
  });
  afterEach(async () => {
    await pictures.close();
    await rm(dir, { recursive: true, force: true });
  });

  const readFormat = async (bytes: Buffer | undefined) => {
    const { width, format } = await sharp(bytes).metadata();
    return { width, format };
  };
  const halfIsMade = () =>
    vi.waitFor(async () => expect(await pictures.read(folder, '600', 'avif')).toMatchObject({ isExact: true }), {
      timeout: 20_000,
    });

  it('is there in its full width at once, as it lies in the code', async () => {
    const found = await pictures.read(folder, '1200', 'avif');
    expect(found).toMatchObject({ type: 'image/avif', isExact: true });
    expect(found?.bytes.equals(readFileSync(join(demo, 'pictures/hero-women.avif')))).toBe(true);
  });

  it('is shown in its full width while its half is made, and in half from then on', async () => {
    const early = await pictures.read(folder, '600', 'avif');
    expect(early).toMatchObject({ type: 'image/avif', isExact: false });
    expect(await readFormat(early?.bytes)).toEqual({ width: 1200, format: 'heif' });
    await halfIsMade();
    expect(await readFormat((await pictures.read(folder, '600', 'avif'))?.bytes)).toEqual({
      width: 600,
      format: 'heif',
    });
  });

  it('is made once for all requests, and is still there after a restart', async () => {
    const both = await Promise.all([pictures.read(folder, '600', 'webp'), pictures.read(folder, '600', 'webp')]);
    expect(await Promise.all(both.map((one) => readFormat(one?.bytes)))).toEqual([
      { width: 600, format: 'webp' },
      { width: 600, format: 'webp' },
    ]);
    expect(both[0]?.bytes).toBe(both[1]?.bytes);
    await pictures.close();
    const next = createBundledPictures(join(dir, 'made'), report);
    expect(await next.read(folder, '600', 'webp')).toMatchObject({ type: 'image/webp', isExact: true });
    await next.close();
  });

  it('is served where the disk takes nothing, which is reported', async () => {
    await writeFile(join(dir, 'made'), '');
    expect(await readFormat((await pictures.read(folder, '600', 'webp'))?.bytes)).toEqual({
      width: 600,
      format: 'webp',
    });
    expect(report).toHaveBeenCalledOnce();
  });

  const listMade = async () => (await readdir(join(dir, 'made')).catch(() => [])).sort();

  it('is made in half before the first request, one after the other, as long as that may go on', async () => {
    let steps = 2;
    await pictures.makeHalves(() => steps-- > 0);
    const early = await listMade();
    expect(early).toHaveLength(2);
    expect(early.filter((one) => /-[2-9]_/.test(one))).toEqual([]);
    const [first = ''] = early;
    const { isExact, bytes } = (await pictures.read(first, '375', 'avif')) ?? {};
    expect([isExact, await readFormat(bytes)]).toEqual([true, { width: 375, format: 'heif' }]);
    steps = 1;
    await pictures.makeHalves(() => steps-- > 0);
    expect(await listMade()).toEqual(expect.arrayContaining(early));
    expect(await listMade()).toHaveLength(3);
  });

  it('is not made in half again after a restart, nor once closed', async () => {
    let steps = 1;
    await pictures.makeHalves(() => steps-- > 0);
    const [made = ''] = await listMade();
    const { mtimeMs } = await stat(join(dir, 'made', made, '375.avif'));
    await pictures.close();
    await pictures.makeHalves(() => true);
    pictures = createBundledPictures(join(dir, 'made'), report);
    steps = 1;
    await pictures.makeHalves(() => steps-- > 0);
    expect(await listMade()).toEqual([made]);
    expect((await stat(join(dir, 'made', made, '375.avif'))).mtimeMs).toBe(mtimeMs);
  });

  it('is not made in half again and again where the disk takes nothing', async () => {
    await writeFile(join(dir, 'made'), '');
    await pictures.makeHalves(() => true);
    expect(report).toHaveBeenCalledOnce();
  });

  it.each(['601', '0600', '1', '2400'])('has no width of %s', async (width) => {
    expect(await pictures.read(folder, width, 'avif')).toBeUndefined();
  });
});

describe('pictures.json', () => {
  it('names each picture of the folder, with its size', async () => {
    const files = readdirSync(join(demo, 'pictures')).filter((file) => file.endsWith('.avif'));
    const sizes = await Promise.all(
      files.map(async (file) => {
        const { width, height, format, compression } = await sharp(join(demo, 'pictures', file)).metadata();
        return [file.replace('.avif', ''), `${width}x${height} ${format} ${compression}`] as const;
      }),
    );
    const expected = Object.entries(facts).map(([name, one]) => [name, `${one.width}x${one.height} heif av1`]);
    expect(Object.fromEntries(sizes)).toEqual(Object.fromEntries(expected));
  });
});
