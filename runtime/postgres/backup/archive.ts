import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ARCHIVE_SCRIPT, quoteForShell } from '@aaram/runtime/postgres/server';

/** How much of the disk the archive leaves free, KiB: the store goes before its backups. */
const LEAVES_FREE_KB = 512 * 1024;
/** How much the database keeps of its log while the archive cannot be written, KiB. */
const MAX_QUEUED_KB = 1024 * 1024;

const isArchiveId = (text: string) => /^[0-9a-f]{16}$/.test(text);

type Owner = { uid: number; gid: number } | undefined;
type ArchivePaths = { root: string; pgDir: string };

/** The folder of an archive. */
export const archiveDir = (backupDir: string, id: string) => join(backupDir, 'log', id);

/**
 * What the database runs for each finished segment of its log. Exit 0 lets the database forget the segment, so that its
 * disk never fills because of a backup: a gap in the archive is bridged by the next backup.
 */
const writeScript = (pgDir: string, archive: string, maxKb: number) => `#!/bin/sh
# Written by npm run backup. archive: ${archive}
pgdata=${quoteForShell(pgDir)}
archive=${quoteForShell(archive)}
# A copy of this store must not write here.
[ "$(pwd -P)" = "$pgdata" ] || exit 0
give_up() {
  echo "The archive of the log has a gap at $name: $1. Run npm run backup." >&2
  exit 0
}
from=$1 name=$2 draft="$archive/.$2.draft"
[ -d "$archive" ] || problem='its folder is away'
if [ -z "\${problem:-}" ]; then
  free=$(df -Pk "$archive" | awk 'NR == 2 { print $4 }')
  [ "\${free:-0}" -ge ${LEAVES_FREE_KB} ] || give_up 'its disk is almost full'
  [ "$(du -sk "$archive" | awk '{ print $1 }')" -le ${maxKb} ] || give_up 'it has reached BACKUP_LOG_GB'
  if [ -f "$archive/$name.gz" ]; then
    gunzip -c "$archive/$name.gz" | cmp -s - "$from" && exit 0
    give_up 'another store writes there'
  fi
  if gzip -1 -n -c "$from" >"$draft" && sync "$draft" && mv "$draft" "$archive/$name.gz"; then exit 0; fi
  rm -f "$draft"
  problem='it cannot be written'
fi
[ "$(du -sk pg_wal | awk '{ print $1 }')" -le ${MAX_QUEUED_KB} ] || give_up "$problem"
exit 1
`;

/** The id of the archive that the script in the data folder writes; undefined when there is none. */
function readArchiveId(paths: ArchivePaths, backupDir: string): string | undefined {
  const script = join(paths.root, ARCHIVE_SCRIPT);
  const text = existsSync(script) ? readFileSync(script, 'utf8') : '';
  const id = /^# Written by npm run backup\. archive: .*\/([0-9a-f]+)$/m.exec(text)?.[1] ?? '';
  const isOwn = text.includes(`pgdata=${quoteForShell(paths.pgDir)}\n`);
  return isOwn && isArchiveId(id) && text.includes(archiveDir(backupDir, id)) ? id : undefined;
}

/** Makes the archive of this store, or goes on with it. Returns its id. The database's user may write it. */
export function openArchive(paths: ArchivePaths, backupDir: string, owner: Owner, maxKb: number): string {
  const id = readArchiveId(paths, backupDir) ?? randomBytes(8).toString('hex');
  const archive = archiveDir(backupDir, id);
  mkdirSync(archive, { recursive: true });
  // The database's user must be able to pass, and nothing more.
  chmodSync(backupDir, 0o711);
  chmodSync(join(backupDir, 'log'), 0o711);
  chmodSync(archive, 0o700);
  if (owner) {
    chownSync(archive, owner.uid, owner.gid);
  }
  const script = join(paths.root, ARCHIVE_SCRIPT);
  writeFileSync(`${script}.new`, writeScript(paths.pgDir, archive, maxKb), { mode: 0o644, flush: true });
  renameSync(`${script}.new`, script);
  return id;
}

/** The segments in an archive, by name. */
export async function listArchived(archive: string): Promise<string[]> {
  const names = await readdir(archive).catch(() => []);
  return names.filter((name) => /^[0-9A-F]{24}\.gz$/.test(name)).map((name) => name.slice(0, -3));
}
