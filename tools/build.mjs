/**
 * npm run build [app …] [--if-stale]: builds the shell and its remotes for production, puts the remotes into the
 * store of releases (RELEASES_DIR, default releases/) and makes them live. With --if-stale only what changed.
 */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fingerprint, isStale, markFresh } from './lib/stale.mjs';

const root = resolve(import.meta.dirname, '..');
const releasesDir = resolve(process.env.RELEASES_DIR ?? join(root, 'releases'));
const remotes = ['storefront', 'seller-panel', 'blog'];
const shared = ['shared-domain/src', 'shared-platform/src', 'shared-ui/src', 'rspack.config.base.ts', 'tools/build.mjs', 'tools/lib/make-release.mjs', 'tools/lib/compile-app.mjs', 'package-lock.json'];

const stampOf = (app) => join(root, app, 'dist/.stamp');
const freshness = (app) => ({
  inputs: [join(app, 'src'), join(app, 'rspack.config.ts'), join(app, 'package.json'), ...shared].map((path) => join(root, path)),
  stamp: stampOf(app),
  outputs: app === 'shell' ? [join(root, 'shell/dist/assets.json')] : [join(releasesDir, app), join(releasesDir, 'live.json')],
});

async function writeShellAssets(stats, { filesOf, integrityOf }) {
  const dir = join(root, 'shell/dist/browser');
  const integrity = await integrityOf(dir);
  const pin = (file) => ({ url: `/assets/${file}`, integrity: integrity[file] });
  const { js, css } = filesOf(stats, 'main');
  const fonts = stats.assets.map((asset) => asset.name).filter((name) => /^(anek-latin|instrument-sans)\..*woff2$/.test(name));
  const assets = { js: js.map(pin), css: css.map(pin), fonts: fonts.map((file) => `/assets/${file}`) };
  await writeFile(join(root, 'shell/dist/assets.json'), JSON.stringify(assets, null, 1));
}

async function build(apps) {
  // Loaded only when there is something to build: a second start must not wait for the bundler.
  const compile = await import('./lib/compile-app.mjs');
  const { precompress } = await import('./lib/precompress.mjs');
  const { makeRelease, publish } = await import('./lib/make-release.mjs');
  const pointers = {};
  for (const app of apps) {
    const state = fingerprint(freshness(app).inputs);
    const started = performance.now();
    const stats = await compile.compileApp(root, app);
    await precompress(join(root, app, 'dist/browser'));
    if (app === 'shell') await writeShellAssets(stats, compile);
    else pointers[app] = await makeRelease({ root, releasesDir, name: app, stats });
    markFresh({ stamp: stampOf(app), state });
    console.log(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  if (Object.keys(pointers).length > 0) console.log(`release set ${await publish(releasesDir, pointers)} is live`);
}

const onlyStale = process.argv.includes('--if-stale');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const apps = (named.length > 0 ? named : ['shell', ...remotes]).filter((app) => !onlyStale || isStale(freshness(app)));
try {
  if (apps.length > 0) await build(apps);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
