import { randomBytes } from 'node:crypto';
import { mkdir, open, opendir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isKey, type MediaStore, requireKey, StorageAway } from './media-store.ts';

const HOUR_MS = 3_600_000;

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');

/** The files under a folder, by their paths from it; none when there is no such folder. */
async function* listNames(folder: string): AsyncIterable<string> {
  const entries = await opendir(folder).catch((error: unknown) => {
    if (isMissing(error)) {
      return [];
    }
    throw new StorageAway(error);
  });
  for await (const entry of entries) {
    if (entry.isDirectory()) {
      for await (const name of listNames(join(folder, entry.name))) {
        yield `${entry.name}/${name}`;
      }
    } else {
      yield entry.name;
    }
  }
}

/** Files under `dataDir`. Each is written to a draft, flushed, and renamed in one step. */
export function createDiskStore(dataDir: string): MediaStore {
  const drafts = join(dataDir, 'media-drafts');

  async function writeDraft(bytes: Buffer): Promise<string> {
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const draft = join(drafts, randomBytes(12).toString('hex'));
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return draft;
  }

  const away = (error: unknown): never => {
    throw new StorageAway(error);
  };

  return {
    read: async (key) =>
      readFile(join(dataDir, requireKey(key))).catch((error: unknown) => (isMissing(error) ? undefined : away(error))),

    write: async (key, bytes) => {
      const path = join(dataDir, requireKey(key));
      try {
        const draft = await writeDraft(bytes);
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await rename(draft, path).catch(async (error: unknown) => {
          await rm(draft, { force: true });
          throw error;
        });
      } catch (error) {
        away(error);
      }
    },

    list: async function* () {
      for (const top of ['media', 'originals', 'prints']) {
        for await (const name of listNames(join(dataDir, top))) {
          const key = `${top}/${name}`;
          if (isKey(key)) {
            yield key;
          }
        }
      }
    },

    remove: async (keys) => {
      const paths = keys.map((key) => join(dataDir, requireKey(key)));
      await Promise.all(paths.map((path) => rm(path, { force: true }))).catch(
        (error) => isMissing(error) || away(error),
      );
      const folders = new Set(paths.map(dirname).filter((folder) => dirname(folder) === join(dataDir, 'media')));
      // `rmdir` fails for folders that are not empty, and they stay.
      await Promise.all([...folders].map((folder) => rmdir(folder).catch(() => undefined)));
    },

    clean: async () => {
      const names = await readdir(drafts).catch(() => []);
      for (const name of names) {
        const path = join(drafts, name);
        const facts = await stat(path).catch(() => undefined);
        if (facts !== undefined && Date.now() - facts.mtimeMs > HOUR_MS) {
          await rm(path, { force: true });
        }
      }
    },
  };
}
