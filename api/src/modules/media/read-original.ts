import { readBundledOriginal } from './bundled-pictures.ts';
import { listWidths } from './picture-rules.ts';
import type { MediaStore } from './storage/media-store.ts';

/** The bytes that were uploaded as a picture of the store, or undefined when there are none. */
export async function readOriginal(store: Pick<MediaStore, 'read'>, url: string): Promise<Buffer | undefined> {
  const [, name] = /^\/media\/([a-z0-9-]{1,80})_\d+x\d+_[0-9a-f]{6}\//.exec(url) ?? [];
  return name === undefined ? undefined : ((await store.read(`originals/${name}`)) ?? readBundledOriginal(name));
}

/** The smallest WebP of an uploaded picture, or undefined when there is none. */
export async function readSmallest(store: Pick<MediaStore, 'read'>, url: string): Promise<Buffer | undefined> {
  const [, folder, width] = /^\/media\/([a-z0-9-]{1,80}_(\d{1,5})x\d{1,5}_[0-9a-f]{6})\//.exec(url) ?? [];
  return folder === undefined
    ? undefined
    : store.read(`media/${folder}/${Math.min(...listWidths(Number(width)))}.webp`);
}
