/**
 * `npm run restore -- [backup] [--to time] [--replace]`: brings the store in DATA_DIR back from a backup, as a copy.
 * `npm run restore -- --take-over`: the store that it is a copy of is gone. `-- --copy`: marks a store that was restored
 * otherwise as a copy.
 */
import { parseArgs } from 'node:util';
import { BackupError, explainBackup } from '@aaram/runtime/postgres/files';
import { type Restored, restoreBackup } from './backup/restore-backup.ts';
import { readBackupSettings } from './backup/settings.ts';
import { markCopy, takeOver } from './modules/settings/index.ts';
import { withStore } from './with-store.ts';

const USAGE =
  'npm run restore -- [backup] [--to 2026-11-23T18:30:00+05:30] [--replace]: the newest backup, and the end of its log, unless said otherwise. Afterwards npm run restore -- --take-over, when the store that was backed up is gone.';

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
    'It is a copy: it can be read, but sells nothing, sends nothing and does no work. When the store that was backed up is stopped for good, run npm run restore -- --take-over.',
    'Start the store, then run npm run backup: times from now on need a backup of the restored store.',
  ];
}

/** Marks the store of DATABASE_URL or DATA_DIR as a copy, or as the only one that runs. */
const settle = (isCopy: boolean) =>
  withStore(async (db) => {
    if (isCopy) {
      await markCopy(db, new Date().toISOString());
      return 'This store is a copy now. Start its processes again, if any run.';
    }
    return (await takeOver(db))
      ? 'The store is taken over: its processes work again within seconds.'
      : 'This store is no copy.';
  });

async function restore(name: string | undefined, to: string | undefined, replace: boolean) {
  const settings = readBackupSettings();
  if (settings.databaseUrl !== undefined) {
    throw new BackupError(
      'The database of DATABASE_URL is restored by its own server or provider; mark it then with npm run restore -- --copy. Without DATABASE_URL this command restores the store in DATA_DIR.',
    );
  }
  const restored = await restoreBackup(settings, { name, to: to === undefined ? undefined : readTime(to), replace });
  process.stdout.write(`${describe(restored).join('\n')}\n`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      replace: { type: 'boolean' },
      'take-over': { type: 'boolean' },
      copy: { type: 'boolean' },
    },
  });
  const { to, replace = false, copy = false, 'take-over': isTakenOver = false } = values;
  const isAlone = positionals.length === 0 && to === undefined && !replace && !(copy && isTakenOver);
  if (positionals.length > 1 || ((copy || isTakenOver) && !isAlone)) {
    throw new BackupError(USAGE);
  }
  await (copy || isTakenOver ? settle(copy) : restore(positionals[0], to, replace));
} catch (error) {
  process.stderr.write(`${explainBackup(error)}\n`);
  process.exitCode = 1;
}
