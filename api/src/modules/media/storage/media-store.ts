import { Outage } from '#outage.ts';

/**
 * Where the files of uploads lie: a folder or a bucket. Keys are `media/<folder>/<width>.<avif|webp>` for what is
 * served and `originals/<name>` for what was sent; nothing else is accepted.
 */
export type MediaStore = {
  /** The bytes, or undefined when there is no such file. */
  read: (key: string) => Promise<Buffer | undefined>;
  /** Puts a whole file into its place, or none of it. */
  write: (key: string, bytes: Buffer, type: string) => Promise<void>;
  /** Takes files away; one that is not there is no error. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Takes away what writes that were cut off left behind, older than an hour. */
  clean: () => Promise<void>;
};

/** The store of files does not answer or takes nothing: try again later. All methods throw it and nothing else. */
export class StorageAway extends Outage {
  constructor(cause: unknown) {
    super('The store of pictures is away.', {
      told: 'Pictures cannot be reached right now. Please try again in a moment.',
      cause,
    });
    this.name = 'StorageAway';
  }
}

const keyPattern = /^(?:media\/[a-z0-9_-]{1,140}\/\d{1,5}\.(?:avif|webp)|originals\/[a-z0-9-]{1,100})$/;

/** Answers the key, or throws: no key leads out of the store, whoever made it. */
export function requireKey(key: string): string {
  if (!keyPattern.test(key)) {
    throw new Error('This is not a key of the store of pictures.');
  }
  return key;
}
