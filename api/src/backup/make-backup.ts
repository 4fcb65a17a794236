import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import { takeLock } from '@aaram/runtime/locks';
import { launchDatabase } from '@aaram/runtime/postgres';
import {
  archiveDir,
  copyDatabase,
  findGap,
  listArchived,
  listSegments,
  openArchive,
} from '@aaram/runtime/postgres/backup';
import { BackupError, flushDisk, hashFile, requireFree, writeHashes } from '@aaram/runtime/postgres/files';
import { openDataDir } from '@aaram/runtime/postgres/folder';
import { until } from '@aaram/runtime/system';
import { createMediaStore } from '#modules/media/index.ts';
import { type Backup, backupsDir, listBackups, nameBackup, pruneBackups } from './backups.ts';
import { DATABASE, HASHES, MANIFEST, makeManifest, PICTURES, readManifest, SECRET } from './manifest.ts';
import { copyPictures, prunePictures, readPictures } from './pictures.ts';
import type { BackupSettings } from './settings.ts';

/** How long the archive may take for the last segment of a backup. */
const ARCHIVE_MS = 120_000;
/** How old the newest segment in the archive may be while there is trade, s: so much is lost with the disk. */
const ARCHIVE_TIMEOUT_S = 60;

/** A backup that was made; `gap` is a segment that the archive lacks since the backup before. */
export type Made = Backup & { bytes: number; pruned: number; gap: string | undefined };

/** The pictures alone, where the database is not ours to copy. Returns how many there are. */
export async function backUpPictures(settings: BackupSettings): Promise<number> {
  return withLock(settings.dir, async () => {
    const store = await createMediaStore(settings);
    const before = await readPictures(settings.dir).catch(() => new Map<string, string>());
    const { list, hashes } = await copyPictures(store, settings.dir, before);
    const file = join(settings.dir, PICTURES);
    await writeFile(`${file}.draft`, list, { mode: 0o600, flush: true });
    await rename(`${file}.draft`, file);
    // What the store has deleted stays for one more backup.
    await prunePictures(settings.dir, new Set([...before.keys(), ...hashes.keys()]));
    return hashes.size;
  });
}

/** Backs up the store in the data folder, whether it runs or not, and deletes what is too old. */
export async function makeBackup(settings: BackupSettings, now = new Date()): Promise<Made> {
  return withLock(settings.dir, async () => {
    if (!existsSync(join(settings.dataDir, 'pg18', 'PG_VERSION'))) {
      throw new BackupError(`There is no store in ${settings.dataDir}: set DATA_DIR to its folder.`);
    }
    const database = await launchDatabase({ dataDir: settings.dataDir, log: () => undefined });
    const db = createPool({ url: database.url, max: 2, statementTimeoutMs: 0 });
    try {
      return await writeBackup(settings, db, now);
    } finally {
      await db.end({ timeout: 5 });
      await database.stop();
    }
  });
}

