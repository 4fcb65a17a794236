import type { PlatformServices } from '@aaram/shared-platform';

/**
 * Ends a loader. The server waits, so that the document carries the data; a browser only starts the calls and
 * renders meanwhile, so that a slow answer never holds up a click. Failures stay in the query cache.
 */
export async function settle(platform: PlatformServices, calls: readonly Promise<unknown>[]): Promise<null> {
  const all = Promise.allSettled(calls);
  if (platform.isServer) {
    await all;
  }
  return null;
}
