import { StartProblem } from '@aaram/runtime/problems';
import type { Release } from '@aaram/runtime/publishing/files';
import type { CountsFiles } from './counts-files.ts';

/** A file of a store, and a tag that changes with its content. */
export type StoredFile = { bytes: Buffer; tag: string };

/** Where releases can be read, whatever it is: `live.json`, `log.jsonl` and `<part>/<version>/…`. */
export type ReleaseSource = {
  /** The folder or address, for people. */
  readonly location: string;
  /**
   * A file: undefined when there is none, and `known` itself when it has not changed since. Throws StoreAway when the
   * store does not answer.
   */
  read(key: string, known?: StoredFile): Promise<StoredFile | undefined>;
  /** A release in a folder of this machine, every file compared with its hash. Throws when it is not whole. */
  open(part: string, version: string): Promise<Release>;
};

/** A store that can also be changed. */
export type ReleaseStorage = ReleaseSource & {
  /** Runs work under the lock of the store, where it has one. Elsewhere `swap` alone decides who was first. */
  exclusively<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Replaces a file that has not changed since it was read as `known`. False when it has: then nothing happened. */
  swap(key: string, text: string, known: StoredFile | undefined): Promise<boolean>;
  /** Stores a release. One that is there already stays, except that files which differ from it are mended. */
  put(release: Release): Promise<void>;
  /** The versions of a part, and when each came into the store, ms. */
  list(part: string): Promise<{ version: string; at: number }[]>;
  /** Removes a release. Half of it is never visible. */
  remove(part: string, version: string): Promise<void>;
  /** What shop servers have counted of releases. */
  readonly counts: CountsFiles;
  /** Removes what killed processes have left of files that were being written, when it is older than this time, ms. */
  clean(before: number): Promise<void>;
};

/** The store does not answer. What was read before stays good. */
export class StoreAway extends StartProblem {
  constructor(location: string, cause: unknown) {
    super(`The store of releases ${location} does not answer: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
}

/** More bytes than any file of a store has. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;