/** One backup at a time: two would delete each other's drafts. */
async function withLock<Result>(dir: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(backupsDir(dir), { recursive: true, mode: 0o700 });
  const lock = takeLock(join(dir, 'backup.lock'));
  if ('holder' in lock) {
    throw new BackupError(`Another backup is being made (process ${lock.holder.pid}): wait for it.`);
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function writeBackup(settings: BackupSettings, db: Pool, now: Date): Promise<Made> {
  const { dir, dataDir } = settings;
  const paths = openDataDir(dataDir);
  await removeDrafts(dir);
  await requireFree(dir);
  const before = (await listBackups(dir)).at(-1);
  const archive = await startArchive(settings, db);
  const name = nameBackup(now);
  const draft = join(backupsDir(dir), `${name}.draft`);
  await mkdir(join(draft, DATABASE), { recursive: true, mode: 0o700 });
  try {
    const copied = await copyDatabase(db, paths.pgDir, join(draft, DATABASE));
    await waitForArchive(db, archiveDir(dir, archive), listSegments(copied.first, copied.last));
    const ended = new Date().toISOString();
    // After the database: what its rows name has been written by now.
    const known = before === undefined ? new Map<string, string>() : await readPictures(before.folder);
    const pictures = await copyPictures(await createMediaStore(settings), dir, known);
    const manifest = makeManifest({
      began: now.toISOString(),
      ended,
      archive,
      first: copied.first,
      last: copied.last,
      folders: copied.folders,
      label: copied.label,
      pictures: pictures.hashes.size,
    });
    const small = {
      [MANIFEST]: `${JSON.stringify(manifest, undefined, 2)}\n`,
      [PICTURES]: pictures.list,
      [SECRET]: await readFile(paths.secretFile, 'utf8'),
    };
    const hashes = new Map<string, string>(
      [...copied.hashes].map(([path, hash]) => [`${DATABASE}/${path}`, hash] as const),
    );
    for (const [file, text] of Object.entries(small)) {
      await writeFile(join(draft, file), text, { mode: 0o600, flush: true });
      hashes.set(file, await hashFile(join(draft, file)));
    }
    await writeFile(join(draft, HASHES), writeHashes(hashes), { mode: 0o600, flush: true });
    const folder = join(backupsDir(dir), name);
    await flushDisk(draft);
    await rename(draft, folder);
    await flushDisk(folder);
    const bytes = await sumSizes(folder, hashes.keys());
    const gap = await findGapSince(dir, before, archive, copied.first);
    const pruned = await pruneBackups(dir, settings.keep);
    return { name, folder, manifest: await readManifest(folder), bytes, pruned, gap };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** The drafts of backups that were killed. */
async function removeDrafts(dir: string): Promise<void> {
  for (const name of await readdir(backupsDir(dir))) {
    if (name.endsWith('.draft')) {
      await rm(join(backupsDir(dir), name), { recursive: true, force: true });
    }
  }
}

/** Makes the server write its archive; from now on it does so by itself, also after restarts. */
async function startArchive({ dir, dataDir, maxLogKb }: BackupSettings, db: Pool): Promise<string> {
  const [mode] = await db<{ archiveMode: string }[]>`show archive_mode`;
  if (mode?.archiveMode !== 'on') {
    throw new BackupError('The store was started by an older version of Aaram: restart it, then back it up.');
  }
  const paths = openDataDir(dataDir);
  const { uid, gid } = await stat(paths.pgDir);
  const owner = uid === process.getuid?.() ? undefined : { uid, gid };
  const id = openArchive(paths, dir, owner, maxLogKb);
  await db.unsafe(`alter system set archive_timeout = '${ARCHIVE_TIMEOUT_S}s'`);
  await db`select pg_reload_conf()`;
  return id;
}

/** Waits until the archive has these segments. Throws a sentence when it does not get them. */
async function waitForArchive(db: Pool, archive: string, segments: readonly string[]): Promise<void> {
  const isWhole = async () => {
    const archived = new Set(await listArchived(archive));
    return segments.every((name) => archived.has(name));
  };
  if (await until(isWhole, ARCHIVE_MS, 50)) {
    return;
  }
  const [state] = await db<{ failedCount: string }[]>`select failed_count from pg_stat_archiver`;
  throw new BackupError(
    `The database could not write its log to ${archive} (${state?.failedCount ?? 0} failed tries, see pg18.log): its user must be able to enter that folder, and the disk needs 512 MB free space.`,
  );
}

async function sumSizes(folder: string, paths: Iterable<string>): Promise<number> {
  let bytes = 0;
  for (const path of paths) {
    bytes += (await stat(join(folder, path))).size;
  }
  return bytes;
}

/** A segment that is missing since the backup before: times after it can only be restored from the new backup on. */
async function findGapSince(dir: string, before: Backup | undefined, archive: string, first: string) {
  if (before === undefined || before.manifest.archive !== archive) {
    return undefined;
  }
  const archived = (await listArchived(archiveDir(dir, archive))).filter((name) => name <= first);
  return findGap(before.manifest.first, archived);
}
