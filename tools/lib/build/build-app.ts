import { join } from 'node:path';
import type { Release } from '@aaram/runtime/publishing/files';
import { distOf, isPseudo } from '../../../rspack.config.base.ts';
import { compileApp } from './compile-app.ts';
import { buildRemoteRelease, buildShellRelease } from './make-release.ts';
import { precompress } from './precompress.ts';
import { addTypes } from './remote-types.ts';

/** Builds an app for production into a release in `<app>/dist/release` (of another language: `<app>/dist/<language>/release`), which no store has yet. */
export async function buildApp(root: string, app: string): Promise<Release> {
  const stats = await compileApp(root, app);
  if (app !== 'shell') await addTypes(join(distOf(root, app), 'browser'));
  if (!isPseudo) await precompress(join(distOf(root, app), 'browser'));
  return app === 'shell' ? buildShellRelease({ root, stats }) : buildRemoteRelease({ root, name: app, stats });
}
