/**
 * npm run build [app … | storybook] [--if-stale] [--apps]: builds the shell and its remotes for production, stores the
 * releases (RELEASES_DIR, default releases/), makes them live, and builds the Storybooks into storybook-static/. With
 * --if-stale builds only what changed; with --apps leaves the Storybooks out.
 */
import { join, resolve } from 'node:path';
import type { Pointers } from './lib/make-release.ts';
import { type Freshness, fingerprint, isStale, markFresh } from './lib/stale.ts';

const root = resolve(import.meta.dirname, '..');
const releasesDir = resolve(process.env.RELEASES_DIR ?? join(root, 'releases'));
const remotes = ['storefront', 'seller-panel', 'blog'];
const shared = [
  'shared-domain/src',
  'shared-platform/src',
  'shared-panel/src',
  'shared-ui/src',
  'rspack.config.base.ts',
  'rspack.federation.ts',
  'tools/build.ts',
  'tools/lib/make-release.ts',
  'tools/lib/compile-app.ts',
  'tools/lib/layer-styles.cjs',
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

async function build(apps: string[]): Promise<void> {
  // Loaded only when there is something to build: the next start must not wait for the bundler.
  const compile = await import('./lib/compile-app.ts');
  const { precompress } = await import('./lib/precompress.ts');
  const { makeRelease, makeShellRelease, publish } = await import('./lib/make-release.ts');
  const pointers: Required<Pointers> = { shell: undefined, remotes: {} };
  for (const app of apps) {
    const state = fingerprint(freshness(app).inputs);
    const started = performance.now();
    const stats = await compile.compileApp(root, app);
    await precompress(join(root, app, 'dist/browser'));
    if (app === 'shell') pointers.shell = await makeShellRelease({ root, releasesDir, stats });
    else pointers.remotes[app] = await makeRelease({ root, releasesDir, name: app, stats });
    markFresh({ stamp: stampOf(app), state });
    console.log(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  console.log(`release set ${await publish(releasesDir, pointers)} is live`);
}

const onlyStale = process.argv.includes('--if-stale');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const all = ['shell', ...remotes, ...(process.argv.includes('--apps') ? [] : ['storybook'])];
const chosen = named.length > 0 ? named : all;
const apps = chosen.filter((app) => app !== 'storybook' && (!onlyStale || isStale(freshness(app))));
try {
  if (apps.length > 0) await build(apps);
  if (chosen.includes('storybook'))
    await (await import('./lib/build-storybooks.ts')).buildStorybooks(root, { onlyStale });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
