import { describe, expect, it } from 'vitest';
import { completeLock, type LockFile } from './complete-lock.ts';

const lock = (packages: LockFile['packages']): LockFile => ({ packages });

describe('completeLock', () => {
  it('adds the packages of other systems beside the one that wants them', () => {
    const given = lock({
      'node_modules/tool': {
        version: '2.0.0',
        dev: true,
        optionalDependencies: { '@t/cli-linux-x64': '2.0.0', '@t/cli-linux-arm64-musl': '2.0.0' },
      },
      'node_modules/@t/cli-linux-x64': { version: '2.0.0' },
    });
    expect(completeLock(given)).toEqual(['node_modules/@t/cli-linux-arm64-musl']);
    expect(given.packages['node_modules/@t/cli-linux-arm64-musl']).toEqual({
      version: '2.0.0',
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
      dev: true,
      optional: true,
    });
    expect(completeLock(given)).toEqual([]);
  });

  it('puts a second version into the package that wants it', () => {
    const given = lock({
      'node_modules/tool': { version: '1', optionalDependencies: { 't-win32-x64': '1.0.0' } },
      'node_modules/t-win32-x64': { version: '9.0.0' },
      'app/node_modules/tool': { version: '3', optionalDependencies: { 't-win32-x64': '3.0.0' } },
    });
    expect(completeLock(given)).toEqual(['node_modules/tool/node_modules/t-win32-x64', 'app/node_modules/t-win32-x64']);
  });

  it('leaves other optional packages alone', () => {
    expect(
      completeLock(lock({ 'node_modules/a': { version: '1', optionalDependencies: { fsevents: '2.3.3' } } })),
    ).toEqual([]);
  });
});
