/** `npm run backup`: backs up the store in DATA_DIR while it runs. */

import { BackupError, explainBackup } from '@aaram/runtime/postgres/files';
import { plural } from '@aaram/shared-domain/format';
import { backUpPictures, type Made, makeBackup } from './backup/make-backup.ts';
import { readBackupSettings } from './backup/settings.ts';

const MEGABYTE = 1024 * 1024;

const describe = ({ name, manifest, bytes, pruned, gap }: Made) => [
  `Backed up: ${name}, ${Math.ceil(bytes / MEGABYTE)} MB, ${plural(manifest.pictures, { one: '1 picture', other: `${manifest.pictures} pictures` })}.`,
  `Any time from ${manifest.ended} on can be restored; the log is retained from now on.`,
  ...(gap === undefined ? [] : [`The log had a gap (${gap}): times before this backup and after the gap are lost.`]),
  ...(pruned === 0 ? [] : [`${pruned} older deleted.`]),
];

try {
  const settings = readBackupSettings();
  if (settings.databaseUrl === undefined) {
    process.stdout.write(`${describe(await makeBackup(settings)).join('\n')}\n`);
  } else {
    const count = await backUpPictures(settings);
    process.stdout.write(`${count} pictures are backed up in ${settings.dir}.\n`);
    if (!process.argv.includes('--pictures')) {
      throw new BackupError(
        'The database of DATABASE_URL is not: only its own server can copy it. Use pg_basebackup with an archive of its log there, or the snapshots of its provider (docs/operations.md). With --pictures this command is about pictures alone.',
      );
    }
  }
} catch (error) {
  process.stderr.write(`${explainBackup(error)}\n`);
  process.exitCode = 1;
}
