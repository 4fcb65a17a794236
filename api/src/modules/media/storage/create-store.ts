import type { Config } from '#config.ts';
import { createDiskStore } from './disk-store.ts';
import type { MediaStore } from './media-store.ts';

/** The configured store: a bucket, otherwise the data folder. */
export async function createMediaStore({ media, dataDir }: Pick<Config, 'media' | 'dataDir'>): Promise<MediaStore> {
  if (media.s3 === undefined) {
    return createDiskStore(dataDir);
  }
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(media.s3);
}
