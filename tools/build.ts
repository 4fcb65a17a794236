/**
 * npm run build [app … | storybook] [--if-stale] [--apps] [--for-tests]: builds the shell and its remotes for production, stores the
 * releases (RELEASES_DIR, default releases/), makes them live, and builds the Storybooks into storybook-static/. With
 * --if-stale builds only what changed; with --apps leaves the Storybooks out; with --for-tests builds
 * them without documentation. What a person has rolled back or pinned
 * stays live (docs/releases.md).
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import type { Release } from '@aaram/runtime/publishing/files';
import { type Freshness, fingerprint, isStale, markFresh } from './lib/build/stale.ts';
import { listApps } from './lib/workspaces.mjs';

const root = resolve(import.meta.dirname, '..');
const onlyStale = process.argv.includes('--if-stale');
const releasesDir = resolve(process.env.RELEASES_DIR ?? join(root, 'releases'));
const shared = [
  'shared-domain/src',
  'shared-platform/src',
  'shared-panel/src',
  'shared-ui/src',
  'rspack.config.base.ts',
  'rspack.chunks.ts',
  'rspack.federation.ts',
  'tools/build.ts',
  'tools/lib/build/make-release.ts',
  'runtime/publishing/files',
  'runtime/renderers/frames',
  'tools/lib/build/compile-app.ts',
  'tools/lib/build/layer-styles.cjs',
  'tools/lib/build/place-texts.mjs',
  'tools/lib/build/pure-components.mjs',
  'tools/lib/workspaces.mjs',
  'package-lock.json',
];

// In the releases folder: a stamp does not apply to builds into another folder.
const stampOf = (app: string) => join(releasesDir, '.built', app);
const freshness = (app: string): Freshness => ({
  inputs: [join(app, 'src'), join(app, 'rspack.config.ts'), join(app, 'package.json'), ...shared].map((path) =>
    join(root, path),
  ),
  stamp: stampOf(app),
  outputs: [join(releasesDir, app), join(releasesDir, 'live.json')],
});

/** Makes what was built live. When the set would not work, an earlier one goes on, if there is one. */
async function publishAll(built: Release[]): Promise<boolean> {
  const { publishBuilt, whoAmI } = await import('@aaram/runtime/publishing/publish');
  const { readCommit } = await import('./lib/publishing/commit.ts');
  const { describeHold } = await import('@aaram/runtime/publishing/set');
  const { openFolder } = await import('@aaram/runtime/publishing/store');
  const author = { by: whoAmI(), why: 'npm run build', commit: readCommit(root) };
  try {
    const { id, waiting } = await publishBuilt(openFolder(releasesDir), built, author);
    for (const { part, live, held, built: newest } of waiting)
      console.log(
        `${part} stays at ${live} (${describeHold(held)}). The new build ${newest} waits; to make it live: npm run release -- promote ${part}`,
      );
    console.log(`release set ${id} is live`);
    return true;
  } catch (error) {
    if (!(error instanceof StartProblem) || !onlyStale || !existsSync(join(releasesDir, 'live.json'))) throw error;
    console.error(`${error.message}\nNothing was published: what was live before stays live.`);
    return false;
  }
}

async function build(apps: string[]): Promise<void> {
  if (apps.length === 0) return;
  // Loaded only when there is something to build: the next start must not wait for the bundler.
  const { buildApp } = await import('./lib/build/build-app.ts');
  const built: Release[] = [];
  const states = new Map<string, string>();
  for (const app of apps) {
    states.set(stampOf(app), fingerprint(freshness(app).inputs));
    const started = performance.now();
    const release = await buildApp(root, app);
    built.push(release);
    console.log(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const isPublished = await publishAll(built);
  for (const [stamp, state] of isPublished ? states : []) markFresh({ stamp, state });
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = [...listApps(root), ...(process.argv.includes('--apps') ? [] : ['storybook'])];
const chosen = named.length > 0 ? named : all;
const listStale = () => chosen.filter((app) => app !== 'storybook' && (!onlyStale || isStale(freshness(app))));
try {
  if (listStale().length > 0) {
    const { withLock } = await import('@aaram/runtime/locks');
    // Another build of this checkout writes to the same folders, and may leave nothing to do.
    await withLock(join(root, '.cache/build'), async () => build(listStale()));
  }
  if (chosen.includes('storybook'))
    await (await import('./lib/build/build-storybooks.ts')).buildStorybooks(root, {
      onlyStale,
      forTests: process.argv.includes('--for-tests'),
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
