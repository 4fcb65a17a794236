import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { builtinModules, stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePacks, packNames, sharedPackages } from './make-packs.ts';
import { findOwn, listNamed, packageOf, readPackage } from './reach.ts';

const root = resolve(import.meta.dirname, '../../..');
let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'aaram-packs-'));
  makePacks(root, dir);
  for (const name of packNames)
    execFileSync('tar', ['-xzf', `${name}.tgz`, `--transform=s|^package|${name}|`], { cwd: dir });
}, 60_000);
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const filesOf = (name: string) =>
  globSync('**/*.*', { cwd: join(dir, name) }).filter((path) => path !== 'package.json');
const codeOf = (name: string) => filesOf(name).filter((path) => /\.(tsx?|m?js|css)$/.test(path));
/** Without what is only a type, where that can be seen. */
const readCode = (path: string) =>
  path.endsWith('.ts') ? stripTypeScriptTypes(readFileSync(path, 'utf8')) : readFileSync(path, 'utf8');

describe.each(packNames)('the package of %s', (name) => {
  it('has every file that its code names, and declares every package that it uses', () => {
    const { dependencies, peerDependencies, name: own } = readPackage(join(dir, name));
    const known = new Set([own, ...Object.keys({ ...dependencies, ...peerDependencies }), ...builtinModules]);
    const missing = codeOf(name).flatMap((path) =>
      listNamed(readCode(join(dir, name, path)))
        .filter((one) => !/^(node|data):/.test(one))
        .filter((one) => {
          if (one.startsWith('.')) return !existsSync(resolve(dirname(join(dir, name, path)), one));
          if (one.startsWith('#'))
            return !existsSync(findOwn(join(dir, name), readPackage(join(dir, name)), one) ?? '');
          return !known.has(packageOf(one));
        })
        .map((one) => `${path}: ${one}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no tests, stories or secrets of this repository', () => {
    expect(filesOf(name).filter((path) => /\.(test|stories)\.|\.env|storybook/.test(path))).toEqual([]);
  });
});

it.each(sharedPackages)('the package of %s has what it exports, and only what that needs', (name) => {
  const { exports } = readPackage(join(dir, name));
  const targets = Object.values(exports).map((target) => new RegExp(`^${target.slice(2).replace('*', '.+')}$`));
  const files = filesOf(name);
  const named = new Set(
    codeOf(name).flatMap((path) =>
      listNamed(readFileSync(join(dir, name, path), 'utf8')).map(
        (one) =>
          findOwn(join(dir, name), readPackage(join(dir, name)), one) ?? resolve(dirname(join(dir, name, path)), one),
      ),
    ),
  );
  for (const target of targets) expect(files.some((path) => target.test(path))).toBe(true);
  const idle = files.filter((path) => !named.has(join(dir, name, path)) && !targets.some((one) => one.test(path)));
  expect(idle).toEqual([]);
});

it('the package of the tools runs where nothing else of this repository is', () => {
  const modules = codeOf('release-tools').filter((path) => path.endsWith('.js'));
  expect(modules).toEqual(expect.arrayContaining(['tools/release.js', 'rspack.config.base.js']));
  const named = modules.flatMap((path) => listNamed(readFileSync(join(dir, 'release-tools', path), 'utf8')));
  expect(named.filter((one) => one.endsWith('.ts') || one.startsWith('@aaram/'))).toEqual([]);
});
