import type { ShopConfig } from './config.ts';

/**
 * Ends a canary in the store of releases, in the shop server's name. The commands' code is loaded when it is needed.
 * Throws where the store can only be read: then a shop that may change it, or a person, ends the canary.
 */
export async function withdrawCanary(
  { releases, releasesDir }: Pick<ShopConfig, 'releases' | 'releasesDir'>,
  part: string,
  version: string,
  why: string,
): Promise<boolean> {
  const { withdraw } = await import('../../tools/lib/publishing/moves.ts');
  const { openStorage } = await import('../../tools/lib/release-store/settings.ts');
  const store = await openStorage(releases, releasesDir);
  return withdraw({ store, part, author: { by: 'the shop server', why } }, version);
}
