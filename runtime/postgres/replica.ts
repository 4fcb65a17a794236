import { chownSync, existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import { asItIs, copyDatabase } from '@aaram/runtime/postgres/backup';
import { type DataDir, openDataDir, takeFileLock } from '@aaram/runtime/postgres/folder';
import { chooseRunAs, explainFailure, fileOwner, findPostgres, type RunAs } from '@aaram/runtime/postgres/program';
import { clearLeftovers, readPostmasterPid, startServer } from '@aaram/runtime/postgres/server';
import type { RunningDatabase } from './launch.ts';

/** The position in the log that the primary retains for its replica. */
const SLOT = 'aaram_replica';
/** How much of its log the primary keeps while the replica is away. One that was away for longer is copied again. */
const MAX_STORED = '1GB';

/** `primaryUrl` and `primaryDir`: the database that is followed, and its folder on this machine. */
export type ReplicaOptions = { primaryUrl: string; primaryDir: string; dataDir: string; port?: number | undefined };

/** Starts a streaming replica in `dataDir`, on this machine: makes it from the running primary when there is none. */
export async function launchReplica({
  primaryUrl,
  primaryDir,
  dataDir,
  port,
}: ReplicaOptions): Promise<RunningDatabase> {
  const paths = openDataDir(dataDir);
  const primary = createPool({ url: primaryUrl, max: 2, statementTimeoutMs: 0 });
  try {
    const release = await takeFileLock(paths.lockFile);
    try {
      if (readPostmasterPid(paths.pgDir)) {
        await clearLeftovers(paths.pgDir);
      }
      const program = findPostgres();
      const runAs = await chooseRunAs(program, paths.root, paths.pgDir);
      if (!(await canFollow(primary, paths))) {
        await copyPrimary(primary, primaryDir, paths, runAs);
      }
      const { hostname, port: primaryPort, username, password, pathname } = new URL(primaryUrl);
      const server = await startServer(paths, program, runAs, port, {
        settings: {
          archive_mode: 'off',
          primary_slot_name: SLOT,
          primary_conninfo: `host=${hostname} port=${primaryPort} user=${username} password=${password} application_name=${SLOT}`,
        },
      });
      const url = `postgres://${username}:${password}@127.0.0.1:${server.port}${pathname}`;
      return { url, owner: true, exited: server.exited, stop: server.stop };
    } finally {
      release();
    }
  } catch (error) {
    throw explainFailure(error, '', paths.root);
  } finally {
    await primary.end({ timeout: 5 });
  }
}

/** Whether the folder is a replica, and the primary still has the log from where it stopped. */
async function canFollow(primary: Pool, paths: DataDir): Promise<boolean> {
  if (!existsSync(join(paths.pgDir, 'standby.signal'))) {
    return false;
  }
  const [slot] = await primary<{ walStatus: string }[]>`
    select wal_status from pg_replication_slots where slot_name = ${SLOT}`;
  return slot !== undefined && slot.walStatus !== 'lost';
}

/** Copies the primary while it runs. The slot comes first, so that all of the log from then on is retained. */
async function copyPrimary(primary: Pool, primaryDir: string, paths: DataDir, runAs: RunAs): Promise<void> {
  await rm(paths.pgDir, { recursive: true, force: true });
  await rm(paths.newPgDir, { recursive: true, force: true });
  await primary.unsafe(`alter system set max_slot_wal_keep_size = '${MAX_STORED}'`);
  await primary`select pg_reload_conf()`;
  await primary`select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = ${SLOT}`;
  await primary`select pg_create_physical_replication_slot(${SLOT}, true)`;
  await mkdir(paths.newPgDir, { mode: 0o700 });
  const { folders, label } = await copyDatabase(primary, join(primaryDir, 'pg18'), paths.newPgDir, asItIs);
  for (const folder of folders) {
    await mkdir(join(paths.newPgDir, folder), { recursive: true, mode: 0o700 });
  }
  await writeFile(join(paths.newPgDir, 'backup_label'), label, { mode: 0o600 });
  await writeFile(join(paths.newPgDir, 'standby.signal'), '', { mode: 0o600 });
  const owner = fileOwner(runAs);
  if (owner) {
    for (const path of await readdir(paths.newPgDir, { recursive: true })) {
      await chown(join(paths.newPgDir, path), owner.uid, owner.gid);
    }
    chownSync(paths.newPgDir, owner.uid, owner.gid);
  }
  await rename(paths.newPgDir, paths.pgDir);
}
