import { openStorage } from '@aaram/runtime/publishing/locations';
import { type CountsFiles, openCountsFolder } from '@aaram/runtime/publishing/store';
import type { ShopConfig } from '../config.ts';

/**
 * The files of counts that this shop server shares with others: those of its store, or where that can only be read,
 * those of its own copies, which survive a restart and belong to no other process.
 */
export async function openCounts({
  releases,
  releasesDir,
}: Pick<ShopConfig, 'releases' | 'releasesDir'>): Promise<CountsFiles> {
  return releases.kind === 'feed' ? openCountsFolder(releasesDir) : (await openStorage(releases, releasesDir)).counts;
}
