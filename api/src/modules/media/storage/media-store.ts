import { Outage } from '#outage.ts';
import * as texts from '#texts/media.ts';

/**
 * Where uploaded files are stored: a folder or a bucket. Keys are `media/<folder>/<width>.<avif|webp>` for served files
 * `originals/<name>` for the uploads themselves, and `prints/<id>.<png|pdf>` for print
 * files; other keys are refused.
 */
export type MediaStore = {
  /** The bytes, or undefined when there is no such file. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Writes a file completely or not at all. */
  write: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** The keys of all files. */
  list: () => AsyncIterable<string>;
  /** Deletes files; a missing one is no error. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Deletes the remains of interrupted writes that are older than an hour. */
  clean: () => Promise<void>;
};

/** The store is unavailable or cannot be written: try again later. All methods throw only this. */
export class StorageAway extends Outage {
  constructor(cause: unknown) {
    super('The store of pictures is away.', {
      publicText: texts.picturesUnavailable,
      cause,
    });
    this.name = 'StorageAway';
  }
}

const keyPattern =
  /^(?:media\/[a-z0-9_-]{1,140}\/\d{1,5}\.(?:avif|webp)|originals\/[a-z0-9-]{1,100}|prints\/[0-9a-f-]{36}\.(?:png|pdf))$/;

/** Whether a name is a key of this store. */
export const isKey = (name: string) => keyPattern.test(name);

/** Returns the key, or throws: no key may lead out of the store, no matter who made it. */
export function requireKey(key: string): string {
  if (!isKey(key)) {
    throw new Error('This is not a key of the store of pictures.');
  }
  return key;
}
