import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOwn, listEntries, type Package, reach, readPackage, readVersions } from './reach.ts';

/** Exports that only the Storybooks of this repository use. */
const isOwn = (key: string) => key.startsWith('./storybook/');

/** What a shared package publishes: its description, and the files that can be reached from its exports. */
function describeShared(root: string, folder: string) {
  const dir = join(root, folder);
  const { name, version, type, sideEffects, imports, exports: all, dependencies } = readPackage(dir);
  const exports = Object.fromEntries(Object.entries(all).filter(([key]) => !isOwn(key)));
  const find = (specifier: string) => findOwn(dir, { imports: imports ?? {} }, specifier);
  const { files, packages } = reach(dir, listEntries(dir, exports), find);
  const versions = readVersions(root);
  const others = packages.filter((one) => one !== name && dependencies?.[one] === undefined);
  const description: Package = {
    name,
    version,
    type,
    ...(sideEffects !== undefined && { sideEffects }),
    ...(imports && { imports }),
    exports,
    ...(dependencies && { dependencies }),
    peerDependencies: Object.fromEntries(others.map((one) => [one, versions[one] ?? '*'])),
    peerDependenciesMeta: Object.fromEntries(others.map((one) => [one, { optional: true }])),
  };
  return { dir, files, description };
}

/** Writes what a shared package publishes into a folder. */
export function writeShared(root: string, folder: string, to: string): void {
  const { dir, files, description } = describeShared(root, folder);
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(dir, file), join(to, file));
  }
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(description, null, 2)}\n`);
}
