import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MultiStats, rspack, type StatsCompilation } from '@rspack/core';

import type { FileSet } from '../../shared-domain/src/contract/index.ts';
import type { AppConfig } from './dev-compilers.ts';

/** Compiles an app's browser and server builds; resolves to the browser build's stats. Throws with the errors. */
export async function compileApp(root: string, app: string): Promise<StatsCompilation> {
  const { default: config }: AppConfig = await import(pathToFileURL(join(root, app, 'rspack.config.ts')).href);
  const compiler = rspack(config({}));
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error(`${app} was not built.`)))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  if (stats.hasErrors()) {
    throw new Error(`${app} does not build:\n${stats.toString({ all: false, errors: true, colors: false })}`);
  }
  const [browser] = stats.stats;
  if (!browser) throw new Error(`${app} has no build for browsers.`);
  return browser.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false, assets: true, ids: true });
}

/** File names of the scripts and style sheets of a named chunk and of the chunks it needs. */
export function filesOf(stats: StatsCompilation, chunkName: string): FileSet {
  const group = stats.namedChunkGroups?.[chunkName];
  const files = (group?.assets ?? []).map((asset) => asset.name);
  return { js: files.filter((name) => name.endsWith('.js')), css: files.filter((name) => name.endsWith('.css')) };
}

/** sha256 integrity of every file in a folder, by name. Compressed forms are checked by what they unpack to. */
export async function integrityOf(dir: string): Promise<Record<string, string>> {
  const names = (await readdir(dir)).filter((name) => !/\.(br|gz)$/.test(name)).sort();
  const entries = names.map(async (name) => {
    const hash = createHash('sha256').update(await readFile(join(dir, name)));
    return [name, `sha256-${hash.digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(entries));
}
