import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  findUndecidedScripts,
  findUnpinned,
  findUnsealed,
  type LockEntry,
  readAudit,
  readSignatures,
} from './packages.ts';

const root = resolve(import.meta.dirname, '../../..');

/** Makes a repository with one workspace, from these package files. */
function makeHouse(manifest: object, locked: Record<string, LockEntry>): string {
  const folder = mkdtempSync(join(tmpdir(), 'aaram-packages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'shop'));
  const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
  write('package.json', { workspaces: ['shop'], ...manifest });
  write('shop/package.json', { dependencies: { left: '~1.0.0', right: '1.0.0' } });
  write('package-lock.json', { packages: locked });
  return folder;
}

describe('the packages of this repository', () => {
  // security: pinned-packages
  it('are pinned to one version each, and to its contents', () => {
    expect(findUnpinned(root)).toEqual([]);
    expect(findUnsealed(root)).toEqual([]);
  });

  // security: pinned-packages
  it('run no program at their installation that is not approved', () => {
    expect(findUndecidedScripts(root)).toEqual([]);
  });
});

describe('a package', () => {
  it('that is not pinned is found, in a workspace and in a nested override too', () => {
    const house = makeHouse({ devDependencies: { one: '^2.0.0' }, overrides: { two: { three: '>=1' } } }, {});
    expect(findUnpinned(house)).toEqual([
      '. devDependencies: one ^2.0.0',
      '. overrides: three >=1',
      'shop dependencies: left ~1.0.0',
    ]);
  });

  it('without integrity, or with an undecided install script, is found', () => {
    const locked = {
      'node_modules/open': { version: '1.0.0' },
      'node_modules/sealed': { version: '1.0.0', integrity: 'sha512-x', hasInstallScript: true },
      'node_modules/decided': { version: '2.0.0', integrity: 'sha512-x', hasInstallScript: true },
      'node_modules/of-another-system': { version: '1.0.0', optional: true, os: ['aix'] },
    };
    const house = makeHouse({ allowScripts: { 'decided@2.0.0': true } }, locked);
    expect(findUnsealed(house)).toEqual(['node_modules/open']);
    expect(findUndecidedScripts(house)).toEqual(['sealed@1.0.0']);
  });
});

describe('what the registry says', () => {
  // security: pinned-packages
  it('is a list of holes, or none, or no answer with its reason', () => {
    const hole = { name: 'left', severity: 'high', range: '<2' };
    expect(readAudit(JSON.stringify({ metadata: { vulnerabilities: {} }, vulnerabilities: { left: hole } }))).toEqual({
      problems: ['high: left <2'],
    });
    expect(readAudit('{"metadata":{"vulnerabilities":{"total":0}},"vulnerabilities":{}}')).toEqual({ problems: [] });
    expect(readAudit('{"statusCode":405,"error":{"summary":""}}')).toEqual({ unanswered: 'the registry answered 405' });
    expect(readAudit('')).toEqual({ unanswered: 'no answer' });
  });

  it('is a list of packages that are not what was signed', () => {
    const one = { name: 'left', version: '1.0.0' };
    expect(readSignatures(JSON.stringify({ invalid: [one], missing: [one] }))).toEqual({
      problems: ['wrong: left@1.0.0', 'missing: left@1.0.0'],
    });
    expect(readSignatures('{"error":{"summary":"no network"}}')).toEqual({ unanswered: 'no network' });
  });
});
