import { chownSync, existsSync, readdirSync } from 'node:fs';
import { chown, copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool } from '@aaram/runtime/db';
import { takeLock } from '@aaram/runtime/locks';
import {
  archiveDir,
  type CheckedTable,
  checkTables,
  findGap,
  listArchived,
  listSegments,
} from '@aaram/runtime/postgres/backup';
import { BackupError, flushDisk, writePlain } from '@aaram/runtime/postgres/files';
import { type DataDir, openDataDir, readSecret, takeFileLock } from '@aaram/runtime/postgres/folder';
import { chooseRunAs, fileOwner, findPostgres, type RunAs } from '@aaram/runtime/postgres/program';
import {
  ARCHIVE_SCRIPT,
  isServerOf,
  quoteForShell,
  readPostmasterPid,
  startServer,
} from '@aaram/runtime/postgres/server';
import { createMediaStore } from '#modules/media/index.ts';
import { markCopy } from '#modules/settings/index.ts';
import { type Backup, chooseBackup } from './backups.ts';
import { checkFiles, DATABASE, HASHES, SECRET } from './manifest.ts';
import { bringPictures, checkPictures, readPictures } from './pictures.ts';
import type { BackupSettings } from './settings.ts';

/** How long the log may take to be replayed. */
const REPLAY_MS = 6 * 3_600_000;
/** Inside the folder of the restored database, until it is whole. */
const LENT_LOG = 'aaram-log';
const NOT_REACHED = /recovery ended before configured recovery target was reached/;

/** What to restore: a backup by name or folder, by default the newest that fits; up to a time, by default to the end. */
export type RestoreOptions = { name?: string | undefined; to?: Date | undefined; replace?: boolean };

/** A store that was restored. `upTo` is the time of its last change, `gap` where the archive of the log breaks off. */
export type Restored = {
  backup: Backup;
  upTo: string;
  isBeforeTarget: boolean;
  gap: string | undefined;
  tables: CheckedTable[];
  pictures: number;
  replaced: string | undefined;
};

/** Restores the store of the data folder. Changes nothing there before the restored one was checked. */
export async function restoreBackup(settings: BackupSettings, options: RestoreOptions): Promise<Restored> {
  const { to, replace = false } = options;
  const backup = await chooseBackup(settings.dir, options.name, to);
  await checkFiles(backup.folder);
  const pictures = await readPictures(backup.folder);
  await checkPictures(settings.dir, pictures);
  await mkdir(settings.dataDir, { recursive: true });
  const paths = openDataDir(settings.dataDir);
  const release = await lockStopped(paths);
  try {
    const isThere = existsSync(paths.pgDir) && readdirSync(paths.pgDir).length > 0;
    if (isThere && !replace) {
      throw new BackupError(
        `${paths.root} already has a database. With --replace it is renamed to pg18.replaced, and the restored one replaces it.`,
      );
    }
    const program = findPostgres();
    const runAs = await chooseRunAs(program, paths.root, paths.pgDir);
    const draft: DataDir = { ...paths, pgDir: join(paths.root, 'pg18.restoring') };
    await rm(draft.pgDir, { recursive: true, force: true });
    try {
      await unpack(backup, draft.pgDir, runAs);
      const archive = archiveDir(settings.dir, backup.manifest.archive);
      const gap = await checkLog(backup, archive);
      const log = await lendLog(archive, backup.manifest.first, draft, runAs);
      const replayed = await replay({ backup, draft, runAs, log, old: isThere ? paths.pgDir : undefined, to });
      const brought = await bringPictures(await createMediaStore(settings), settings.dir, pictures);
      await rm(join(draft.pgDir, LENT_LOG), { recursive: true, force: true });
      await flushDisk(paths.root);
      const replaced = isThere ? await putAside(paths) : undefined;
      await rename(draft.pgDir, paths.pgDir);
      await writeFile(paths.secretFile, await readFile(join(backup.folder, SECRET)), { mode: 0o600, flush: true });
      // Its log goes another way from here: the next backup begins a new archive.
      await rm(join(paths.root, ARCHIVE_SCRIPT), { force: true });
      return { backup, gap, pictures: brought, replaced, ...replayed };
    } finally {
      await rm(draft.pgDir, { recursive: true, force: true });
    }
  } finally {
    release();
  }
}

/** Holds the locks of a start, so that nothing starts meanwhile. Throws a sentence while the store runs. */
async function lockStopped(paths: DataDir): Promise<() => void> {
  const starter = takeLock(join(paths.root, 'start.lock'));
  if ('holder' in starter) {
    throw new BackupError(`The store in ${paths.root} runs (process ${starter.holder.pid}): stop it first.`);
  }
  try {
    const release = await takeFileLock(paths.lockFile, 5000);
    const running = readPostmasterPid(paths.pgDir);
    if (running && isServerOf(paths.pgDir, running.pid)) {
      release();
      throw new BackupError(`The database in ${paths.root} runs (process ${running.pid}): stop it first.`);
    }
    return () => {
      release();
      starter.release();
    };
  } catch (error) {
    starter.release();
    throw error;
  }
}

