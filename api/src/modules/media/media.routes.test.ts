import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { storePicture } from './store-picture.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const dimensions = async (url: string) => {
  const { width, height, format, exif } = await sharp((await t.app.inject(url)).rawPayload).metadata();
  return { width, height, format, exif };
};

describe('an uploaded picture', () => {
  it('is kept in its own and half its width, at most 1600, under an address that says its size', async () => {
    const { url } = await storePicture(
      t.config.dataDir,
      await buildPicture({ width: 2000, height: 1000, format: 'png' }),
    );
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}_1600x800_[0-9a-f]{6}\/1600\.webp$/);
    expect(await dimensions(url)).toMatchObject({ width: 1600, height: 800, format: 'webp' });
    expect(await dimensions(url.replace('1600.webp', '800.webp'))).toMatchObject({ width: 800, height: 400 });
    expect((await t.app.inject(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('is turned upright and loses what the camera wrote into it', async () => {
    const tagged = await sharp(await buildPicture({ width: 80, height: 40 }))
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .jpeg()
      .toBuffer();
    const { url, width, height } = await storePicture(t.config.dataDir, tagged);
    expect([width, height]).toEqual([40, 80]);
    expect(await dimensions(url)).toMatchObject({ width: 40, height: 80, exif: undefined });
  });

  it('is the same picture when the same bytes come again', async () => {
    const bytes = await buildPicture({ colour: '#00aa00' });
    const [first, second] = [await storePicture(t.config.dataDir, bytes), await storePicture(t.config.dataDir, bytes)];
    expect([first.isNew, second.isNew, second.url]).toEqual([true, false, first.url]);
  });

  it('serves its WebP for a while where its AVIF is not made yet, then the AVIF', async () => {
    const { url, folder } = await storePicture(t.config.dataDir, await buildPicture({ colour: '#aa0000' }));
    const avif = url.replace('.webp', '.avif');
    const early = await t.app.inject(avif);
    expect([early.headers['content-type'], early.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=60',
    ]);
    await t.db`insert into jobs (kind, payload) values ('make-avif', ${t.db.json({ folder })})`;
    await t.app.runDueJobs();
    const later = await t.app.inject(avif);
    expect([later.headers['content-type'], later.headers['cache-control']]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
    expect((await readdir(join(t.config.dataDir, 'media', folder))).sort()).toEqual([
      '30.avif',
      '30.webp',
      '60.avif',
      '60.webp',
    ]);
  });
});

describe('/media', () => {
  it.each([
    '/media/hero-women/600.avif',
    '/media/..%2f..%2fpackage.json_1x1_ffffff/1.webp',
    '/media/%2e%2e/secret.txt',
    '/media/designer/..%2fpictures.json',
    '/media/designer/designer.ts',
    '/media/x_1x1_ffffff/1.svg',
    '/media/x_1x1_ffffff/1.webp%00',
  ])('has nothing at %s', async (url) => {
    await writeFile(join(t.config.dataDir, 'secret.txt'), 'secret');
    const answer = await t.app.inject(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('secret');
  });

  it('serves the pictures that come with the code, and the maps of the designer', async () => {
    const designer = await t.app.inject('/media/designer/tee-mask.webp');
    expect([designer.statusCode, designer.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
