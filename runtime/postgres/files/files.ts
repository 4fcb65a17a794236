import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip, createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';

/** How much of the disk a backup leaves free, bytes: the store goes before its backups. */
const LEAVES_FREE = 256 * 1024 * 1024;

/** Throws when the disk of the folder has less than this free, and what a backup leaves besides. */
export async function requireFree(folder: string, bytes = 0): Promise<void> {
  const disk = await statfs(folder);
  if (disk.bavail * disk.bsize < bytes + LEAVES_FREE) {
    throw new Error('ENOSPC');
  }
}

/** Passes bytes on and hashes them. */
function createHashing() {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}

/** The hash of a file as it lies on disk. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
  }
  return hash.digest('hex');
}

/** Writes what `from` reads, compressed. Returns the hash of the written bytes. */
export async function writeCompressed(from: ReadStream, to: string): Promise<string> {
  const { stream, digest } = createHashing();
  await pipeline(from, createGzip({ level: 1 }), stream, createWriteStream(to, { mode: 0o600 }));
  return digest();
}

/** Writes the content of a compressed file. */
export async function writePlain(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(createReadStream(from), createGunzip(), createWriteStream(to, { mode: 0o600 }));
}

/** All files under a folder, by their paths from it, sorted. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** A list of hashes as `sha256sum -c` reads it. */
export const writeHashes = (hashes: ReadonlyMap<string, string>) =>
  [...hashes].map(([path, hash]) => `${hash}  ${path}\n`).join('');

/** Reads such a list; a line that is none is refused. */
export function readHashes(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [, hash, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
      if (hash === undefined || path === undefined) {
        throw new BackupError('The list of its files is damaged.');
      }
      return [path, hash] as const;
    }),
  );
}

/** Flushes the disk of a folder once: a flush for each of a thousand files would hold up the shop's own writes. */
export async function flushDisk(folder: string): Promise<void> {
  const args = process.platform === 'linux' ? ['-f', folder] : [];
  await promisify(execFile)('sync', args);
}
