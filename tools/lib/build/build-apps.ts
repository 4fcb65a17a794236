import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartProblem } from '@aaram/runtime/problems';
import type { Release } from '@aaram/runtime/publishing/files';
import { publishBuilt, whoAmI } from '@aaram/runtime/publishing/publish';
import { describeHold } from '@aaram/runtime/publishing/set';
import { openFolder } from '@aaram/runtime/publishing/store';
import { readCommit } from '../publishing/commit.ts';
import { freshnessOf } from './app-freshness.ts';
import { buildApp } from './build-app.ts';
import { fingerprint, markFresh } from './stale.ts';

type Target = {
  root: string;
  releasesDir: string;
  /** Whether what is live may go on when the new set would not work. */
  onlyStale: boolean;
};

/** Makes what was built live. When the set would not work, an earlier one goes on, if there is one. */
async function publishAll(built: Release[], { root, releasesDir, onlyStale }: Target): Promise<boolean> {
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

/** Builds apps, one after the other, and makes them live. Throws what the bundler or the store of releases says. */
export async function buildApps(apps: string[], target: Target): Promise<void> {
  if (apps.length === 0) return;
  const { root, releasesDir } = target;
  const built: Release[] = [];
  const states = new Map<string, string>();
  for (const app of apps) {
    const { stamp, inputs } = freshnessOf(root, releasesDir, app);
    states.set(stamp, fingerprint(inputs));
    const started = performance.now();
    const release = await buildApp(root, app);
    built.push(release);
    console.log(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
  const isPublished = await publishAll(built, target);
  for (const [stamp, state] of isPublished ? states : []) markFresh({ stamp, state });
}
