/** `npm run restore -- [backup] [--to time] [--replace]`: brings the store in DATA_DIR back from a backup. */
import { parseArgs } from 'node:util';
import { BackupError, explainBackup } from './backup/backup-error.ts';
import { type Restored, restoreBackup } from './backup/restore-backup.ts';
import { readBackupSettings } from './backup/settings.ts';

const USAGE =
  'npm run restore -- [backup] [--to 2026-11-23T18:30:00+05:30] [--replace]: the newest backup, and the end of its log, unless said otherwise.';

/** A time with its zone: without one it would mean another moment on another machine. */
function readTime(text: string): Date {
  const time = new Date(text);
  if (!/(?:Z|[+-]\d\d:?\d\d)$/.test(text) || Number.isNaN(time.getTime())) {
    throw new BackupError(`"${text}" is no time with a zone, such as 2026-11-23T18:30:00+05:30.`);
  }
  if (time > new Date()) {
    throw new BackupError(`${text} has not come yet.`);
  }
  return time;
}

function describe({ backup, upTo, isBeforeTarget, gap, tables, pictures, replaced }: Restored): string[] {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored from ${backup.name}. Its last change is of ${upTo}.`,
    ...(isBeforeTarget ? ['The log has no change after the time that you asked for: this is its end.'] : []),
    ...(gap === undefined ? [] : [`The log breaks off at ${gap}: later changes need a later backup.`]),
    `Checked: all ${rows} rows of ${tables.length} tables could be read. ${pictures} pictures were missing and are back.`,
    ...(replaced === undefined ? [] : [`The database of before is in ${replaced}: delete it when all is well.`]),
    'Start the store, then run npm run backup: times from now on need a backup of the restored store.',
  ];
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, replace: { type: 'boolean' } },
  });
  if (positionals.length > 1) {
    throw new BackupError(USAGE);
  }
  const settings = readBackupSettings();
  if (settings.databaseUrl !== undefined) {
    throw new BackupError(
      'The database of DATABASE_URL is restored by its own server or provider. Without DATABASE_URL this command restores the store in DATA_DIR.',
    );
  }
  const restored = await restoreBackup(settings, {
    name: positionals[0],
    to: values.to === undefined ? undefined : readTime(values.to),
    replace: values.replace ?? false,
  });
  process.stdout.write(`${describe(restored).join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${explainBackup(error)}\n`);
  process.exitCode = 1;
}
