import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orFail } from '#plugins/refusals.ts';
import { buildForm, buildPicture } from '#testing/build-form.ts';
import { buildTestApp, type TestApp } from '#testing/build-test-app.ts';
import { buildProduct, buildUser, loginAs } from '#testing/factories.ts';
import { makeJobsDue } from '#testing/jobs/waiting-jobs.ts';
import { startS3Server } from '#testing/services/s3-server.ts';

type Harness = TestApp & { setAway: (away: boolean) => Promise<void>; closeAll: () => Promise<void> };

/** Makes the disk unusable: a file replaces the folder. */
async function setDiskAway(dataDir: string, away: boolean) {
  for (const folder of ['media-drafts']) {
    await rm(join(dataDir, folder), { recursive: true, force: true });
    await (away ? writeFile(join(dataDir, folder), '') : undefined);
  }
}

async function startOverDisk(): Promise<Harness> {
  const test = await buildTestApp();
  return { ...test, setAway: (away) => setDiskAway(test.config.dataDir, away), closeAll: test.close };
}

async function startOverS3(): Promise<Harness> {
  const s3 = await startS3Server();
  const test = await buildTestApp(s3.env);
  return {
    ...test,
    setAway: async (away) => s3.setAway(away),
    closeAll: async () => {
      await test.close();
      await s3.close();
    },
  };
}

const exifWithLocation = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 31/1 0/1' } };

