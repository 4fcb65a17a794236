import { join } from 'node:path';
import type { Freshness } from './stale.ts';

/** What every app is built with. */
const shared = [
  'shared-domain/src',
  'shared-platform/src',
  'shared-panel/src',
  'shared-ui/src',
  'rspack.config.base.ts',
  'rspack.chunks.ts',
  'rspack.federation.ts',
  'tools/lib/build/build-apps.ts',
  'tools/lib/build/app-freshness.ts',
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

/** From which files an app is built, and the stamp of its last build into `releasesDir`, so that other folders have their own. */
export const freshnessOf = (root: string, releasesDir: string, app: string): Freshness => ({
  inputs: [join(app, 'src'), join(app, 'rspack.config.ts'), join(app, 'package.json'), ...shared].map((path) =>
    join(root, path),
  ),
  stamp: join(releasesDir, '.built', app),
  outputs: [join(releasesDir, app), join(releasesDir, 'live.json')],
});
