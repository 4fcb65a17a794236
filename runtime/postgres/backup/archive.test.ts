import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ARCHIVE_SCRIPT } from '@aaram/runtime/postgres/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { archiveDir, openArchive } from './archive.ts';

const SEGMENT = '000000010000000000000007';
const PLENTY_KB = 1024 * 1024;

let root: string;
let pgDir: string;
let backups: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "aaram's archive-")));
  pgDir = join(root, 'pg18');
  backups = join(root, 'backups');
  mkdirSync(join(pgDir, 'pg_wal'), { recursive: true });
  writeFileSync(join(pgDir, 'pg_wal', SEGMENT), 'changes');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const open = (maxKb = PLENTY_KB) => openArchive({ root, pgDir }, backups, undefined, maxKb);
/** As the database runs it for a finished segment. */
const archive = (cwd = pgDir) => {
  const done = spawnSync('/bin/sh', [join(root, ARCHIVE_SCRIPT), `pg_wal/${SEGMENT}`, SEGMENT], { cwd });
  return { status: done.status, said: done.stderr.toString() };
};
const readArchived = (id: string) =>
  gunzipSync(readFileSync(join(archiveDir(backups, id), `${SEGMENT}.gz`))).toString();

describe('the archive of the log', () => {
  it('takes a finished segment whole, and the same one again after a crash', () => {
    const id = open();
    expect(archive()).toEqual({ status: 0, said: '' });
    expect(archive()).toEqual({ status: 0, said: '' });
    expect(readArchived(id)).toBe('changes');
  });

  it('goes on in the same folder after the next backup', () => {
    expect(open()).toBe(open());
  });

  it('takes nothing of a copy of the store', () => {
    const id = open();
    const copy = join(root, 'copy');
    mkdirSync(join(copy, 'pg_wal'), { recursive: true });
    writeFileSync(join(copy, 'pg_wal', SEGMENT), 'other');
    expect(archive(copy).status).toBe(0);
    expect(() => readArchived(id)).toThrow('ENOENT');
  });

  // reliability: unfit-backup
  it('overwrites nothing: another content under a name is a gap', () => {
    const id = open();
    archive();
    writeFileSync(join(pgDir, 'pg_wal', SEGMENT), 'other');
    const { status, said } = archive();
    expect([status, said]).toEqual([0, expect.stringMatching(/has a gap at 0+1.*another store writes there/)]);
    expect(readArchived(id)).toBe('changes');
  });

  it('lets the database wait while its folder is away', () => {
    const id = open();
    const folder = archiveDir(backups, id);
    renameSync(folder, `${folder}.away`);
    expect(archive().status).toBe(1);
    renameSync(`${folder}.away`, folder);
    expect(archive().status).toBe(0);
  });

  it('has a gap, and the database goes on, above its limit', () => {
    open(0);
    expect(archive()).toEqual({ status: 0, said: expect.stringContaining('it has reached BACKUP_LOG_GB') });
  });
});
