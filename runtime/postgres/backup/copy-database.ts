import { createReadStream, createWriteStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Pool } from '@aaram/runtime/db';
import { requireFree, writeCompressed } from '@aaram/runtime/postgres/files';

/** What the server recreates when it starts, by its documentation of file system backups. */
const NOT_COPIED =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(?:.*\/)?pgsql_tmp.*|(?:.*\/)?pg_internal\.init.*|(?:.*\/)?t\d+_\d+.*|recovery\.signal|standby\.signal|backup_label)$/;
/** Read last: a server that is started with a copy begins with it. */
const CONTROL = 'global/pg_control';
/** How many bytes are written between two checks of the free space. */
const CHECK_EVERY = 64 * 1024 * 1024;

/** A copied database: hashes of its files, and the part of the log that makes it whole. */
export type CopiedDatabase = {
  hashes: Map<string, string>;
  folders: string[];
  label: string;
  first: string;
  last: string;
};

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** How a file is stored: under which name, and what is noted of it. */
export type KeepFile = { nameOf: (path: string) => string; write: (from: ReadStream, to: string) => Promise<string> };

/** Compressed, with a hash of what was written. */
const compressed: KeepFile = { nameOf: (path) => `${path}.gz`, write: writeCompressed };

/** As it is, for a server that is started with it. */
export const asItIs: KeepFile = {
  nameOf: (path) => path,
  write: async (from, to) => {
    await pipeline(from, createWriteStream(to, { mode: 0o600 }));
    return '';
  },
};

/** Copies one file as it is at this moment; undefined when it was deleted meanwhile. */
async function copyFile(
  from: string,
  to: string,
  write: KeepFile['write'],
): Promise<{ hash: string; bytes: number } | undefined> {
  const file = await open(from).catch((error: unknown) => {
    if (isGone(error)) {
      return undefined;
    }
    throw error;
  });
  if (file === undefined) {
    return undefined;
  }
  const { size } = await file.stat();
  await file.close();
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    return { hash: await write(createReadStream(from), to), bytes: size };
  } catch (error) {
    if (isGone(error)) {
      return undefined;
    }
    throw error;
  }
}

/**
 * Copies the folder of a running server into `to`, by its low-level interface (`pg_backup_start`). The copy is whole
 * together with the log from `first` to `last`.
 */
export async function copyDatabase(
  db: Pool,
  pgDir: string,
  to: string,
  { nameOf, write }: KeepFile = compressed,
): Promise<CopiedDatabase> {
  // Its connection must stay: when it is lost, the server ends the backup.
  const session = await db.reserve();
  try {
    const [start] = await session<{ first: string }[]>`
      select pg_walfile_name(pg_backup_start('aaram', fast => true)) as first`;
    const entries = await readdir(pgDir, { recursive: true, withFileTypes: true });
    const pathOf = ({ parentPath, name }: { parentPath: string; name: string }) =>
      join(parentPath, name).slice(pgDir.length + 1);
    // Without what is in folders that are not copied: a slot without its state would keep the server from starting.
    const folders = entries
      .filter((entry) => entry.isDirectory())
      .map(pathOf)
      .filter((path) => !NOT_COPIED.test(path));
    const files = entries
      .filter((entry) => entry.isFile())
      .map(pathOf)
      .filter((path) => !NOT_COPIED.test(path) && path !== CONTROL);
    const hashes = new Map<string, string>();
    let unchecked = 0;
    for (const path of [...files, CONTROL]) {
      const copied = await copyFile(join(pgDir, path), join(to, nameOf(path)), write);
      if (copied !== undefined) {
        hashes.set(nameOf(path), copied.hash);
        unchecked += copied.bytes;
      }
      if (unchecked > CHECK_EVERY) {
        await requireFree(to);
        unchecked = 0;
      }
    }
    const [stop] = await session<{ last: string; label: string }[]>`
      select pg_walfile_name(lsn) as last, labelfile as label from pg_backup_stop(wait_for_archive => false)`;
    if (start === undefined || stop === undefined) {
      throw new Error('The database gave no position in its log.');
    }
    return { hashes, folders, label: stop.label, first: start.first, last: stop.last };
  } finally {
    session.release();
  }
}
