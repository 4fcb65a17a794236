import { mkdtemp, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMediaStore, type MediaStore } from '#modules/media/index.ts';
import { startS3Server } from '#testing/services/s3-server.ts';
import { bringPictures, checkPictures, copyPictures, picturesDir, prunePictures } from './pictures.ts';

const key = 'media/design-1_60x80_abcdef/60.webp';
const original = 'originals/design-1';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aaram-pictures-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const stores: Record<string, () => Promise<MediaStore>> = {
  disk: () => createMediaStore({ media: { s3: undefined }, dataDir: join(folder, 'data') }),
  bucket: () => {
    const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.env;
    const access = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
    const bucket = { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, timeoutMs: 5000, ...access };
    return createMediaStore({ media: { s3: bucket }, dataDir: folder });
  },
};

describe.each(Object.keys(stores))('pictures in a %s', (kind) => {
  // reliability: unfit-backup
  it('are copied once, found whole or damaged, and brought back when they are missing', async () => {
    const store = await stores[kind]?.();
    if (store === undefined) {
      throw new Error('There is no such store.');
    }
    const dir = join(folder, `backups-${kind}`);
    await store.write(key, Buffer.from('served'), 'image/webp');
    await store.write(original, Buffer.from('original'), 'application/octet-stream');
    const { hashes } = await copyPictures(store, dir, new Map());
    expect([...hashes.keys()].toSorted()).toEqual([key, original]);
    expect((await copyPictures(store, dir, hashes)).hashes).toEqual(hashes);
    await checkPictures(dir, hashes);

    await store.remove([key]);
    expect(await bringPictures(store, dir, hashes)).toBe(1);
    expect((await store.read(key))?.toString()).toBe('served');
    expect(await bringPictures(store, dir, hashes)).toBe(0);

    await writeFile(join(picturesDir(dir), key), 'other');
    await expect(checkPictures(dir, hashes)).rejects.toThrow(`the picture ${key} is changed`);
    await unlink(join(picturesDir(dir), key));
    await expect(checkPictures(dir, hashes)).rejects.toThrow(`the picture ${key} is missing`);

    await prunePictures(dir, new Set());
    expect(await readdir(join(picturesDir(dir), 'originals'))).toEqual([]);
  });
});