/** Writes the database's files as they were copied, for the user that runs it. */
async function unpack({ folder, manifest }: Backup, to: string, runAs: RunAs): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const path of manifest.folders) {
    await mkdir(join(to, path), { recursive: true, mode: 0o700 });
  }
  const from = join(folder, DATABASE);
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      await writePlain(path, join(to, path.slice(from.length + 1, -'.gz'.length)));
    }
  }
  await writeFile(join(to, 'backup_label'), manifest.label, { mode: 0o600, flush: true });
  await writeFile(join(to, 'recovery.signal'), '', { mode: 0o600, flush: true });
  const owner = fileOwner(runAs);
  if (owner) {
    for (const path of await readdir(to, { recursive: true })) {
      await chown(join(to, path), owner.uid, owner.gid);
    }
    chownSync(to, owner.uid, owner.gid);
  }
}

/** Throws a sentence when the archive lacks what makes the backup whole. Returns where it breaks off later. */
async function checkLog({ folder, manifest }: Backup, archive: string): Promise<string | undefined> {
  const archived = await listArchived(archive);
  const missing = listSegments(manifest.first, manifest.last).find((name) => !archived.includes(name));
  if (missing !== undefined) {
    throw new BackupError(`The backup in ${folder} is not whole: ${archive} lacks ${missing}. Use another one.`);
  }
  return findGap(manifest.first, archived);
}

/**
 * A folder with the log from the backup on that the database's user may read. The archive itself stays as it is: a
 * running store may still write there, as another user.
 */
async function lendLog(archive: string, first: string, draft: DataDir, runAs: RunAs): Promise<string> {
  const owner = fileOwner(runAs);
  if (!owner || (await stat(archive)).uid === owner.uid) {
    return archive;
  }
  const lent = join(draft.pgDir, LENT_LOG);
  await mkdir(lent, { mode: 0o700 });
  for (const name of await listArchived(archive)) {
    if (name >= first) {
      await copyFile(join(archive, `${name}.gz`), join(lent, `${name}.gz`));
      await chown(join(lent, `${name}.gz`), owner.uid, owner.gid);
    }
  }
  await chown(lent, owner.uid, owner.gid);
  return lent;
}

type Replay = {
  backup: Backup;
  draft: DataDir;
  runAs: RunAs;
  log: string;
  old: string | undefined;
  to: Date | undefined;
};

/** Starts the copy, which replays the log, reads all of it, and stops it again. */
async function replay({ backup, draft, runAs, log, old, to }: Replay) {
  const fetchFrom = `gunzip -c ${quoteForShell(`${log}/`)}%f.gz >%p 2>/dev/null`;
  // What the old store had not archived yet is still in its own folder.
  const orOld = old === undefined ? '' : ` || cp ${quoteForShell(join(old, 'pg_wal'))}/%f %p 2>/dev/null`;
  const settings: Record<string, string> = {
    restore_command: `${fetchFrom}${orOld}`,
    recovery_target_timeline: 'current',
    recovery_target_action: 'promote',
    // Ready is then said at the end of the log, not as soon as it may be read.
    hot_standby: 'off',
    // One flush of the disk instead of one for each file.
    ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
  };
  const start = (more: Record<string, string>) =>
    startServer(draft, findPostgres(), runAs, undefined, {
      settings: { ...settings, ...more },
      patienceMs: REPLAY_MS,
    });
  let isBeforeTarget = false;
  const target: Record<string, string> =
    to === undefined ? {} : { recovery_target_time: to.toISOString().replace('T', ' ').replace('Z', '+00') };
  const server = await start(target).catch((error: unknown) => {
    // Nothing was changed after the target, or its log is not there: the end of the log is the nearest.
    const isShort = error instanceof Error && NOT_REACHED.test(error.message);
    if (!isShort) {
      throw error;
    }
    isBeforeTarget = true;
    return start({});
  });
  try {
    const secret = readSecret({ ...draft, secretFile: join(backup.folder, SECRET) });
    if (secret === undefined) {
      throw new BackupError(`The backup in ${backup.folder} has no password of its database (${HASHES}).`);
    }
    const url = `postgres://${secret.user}:${secret.password}@127.0.0.1:${server.port}/aaram`;
    const db = createPool({ url, max: 1, statementTimeoutMs: 0 });
    try {
      const [last] = await db<{ at: Date | null }[]>`select pg_last_xact_replay_timestamp() as at`;
      await db.unsafe('alter system reset archive_timeout');
      const tables = await checkTables(db);
      const upTo = (last?.at ?? new Date(backup.manifest.ended)).toISOString();
      // The store that it is a copy of may still run.
      await markCopy(db, upTo);
      return { upTo, isBeforeTarget, tables };
    } finally {
      await db.end({ timeout: 5 });
    }
  } finally {
    await server.stop();
  }
}

/** Keeps the replaced database under another name; the one before that is deleted. */
async function putAside(paths: DataDir): Promise<string> {
  const aside = join(paths.root, 'pg18.replaced');
  await rm(aside, { recursive: true, force: true });
  await rename(paths.pgDir, aside);
  return aside;
}
