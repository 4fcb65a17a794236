import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import {
  commandAs,
  DatabaseLaunchError,
  explainFailure,
  fileOwner,
  type PostgresProgram,
  type RunAs,
  runGuarded,
} from '@aaram/runtime/postgres/program';

/** Paths of the embedded database. Names contain the major version, because 19 cannot read the files of 18. */
export type DataDir = {
  root: string;
  pgDir: string;
  newPgDir: string;
  secretFile: string;
  ownerFile: string;
  lockFile: string;
  logFile: string;
};

/** User and password, stored in a file that only its owner may read. `port` is the one used last time. */
export type DatabaseSecret = { user: string; password: string; port?: number | undefined };

const FIRST_START_BYTES = 250 * 1024 * 1024;
const LATER_START_BYTES = 32 * 1024 * 1024;

/**
 * Creates the data folder when it is missing, and checks that it has enough free space. Throws `DatabaseLaunchError`.
 */
export function openDataDir(dataDir: string): DataDir {
  try {
    mkdirSync(dataDir, { recursive: true });
    const root = realpathSync(dataDir);
    const pgDir = join(root, 'pg18');
    const needed = existsSync(pgDir) ? LATER_START_BYTES : FIRST_START_BYTES;
    const disk = statfsSync(root);
    if (disk.bavail * disk.bsize < needed) throw new Error('ENOSPC');
    return {
      root,
      pgDir,
      newPgDir: join(root, 'pg18.init'),
      secretFile: join(root, 'pg18.json'),
      ownerFile: join(root, 'pg18.owner.json'),
      lockFile: join(root, 'pg18.lock'),
      logFile: join(root, 'pg18.log'),
    };
  } catch (error) {
    throw explainFailure(error, '', dataDir);
  }
}

/** Makes the database folder on the first start. Returns user and password. */
export async function initialise(paths: DataDir, program: PostgresProgram, runAs: RunAs): Promise<DatabaseSecret> {
  if (!existsSync(join(paths.pgDir, 'PG_VERSION'))) {
    const secret = readSecret(paths) ?? { user: 'aaram', password: randomBytes(24).toString('base64url') };
    saveSecret(paths, secret);
    await runInitdb(paths, program, runAs, secret);
    return secret;
  }
  const secret = readSecret(paths);
  if (!secret) {
    throw new DatabaseLaunchError(
      'damaged',
      `The database in ${paths.pgDir} is there, but its password file ${paths.secretFile} is missing: put it back from a backup.`,
    );
  }
  giveTo(paths.pgDir, runAs);
  return secret;
}

/** Reads user and password; undefined when there is no such file or it is not one of ours. */
export function readSecret(paths: DataDir): DatabaseSecret | undefined {
  try {
    const { user, password, port } = JSON.parse(readFileSync(paths.secretFile, 'utf8'));
    if (typeof user !== 'string' || typeof password !== 'string') return undefined;
    return { user, password, port: typeof port === 'number' ? port : undefined };
  } catch {
    return undefined;
  }
}

/** Writes the secret so that a crash leaves either the old file or the new one. */
export function saveSecret(paths: DataDir, secret: DatabaseSecret): void {
  const next = `${paths.secretFile}.new`;
  writeFileSync(next, `${JSON.stringify(secret)}\n`, { mode: 0o600, flush: true });
  renameSync(next, paths.secretFile);
}

/** Makes the database in another folder and renames it, so that a folder named pg18 is always complete. */
async function runInitdb(
  paths: DataDir,
  program: PostgresProgram,
  runAs: RunAs,
  secret: DatabaseSecret,
): Promise<void> {
  const passwordFile = `${paths.newPgDir}.pw`;
  rmSync(paths.newPgDir, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(paths.newPgDir, { mode: 0o700 });
  giveTo(paths.newPgDir, runAs);
  writeFileSync(passwordFile, secret.password, { mode: 0o600 });
  const owner = fileOwner(runAs);
  if (owner) chownSync(passwordFile, owner.uid, owner.gid);
  const options = [
    ['--pgdata', paths.newPgDir],
    ['--username', secret.user],
    ['--pwfile', passwordFile],
    ['--auth', 'scram-sha-256'],
    ['--encoding', 'UTF8'],
    // Built into PostgreSQL, so that an upgrade of the system's locales cannot damage an index.
    ['--locale-provider', 'builtin'],
    ['--locale', 'C.UTF-8'],
  ].flat();
  try {
    const { ok, output } = await runGuarded(commandAs(runAs, program.initdb, options), paths.root);
    if (!ok) throw explainFailure(undefined, output, paths.root);
    renameSync(paths.newPgDir, paths.pgDir);
  } catch (error) {
    rmSync(paths.newPgDir, { recursive: true, force: true });
    throw explainFailure(error, '', paths.root);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Changes the owner of a folder that belongs to another user, as after the project moved into root's home. */
function giveTo(folder: string, runAs: RunAs): void {
  const owner = fileOwner(runAs);
  if (!owner || statSync(folder).uid === owner.uid) return;
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const entry of entries) lchownSync(join(folder, entry), owner.uid, owner.gid);
  // The folder itself last, so that the next start repeats an incomplete change.
  chownSync(folder, owner.uid, owner.gid);
}
