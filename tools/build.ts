/**
 * npm run build [app … | storybook] [--if-stale] [--apps] [--for-tests]: builds the shell and its remotes for production, stores the
 * releases (RELEASES_DIR, default releases/), makes them live, and builds the Storybooks into storybook-static/. With
 * --if-stale builds only what changed; with --apps leaves the Storybooks out; with --for-tests builds
 * them without documentation. What a person has rolled back or pinned
 * stays live (docs/releases.md).
 */
import { join, resolve } from 'node:path';
import { freshnessOf } from './lib/build/app-freshness.ts';
import { isStale } from './lib/build/stale.ts';
import { listApps } from './lib/workspaces.mjs';

const root = resolve(import.meta.dirname, '..');
const onlyStale = process.argv.includes('--if-stale');
const releasesDir = resolve(process.env.RELEASES_DIR ?? join(root, 'releases'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = [...listApps(root), ...(process.argv.includes('--apps') ? [] : ['storybook'])];
const chosen = named.length > 0 ? named : all;
const listStale = () =>
  chosen.filter((app) => app !== 'storybook' && (!onlyStale || isStale(freshnessOf(root, releasesDir, app))));
try {
  if (listStale().length > 0) {
    // Loaded only when there is something to build: the next start must not wait for the bundler.
    const { buildApps } = await import('./lib/build/build-apps.ts');
    const { withLock } = await import('@aaram/runtime/locks');
    // Another build of this checkout writes to the same folders, and may leave nothing to do.
    await withLock(join(root, '.cache/build'), async () => buildApps(listStale(), { root, releasesDir, onlyStale }));
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
