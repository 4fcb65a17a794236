import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** What a module or style sheet names: `import`, `export … from`, `import()`, `@import` and `url()`. */
export const NAMED = /(?:\bfrom|\bimport\s*\((?:\s*\/\*[^*]*\*\/)?|\bimport|@import|\burl\()\s*(['"])([^'"\n]+)\1/g;
const READABLE = /\.(tsx?|m?js|css)$/;

type Targets = Record<string, string>;
export type Package = {
  name: string;
  version: string;
  type: string;
  sideEffects?: boolean | string[];
  imports?: Targets;
  exports: Targets;
  dependencies?: Targets;
  /** What the package uses in parts that not every user needs, such as those for tests: the user of these parts brings it. */
  peerDependencies?: Targets;
  peerDependenciesMeta?: Record<string, { optional: true }>;
};

export const readPackage = (dir: string): Package => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

/** The name of the package that is meant by `@scope/name/path` or `name/path`. */
export const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** What a file names, in the order of its text. */
export const listNamed = (text: string): string[] => [...text.matchAll(NAMED)].map(([, , name = '']) => name);

/** The files that a package exports, by the targets of its `exports`. */
export function listEntries(dir: string, targets: Targets): string[] {
  return Object.values(targets)
    .flatMap((target) => globSync(target.replace('*', target.includes('*/') ? '**' : '*'), { cwd: dir }))
    .sort();
}

/** The file that a package means by a name of its own (`#…`): of its `imports` the one with the longest beginning. */
export function findOwn(dir: string, { imports = {} }: Pick<Package, 'imports'>, name: string): string | undefined {
  const beginnings = Object.keys(imports).map((pattern) => pattern.slice(0, -1));
  const [best] = beginnings.filter((one) => name.startsWith(one)).sort((a, b) => b.length - a.length);
  return best === undefined ? undefined : join(dir, (imports[`${best}*`] ?? '').replace('*', name.slice(best.length)));
}

type Find = (name: string) => string | undefined;

/** The files and the packages that a file names. */
function readNamed(file: string, find: Find) {
  const names = READABLE.test(file) ? listNamed(readFileSync(file, 'utf8')) : [];
  const found = names.map((name) => ({
    name,
    file: name.startsWith('.') ? resolve(dirname(file), name) : find(name),
  }));
  return {
    files: found.flatMap((one) => one.file ?? []),
    packages: found.flatMap((one) =>
      one.file === undefined && !one.name.startsWith('node:') ? packageOf(one.name) : [],
    ),
  };
}

/**
 * The files that can be reached from some, as paths within a folder, with the names of the packages that they use.
 * `find` knows what a name that is not relative leads to: a path, or undefined for a file of another package.
 */
export function reach(dir: string, entries: readonly string[], find: Find) {
  const files = new Set<string>();
  const packages = new Set<string>();
  const open = entries.map((path) => resolve(dir, path));
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const path = relative(dir, file);
    if (files.has(path)) continue;
    if (!existsSync(file)) throw new Error(`${path} is named in ${dir}, but is not there.`);
    files.add(path);
    const named = readNamed(file, find);
    open.push(...named.files);
    for (const name of named.packages) packages.add(name);
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** The versions that a repository pins, by package. */
export function readVersions(root: string): Record<string, string> {
  const files = globSync(['package.json', '*/package.json'], { cwd: root });
  const all = files.map((path) => JSON.parse(readFileSync(join(root, path), 'utf8')));
  return Object.assign(
    {},
    ...all.map(({ dependencies, devDependencies }) => ({ ...dependencies, ...devDependencies })),
  );
}
