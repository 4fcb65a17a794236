import { createHash } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BackupError, listFiles, readHashes, requireFree, writeHashes } from '@aaram/runtime/postgres/files';
import type { MediaStore } from '#modules/media/index.ts';
import { PICTURES } from './manifest.ts';

/** The pictures of all backups: a picture never changes under its name, so each is copied once. */
export const picturesDir = (backupDir: string) => join(backupDir, 'pictures');

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Writes a picture completely or not at all. */
async function writePicture(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.draft`;
  const file = await open(draft, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(draft, path);
}

/** Copies what the store has and the backups have not. Returns all hashes, and as a text. */
export async function copyPictures(store: MediaStore, backupDir: string, known: ReadonlyMap<string, string>) {
  const folder = picturesDir(backupDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const hashes = new Map<string, string>();
  for await (const key of store.list()) {
    const path = join(folder, key);
    const hash = known.get(key);
    if (hash !== undefined && (await stat(path).catch(() => undefined)) !== undefined) {
      hashes.set(key, hash);
      continue;
    }
    const bytes = await store.read(key);
    // Deleted since it was listed.
    if (bytes !== undefined) {
      await requireFree(folder, bytes.length);
      await writePicture(path, bytes);
      hashes.set(key, hashOf(bytes));
    }
  }
  return { list: writeHashes(hashes), hashes };
}

/** The pictures of a backup, by key. */
export const readPictures = async (folder: string): Promise<Map<string, string>> =>
  readHashes(await readFile(join(folder, PICTURES), 'utf8'));

const typeOf = (key: string) => (/\.(avif|webp)$/.test(key) ? `image/${key.slice(-4)}` : 'application/octet-stream');

/** Throws a sentence when a picture of the backup is missing or was changed. */
export async function checkPictures(backupDir: string, pictures: ReadonlyMap<string, string>): Promise<void> {
  for (const [key, hash] of pictures) {
    const bytes = await readFile(join(picturesDir(backupDir), key)).catch(() => undefined);
    if (bytes === undefined || hashOf(bytes) !== hash) {
      throw new BackupError(`The backup is damaged: the picture ${key} is ${bytes ? 'changed' : 'missing'}.`);
    }
  }
}

/** Writes what the store does not have; what it has stays. Returns how many were written. */
export async function bringPictures(store: MediaStore, backupDir: string, pictures: ReadonlyMap<string, string>) {
  const there = new Set<string>();
  for await (const key of store.list()) {
    there.add(key);
  }
  const missing = [...pictures.keys()].filter((key) => !there.has(key));
  for (const key of missing) {
    await store.write(key, await readFile(join(picturesDir(backupDir), key)), typeOf(key));
  }
  return missing.length;
}

/** Deletes the pictures that no backup has. */
export async function prunePictures(backupDir: string, retained: ReadonlySet<string>): Promise<void> {
  const folder = picturesDir(backupDir);
  const files = await listFiles(folder).catch(() => []);
  for (const path of files.filter((one) => !retained.has(one))) {
    await rm(join(folder, path), { force: true });
  }
}
