import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type MultiStats, rspack, type StatsCompilation } from '@rspack/core';

import type { FileSet } from '../../../shared-domain/src/contract/index.ts';
import type { AppConfig } from '../store/dev-compilers.ts';

/**
 * Compiles an app's browser and server builds; resolves to the browser build's stats, with those of the server build as
 * its child. Throws with the errors.
 */
export async function compileApp(root: string, app: string): Promise<StatsCompilation> {
  const { default: config }: AppConfig = await import(pathToFileURL(join(root, app, 'rspack.config.ts')).href);
  const compiler = rspack(config({}));
  const stats = await new Promise<MultiStats>((resolve, reject) =>
    compiler.run((error, result) => (result ? resolve(result) : reject(error ?? new Error(`${app} was not built.`)))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  return describeBuild(app, stats);
}

/** The stats of an app's two builds. Throws with the errors. */
function describeBuild(app: string, stats: MultiStats): StatsCompilation {
  if (stats.hasErrors()) {
    throw new Error(`${app} does not build:\n${stats.toString({ all: false, errors: true, colors: false })}`);
  }
  const [browser, server] = stats.stats;
  if (!browser || !server) throw new Error(`${app} has no build for browsers, or none for the server.`);
  return {
    ...browser.toJson({ all: false, chunkGroups: true, chunkGroupAuxiliary: false, assets: true, ids: true }),
    children: [server.toJson({ all: false, modules: true, usedExports: true, modulesSpace: Number.MAX_SAFE_INTEGER })],
  };
}

/**
 * Names that an app's code uses of a package that is lent to it, from its server build: there the package stands outside
 * of the bundle, and no page is loaded later.
 */
export function namesUsedOf({ children }: StatsCompilation, name: string): string[] {
  const lent = children?.[0]?.modules?.find((module) => module.name === `external "${name}"`);
  return Array.isArray(lent?.usedExports) ? lent.usedExports.toSorted() : [];
}

/** File names of the scripts and style sheets of a named chunk and of the chunks it needs. */
export function filesOf(stats: StatsCompilation, chunkName: string): FileSet {
  const group = stats.namedChunkGroups?.[chunkName];
  const files = (group?.assets ?? []).map((asset) => asset.name);
  return { js: files.filter((name) => name.endsWith('.js')), css: files.filter((name) => name.endsWith('.css')) };
}
