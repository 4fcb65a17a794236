import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { findOwn, NAMED, packageOf, readPackage, readVersions } from './reach.ts';

/** What a team's checkout calls: the commands of releases, the bundler's configuration, the set-up of tests. */
const entries = [
  'tools/release.ts',
  'tools/against.ts',
  'shell/server/against-main.ts',
  'rspack.config.base.ts',
  'vitest.setup.ts',
  // A loader, named by its path.
  'tools/lib/build/place-texts.mjs',
  'tools/lib/build/pure-components.mjs',
  // What remotes have instead of parts of Module Federation.
  'shared-platform/src/federation/bundler-runtime.js',
  'shared-platform/src/federation/error-descriptions.js',
];
/** Files that are read or started by their path. */
const extras = [
  'shell/public/favicon.svg',
  'shell/public/manifest.webmanifest',
  'runtime/renderers/renderer.cjs',
  'tools/lib/build/layer-styles.cjs',
  'shell/server/gate/recorded-answers.json',
];
/** Packages that are found by a name that is put together. */
const lent = ['react', 'react-dom'];

const inJs = (path: string) => path.replace(/\.ts$/, '.js');

/** The file of a shared package that a name leads to, by the package's exports; undefined for other packages. */
function findShared(root: string, name: string): string | undefined {
  if (!name.startsWith('@aaram/')) return undefined;
  const dir = join(root, packageOf(name).slice('@aaram/'.length));
  const key = `.${name.slice(packageOf(name).length)}`;
  for (const [pattern, target] of Object.entries(readPackage(dir).exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined && key === pattern) return join(dir, target);
    if (after !== undefined && key.startsWith(before) && key.endsWith(after))
      return join(dir, target.replace('*', key.slice(before.length, key.length - after.length)));
  }
  throw new Error(`${name} is exported by no package.`);
}

/** The file of this repository that `name` means in the file at `path`; undefined for other packages. */
function findFile(root: string, path: string, name: string): string | undefined {
  if (name.startsWith('.')) return resolve(dirname(join(root, path)), name);
  if (!name.startsWith('#')) return findShared(root, name);
  const dir = join(root, path.split('/', 1)[0] ?? '');
  return findOwn(dir, readPackage(dir), name);
}

/** A module as Node.js runs it here, without types: in `node_modules` it strips none. */
function translate(root: string, path: string) {
  const source = readFileSync(join(root, path), 'utf8');
  const from = dirname(join(root, path));
  const needs: string[] = [];
  const packages: string[] = [];
  const plain = path.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
  const text = plain.replaceAll(NAMED, (whole: string, quote: string, name: string) => {
    const file = findFile(root, path, name);
    if (file === undefined) {
      packages.push(name);
      return whole;
    }
    needs.push(relative(root, file));
    const to = inJs(relative(from, file));
    return whole.replace(quote + name + quote, `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`);
  });
  return { text, needs, packages };
}

/** The package of the tools: its modules by their path, the files that it takes as they are, and its description. */
function describeTools(root: string) {
  const modules = new Map<string, string>();
  const used = new Set(lent);
  const open = [...entries];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (modules.has(inJs(path))) continue;
    const { text, needs, packages } = translate(root, path);
    modules.set(inJs(path), text);
    open.push(...needs);
    for (const name of packages) if (!name.startsWith('node:')) used.add(packageOf(name));
  }
  const versions = readVersions(root);
  const dependencies = Object.fromEntries(
    [...used].sort().map((name) => {
      const version = versions[name];
      if (version === undefined) throw new Error(`The tools use ${name}, which no package.json names.`);
      return [name, version];
    }),
  );
  const description = {
    name: '@aaram/release-tools',
    version: '1.0.0',
    type: 'module',
    exports: { './rspack': './rspack.config.base.js', './vitest': './vitest.setup.js' },
    bin: { 'aaram-release': './tools/release.js', 'aaram-against': './tools/against.js' },
    dependencies,
  };
  return { modules, description };
}

/** Writes the package of the tools into a folder. */
export function writeTools(root: string, to: string): void {
  const { modules, description } = describeTools(root);
  for (const path of extras) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path));
  }
  for (const [path, text] of modules) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}