describe.each([
  ['on disk', startOverDisk],
  ['in S3', startOverS3],
])('an uploaded picture %s', (_where, start) => {
  let t: Harness;
  beforeAll(async () => {
    t = await start();
  });
  afterAll(() => t.closeAll());
  afterEach(() => t.setAway(false));

  const keepOne = async (bytes: Buffer) =>
    orFail(await t.app.pictures.keep([bytes], { purpose: 'store' }, async ([url]) => url ?? ''));
  const folderOf = (url: string) => url.split('/')[2] ?? '';
  const originalOf = (url: string) => t.app.mediaStore.read(`originals/${folderOf(url).split('_')[0]}`);
  const readMeta = async (url: string) => sharp((await t.app.inject(url)).rawPayload).metadata();
  const countPictures = async () =>
    (await t.db<{ count: number }[]>`select count(*)::int as count from pictures`)[0]?.count ?? -1;
  const age = (url: string, hours: number) =>
    t.db`update pictures set touched_at = now() - make_interval(hours => ${hours}) where url = ${url}`;

  // security: private-pictures
  it('is stored in its own and half its width, at most 1600, under an address that says its size', async () => {
    const url = await keepOne(await buildPicture({ width: 2000, height: 1000, format: 'png' }));
    expect(url).toMatch(/^\/media\/[0-9a-f]{32}_1600x800_[0-9a-f]{6}\/1600\.webp$/);
    expect(await readMeta(url)).toMatchObject({ width: 1600, height: 800, format: 'webp' });
    expect(await readMeta(url.replace('1600.webp', '800.webp'))).toMatchObject({ width: 800, height: 400 });
    const { headers } = await t.app.inject(url);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // Mails, feeds and pages where a link is shared show it.
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('keeps what was sent beside it, where no address leads', async () => {
    const bytes = await buildPicture({ width: 70, height: 70, colour: '#123456' });
    const url = await keepOne(bytes);
    expect((await originalOf(url))?.equals(bytes)).toBe(true);
    const name = folderOf(url).split('_')[0];
    for (const path of [`/originals/${name}`, `/media/originals/${name}`, `/media/..%2foriginals/${name}`]) {
      expect([400, 404]).toContain((await t.app.inject(path)).statusCode);
    }
  });

  it('is turned upright and loses what the camera wrote into it, the location above all', async () => {
    const tagged = await sharp(await buildPicture({ width: 80, height: 40 }))
      .withMetadata({ orientation: 6 })
      .withExif(exifWithLocation)
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const url = await keepOne(tagged);
    expect(url).toContain('_40x80_');
    await makeJobsDue(t.db, ['pictures']);
    await t.app.runDueJobs();
    for (const served of [url, url.replace('/40.webp', '/20.webp'), url.replace('.webp', '.avif')]) {
      const { rawPayload } = await t.app.inject(served);
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
      expect(rawPayload.toString('latin1')).not.toContain('Somebody');
    }
  });

  it('is the same picture when the same bytes come again, also at the same moment', async () => {
    const bytes = await buildPicture({ colour: '#00aa00' });
    const before = await countPictures();
    const urls = await Promise.all([keepOne(bytes), keepOne(bytes), keepOne(bytes)]);
    expect(new Set([...urls, await keepOne(bytes)]).size).toBe(1);
    expect(await countPictures()).toBe(before + 1);
  });

  it('serves its WebP for a while where its AVIF is not made yet, then the AVIF', async () => {
    const url = await keepOne(await buildPicture({ colour: '#aa0000' }));
    const avif = url.replace('.webp', '.avif');
    // Nothing is due yet: an import would share its memory with it.
    await t.app.runDueJobs();
    const early = await t.app.inject(avif);
    expect([early.headers['content-type'], early.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=60',
    ]);
    await makeJobsDue(t.db, ['pictures']);
    await t.app.runDueJobs();
    const later = await t.app.inject(avif);
    expect([later.headers['content-type'], later.headers['cache-control']]).toEqual([
      'image/avif',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('is refused without a trace when the form it came with is', async () => {
    const before = await countPictures();
    const saving = t.app.pictures.keep([await buildPicture({ colour: '#0000aa' })], { purpose: 'store' }, async () => {
      throw new Error('changed our mind');
    });
    await expect(saving).rejects.toThrow('changed our mind');
    expect(await countPictures()).toBe(before);
  });

  it('stays when one of two forms with it is refused', async () => {
    const bytes = await buildPicture({ colour: '#0000bb' });
    let url = '';
    const failing = t.app.pictures.keep([bytes], { purpose: 'store' }, async ([one]) => {
      url = one ?? '';
      // Simulates another upload of the same bytes, on another connection.
      await t.db`update pictures set touch = gen_random_uuid() where url = ${url}`;
      throw new Error('only this one');
    });
    await expect(failing).rejects.toThrow('only this one');
    expect((await t.app.inject(url)).statusCode).toBe(200);
  });

  it('is answered 503 with Retry-After while the store is away, with nothing half stored, and works again after', async () => {
    const bytes = await buildPicture({ colour: '#bb00bb', width: 90, height: 90 });
    const before = await countPictures();
    const seller = await loginAs(t.db, await buildUser(t.db, { role: 'seller' }));
    const form = new FormData();
    form.append('title', 'While the store is away');
    form.append('images', new Blob([new Uint8Array(bytes)]), 'x.jpg');
    const encoded = new Response(form);
    const headers = { ...seller, 'content-type': encoded.headers.get('content-type') ?? '' };
    const payload = Buffer.from(await encoded.arrayBuffer());
    const post = () => t.app.inject({ method: 'POST', url: '/api/blog/posts', headers, payload });
    await t.setAway(true);
    const refused = await post();
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([
      503,
      '5',
      'UNAVAILABLE_NOW',
    ]);
    expect((await t.db`select from blog_posts`).count).toBe(0);
    await t.setAway(false);
    await t.db`update pictures set touched_at = now() - interval '2 hours' where not is_stored`;
    await t.app.pictures.sweep();
    expect(await countPictures()).toBe(before);
    expect((await post()).statusCode).toBe(201);
    expect(await countPictures()).toBe(before + 1);
    await t.db`delete from blog_posts`;
  });

  it('is swept away with all its files once nothing shows it, and not before', async () => {
    const used = await keepOne(await buildPicture({ colour: '#101010' }));
    const unused = await keepOne(await buildPicture({ colour: '#202020' }));
    const fresh = await keepOne(await buildPicture({ colour: '#303030' }));
    await makeJobsDue(t.db, ['pictures']);
    await t.app.runDueJobs();
    await buildProduct(t.db, { images: [used] });
    await t.db`update pictures set touched_at = now()`;
    await age(used, 500);
    await age(unused, 25);
    await age(fresh, 23);
    expect(await t.app.pictures.sweep()).toBe(1);
    expect(await originalOf(unused)).toBeUndefined();
    for (const file of ['60.webp', '60.avif', '30.webp', '30.avif']) {
      expect(await t.app.mediaStore.read(`media/${folderOf(unused)}/${file}`)).toBeUndefined();
    }
    expect(await originalOf(used)).toBeDefined();
    expect(await originalOf(fresh)).toBeDefined();
    expect(await t.app.pictures.sweep()).toBe(0);
  });

  // security: indexed-writes
  it('is swept away however many others come before it that are shown', async () => {
    const shown = Array.from({ length: 1200 }, (_, index) => `/media/shown-${String(index).padStart(4, '0')}`);
    await buildProduct(t.db, { images: shown });
    const touched = new Date(Date.now() - 48 * 3_600_000);
    const rows = [...shown, '/media/tucked-away'].map((url) => ({
      name: url.slice(7),
      folder: url.slice(7),
      url,
      purpose: 'store',
      bytes: 1,
      isStored: true,
      touchedAt: touched,
    }));
    await t.db`insert into pictures ${t.db(rows)}`;
    expect(await t.app.pictures.sweep()).toBe(1);
    expect(await t.db`select name from pictures where name like 'tucked%'`).toEqual([]);
    const removed = await t.db`delete from pictures where name like 'shown-%'`;
    expect(removed.count).toBe(1200);
  });

  it.each([
    ['posts', 'blog_posts', 'images'],
    ['reviews', 'reviews', 'media'],
  ])('stays while %s show it', async (_name, table, column) => {
    const url = await keepOne(await buildPicture({ colour: '#707070' }));
    await age(url, 48);
    const product = await buildProduct(t.db);
    const post = { title: 'A post', description: 'A post', content: 'A post', author: 'A' };
    const review = { productId: product.id, authorName: 'A', rating: 5, comment: 'Good' };
    await t.db`insert into ${t.db(table)} ${t.db({ ...(table === 'reviews' ? review : post), [column]: [url] })}`;
    expect(await t.app.pictures.sweep()).toBe(0);
    await t.db`delete from ${t.db(table)}`;
    expect(await t.app.pictures.sweep()).toBe(1);
  });

  it('is swept away after an hour when the process died while writing it', async () => {
    const url = await keepOne(await buildPicture({ colour: '#404040' }));
    await t.db`update pictures set is_stored = false where url = ${url}`;
    await age(url, 2);
    expect(await t.app.pictures.sweep()).toBe(1);
    expect(await originalOf(url)).toBeUndefined();
  });

  it.each(['media/../secret/1.webp', '../secret', 'media/x/1.svg', 'originals/../secret', 'media/a/b/1.webp', ''])(
    'has no file under the key %s',
    async (key) => {
      await expect(t.app.mediaStore.read(key)).rejects.toThrow();
      await expect(t.app.mediaStore.write(key, Buffer.from('x'), 'image/webp')).rejects.toThrow();
    },
  );
});

describe('a picture in S3', () => {
  it('is 503, not missing, to its readers while the bucket is away', async () => {
    const t = await startOverS3();
    try {
      const url = orFail(
        await t.app.pictures.keep([await buildPicture()], { purpose: 'store' }, async ([one]) => one ?? ''),
      );
      await t.setAway(true);
      const answer = await t.app.inject(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
      await t.setAway(false);
      expect((await t.app.inject(url)).statusCode).toBe(200);
    } finally {
      await t.closeAll();
    }
  });
});

/** A PNG that claims more pixels than it has. */
function claimPixels(width: number, height: number): Buffer {
  const crcTable = Array.from({ length: 256 }, (_, n) => {
    let c = n;
    for (let bit = 0; bit < 8; bit += 1) {
      c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
    }
    return c >>> 0;
  });
  const crc = (bytes: Buffer) => {
    let c = 0xffffffff;
    for (const byte of bytes) {
      c = (crcTable[(c ^ byte) & 255] ?? 0) ^ (c >>> 8);
    }
    return (c ^ 0xffffffff) >>> 0;
  };
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1024)));
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

describe('what poses as a picture', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());
  const keep = async (bytes: Buffer) =>
    orFail(await t.app.pictures.keep([bytes], { purpose: 'store' }, async ([url]) => url));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  it.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['an SVG', svg],
    ['an SVG after a byte order mark', `\ufeff${svg}`],
    ['an SVG after a comment', `<!-- GIF89a -->${svg}`],
    ['an XML document', `<?xml version="1.0"?>${svg}`],
    ['a script', '#!/bin/sh\nrm -rf /'],
    ['a PHP file', '<?php system($_GET["x"]); ?>'],
    ['a GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['a PDF', '%PDF-1.7'],
    ['a page that begins like a JPEG', '\xff\xd8\xff<script>alert(1)</script>'],
    ['a page that begins like a PNG', '\x89PNG\r\n\x1a\n<script>alert(1)</script>'],
    ['a page that begins like a WebP', 'RIFF\x00\x00\x00\x00WEBP<script>alert(1)</script>'],
    ['nothing much', 'x'],
  ])('such as %s is refused', async (_what, text) => {
    await expect(keep(Buffer.from(text, 'latin1'))).rejects.toMatchObject({ status: 415 });
  });

  it('with a script behind its last byte is stored without the script', async () => {
    const polyglot = Buffer.concat([await buildPicture({ format: 'png' }), Buffer.from('<script>alert(1)</script>')]);
    const url = orFail(await t.app.pictures.keep([polyglot], { purpose: 'store' }, async ([one]) => one ?? ''));
    expect((await t.app.inject(url)).rawPayload.toString('latin1')).not.toContain('<script');
  });

  // rules: uploads
  it('with a side longer than a WebP may have is made smaller', async () => {
    const long = await sharp({ create: { width: 900, height: 16_384, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    expect(await keep(long)).toMatch(/_900x16383_/);
  });

  // rules: uploads
  it('of a phone, as HEIC, is refused with what to do there', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
    await expect(keep(heic)).rejects.toMatchObject({ status: 415, message: expect.stringMatching(/Most Compatible/) });
  });

  // rules: uploads
  it('that is broken among several is named', async () => {
    const files = [await buildPicture(), Buffer.from('x')];
    const kind = { purpose: 'store', names: ['front.jpg', 'back.jpg'] } as const;
    const refused = await t.app.pictures.keep(files, kind, async (urls) => urls);
    expect(refused).toMatchObject({ message: expect.stringMatching(/^back\.jpg: Please upload pictures/) });
  });

  // rules: uploads
  it('without a byte is refused by its name, and nothing is made without it', async () => {
    const headers = await loginAs(t.db, await buildUser(t.db));
    const form = await buildForm({}, [Buffer.alloc(0)]);
    const url = '/api/auth/uploads/design';
    const answer = await t.app.inject({
      method: 'POST',
      url,
      payload: form.payload,
      headers: { ...form.headers, ...headers },
    });
    expect([answer.statusCode, answer.json().issues]).toEqual([
      400,
      [{ path: 'images', message: expect.stringMatching(/evil\.php is empty/) }],
    ]);
  });

  it('in half is refused', async () => {
    const whole = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(keep(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ status: 415 });
  });

  it('with too many pixels is refused before they are unpacked', async () => {
    const before = process.memoryUsage().rss;
    await expect(keep(claimPixels(30_000, 30_000))).rejects.toMatchObject({ status: 413 });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024);
  });

  it('of more than 8 MB is refused', async () => {
    await expect(keep(Buffer.alloc(8 * 1024 * 1024 + 1, 0xff))).rejects.toMatchObject({ status: 413 });
  });
});

describe('/media', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  it.each([
    '/media/hero-women/600.avif',
    '/media/..%2f..%2fpackage.json_1x1_ffffff/1.webp',
    '/media/%2e%2e/secret.txt',
    '/media/..%5csecret.txt',
    '/media/designer/..%2fpictures.json',
    '/media/designer/designer.ts',
    '/media/x_1x1_ffffff/1.svg',
    '/media/x_1x1_ffffff/1.webp%00',
  ])('has nothing at %s', async (url) => {
    await writeFile(join(t.config.dataDir, 'secret.txt'), 'secret');
    const answer = await t.app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('secret');
  });

  it('serves the pictures that come with the code, and the pictures of the garments', async () => {
    const designer = await t.app.inject('/media/designer/tee-front-mask-750.webp');
    expect([designer.statusCode, designer.headers['content-type']]).toEqual([200, 'image/webp']);
  });
});
