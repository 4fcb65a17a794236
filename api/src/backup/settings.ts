import { join, resolve } from 'node:path';
import { readEnvironment } from '@aaram/shared-domain/environment/schema';
import { findStorageProblems, readS3 } from '#config.ts';

const GIGABYTE_KB = 1024 * 1024;

/** What `npm run backup` and `npm run restore` read of the environment. */
export function readBackupSettings(source: NodeJS.ProcessEnv = process.env) {
  const env = readEnvironment('backup', source, findStorageProblems);
  const dataDir = resolve(env.DATA_DIR);
  return {
    dataDir,
    databaseUrl: env.DATABASE_URL,
    media: { s3: readS3(env) },
    dir: env.BACKUP_DIR === undefined ? join(dataDir, 'backups') : resolve(env.BACKUP_DIR),
    keep: env.BACKUP_KEEP,
    maxLogKb: Math.floor(env.BACKUP_LOG_GB * GIGABYTE_KB),
  };
}

/** The settings of a backup; `dir` is the folder of all backups. */
export type BackupSettings = ReturnType<typeof readBackupSettings>;
