import { join } from 'node:path';
import { Follower, type FollowState } from '@aaram/runtime/publishing/follow';
import { nameCopies, openSource } from '@aaram/runtime/publishing/locations';
import type { ShopConfig } from './config.ts';
import type { BringRelease } from './preview/read-preview-set.ts';

type Releases = {
  /** The folder from which this shop reads releases. */
  dir: string;
  /** How the store does that the folder follows; undefined when the folder is the store. */
  follows: (() => FollowState) | undefined;
  bring: BringRelease;
  stop: () => Promise<void>;
};

/** Makes the releases of the store available in a folder, and keeps it as the store is. */
export async function openReleases({
  releases,
  releasesDir,
}: Pick<ShopConfig, 'releases' | 'releasesDir'>): Promise<Releases> {
  if (releases.kind === 'folder') {
    return { dir: releases.dir, follows: undefined, bring: async () => undefined, stop: async () => undefined };
  }
  const dir = join(releasesDir, nameCopies(releases.url));
  const follower = new Follower(await openSource(releases, dir), dir, (line) => process.stderr.write(`${line}\n`));
  await follower.start();
  const bring: BringRelease = (part, version) => follower.bring({ part, version });
  return { dir, follows: () => follower.state, bring, stop: () => follower.stop() };
}
