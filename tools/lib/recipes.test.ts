import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProblems } from './checks/recipe-settings.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted();
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

/** `NAME=value` pairs of a recipe, those that are commented out too. */
function listSettings(file: string): [name: string, value: string][] {
  const lines = file.endsWith('.service')
    ? [...read(file).matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => pairs.split(' '))
    : [...read(file).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+=.*)$/gm)].map(([, pair = '']) => pair);
  return lines.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]);
}

describe('a recipe', () => {
  it.each(find('deploy/*/*.{env.example,service}'))(
    'sets only what the programs read, to values they take: %s',
    (file) => {
      for (const [name, value] of listSettings(file)) {
        // systemd replaces %i by the name of the instance, a port.
        expect(findProblems(name, value.replaceAll('%i', '4000'))).toEqual([]);
      }
    },
  );

  it('for several hosts has every setting that the one for one host has, but for its database and backups', () => {
    const names = (file: string) => listSettings(file).map(([name]) => name);
    const several = new Set(names('deploy/several-hosts/aaram.env.example'));
    const missing = names('deploy/one-host/aaram.env.example').filter((name) => !several.has(name));
    expect(missing.filter((name) => !/^(STORE_\w+_URL|BACKUP_DIR|STORE_GRIEVANCE_DESIGNATION)$/.test(name))).toEqual(
      [],
    );
  });

  it.runIf(hasSystemd)('of systemd is accepted by systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aaram-units-'));
    try {
      const files = find('deploy/*/*.{service,timer}').map((file) => {
        const copy = join(folder, basename(file).replace('@.', '@4000.'));
        mkdirSync(folder, { recursive: true });
        // The programs of this machine, because systemd checks that they exist.
        const text = read(file)
          .replaceAll(/^ExecStart=\S+/gm, `ExecStart=${process.execPath}`)
          .replace(/^User=.*$/m, 'User=root');
        writeFileSync(copy, text);
        return copy;
      });
      const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...files], { encoding: 'utf8' });
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
