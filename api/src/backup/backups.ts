import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveDir, listArchived } from '@aaram/runtime/postgres/backup';
import { BackupError } from '@aaram/runtime/postgres/files';
import { type Manifest, readManifest } from './manifest.ts';
import { prunePictures, readPictures } from './pictures.ts';

/** A backup's name is the time at which it began. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(?:-\d{3})?Z$/;

export type Backup = { name: string; folder: string; manifest: Manifest };

export const backupsDir = (dir: string) => join(dir, 'backups');

/** The name for a backup that begins now. */
export const nameBackup = (now: Date) => now.toISOString().replaceAll(/[:.]/g, '-');

/** The complete backups, oldest first. One that cannot be read is left out. */
export async function listBackups(dir: string): Promise<Backup[]> {
  const names = (await readdir(backupsDir(dir)).catch(() => [])).filter((name) => NAME.test(name)).toSorted();
  const found = names.map(async (name) => {
    const folder = join(backupsDir(dir), name);
    const manifest = await readManifest(folder).catch(() => undefined);
    return manifest === undefined ? [] : [{ name, folder, manifest }];
  });
  return (await Promise.all(found)).flat();
}

/** The backup of this name, or the newest that ended before `to`. Throws a sentence when there is none. */
export async function chooseBackup(dir: string, name: string | undefined, to: Date | undefined): Promise<Backup> {
  if (name !== undefined) {
    const folder = name.includes('/') ? name : join(backupsDir(dir), name);
    const manifest = await readManifest(folder);
    if (to !== undefined && new Date(manifest.ended) > to) {
      throw new BackupError(`The backup ${name} ended at ${manifest.ended}: choose a later time, or an older backup.`);
    }
    return { name, folder, manifest };
  }
  const all = await listBackups(dir);
  const chosen = all.findLast(({ manifest }) => to === undefined || new Date(manifest.ended) <= to);
  if (chosen === undefined) {
    throw new BackupError(
      all[0] === undefined
        ? `There is no backup in ${dir}: set BACKUP_DIR to their folder.`
        : `The oldest backup ended at ${all[0].manifest.ended}: choose a later time.`,
    );
  }
  return chosen;
}

/** Deletes all but the newest `keep` backups, and what only they needed of the log and of the pictures. */
export async function pruneBackups(dir: string, keep: number): Promise<number> {
  const all = await listBackups(dir);
  const old = all.slice(0, Math.max(0, all.length - keep));
  for (const { folder } of old) {
    await rm(folder, { recursive: true, force: true });
  }
  const retained = all.slice(old.length);
  await pruneArchives(dir, retained);
  const pictures = await Promise.all(retained.map(({ folder }) => readPictures(folder)));
  await prunePictures(dir, new Set(pictures.flatMap((one) => [...one.keys()])));
  return old.length;
}

async function pruneArchives(dir: string, retained: readonly Backup[]): Promise<void> {
  for (const id of await readdir(join(dir, 'log')).catch(() => [])) {
    const archive = archiveDir(dir, id);
    const firsts = retained.filter(({ manifest }) => manifest.archive === id).map(({ manifest }) => manifest.first);
    const [oldest] = firsts.toSorted();
    if (oldest === undefined) {
      await rm(archive, { recursive: true, force: true });
      continue;
    }
    for (const name of await listArchived(archive)) {
      if (name < oldest) {
        await rm(join(archive, `${name}.gz`), { force: true });
      }
    }
  }
}
