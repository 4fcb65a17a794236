import type { LivePart } from '@aaram/runtime/publishing/watch';
import type { ApiLevels } from '@aaram/shared-domain/contract';
import type { ShopConfig } from '../config.ts';

/** Who a shop server says it is in the log of releases. */
export const OWN_NAME = 'the shop server';

/**
 * What a shop server does in the store of releases by itself, in its own name: it ends canaries and takes releases back
 * that fail, and writes down those that are good. The commands' code is loaded when it is needed. Each changes nothing
 * when another server was first, and throws where the store can only be read: then a shop that may change it, or a
 * person, does it.
 */
export function createOwnMoves({ releases, releasesDir }: Pick<ShopConfig, 'releases' | 'releasesDir'>) {
  async function open(part: string, why: string) {
    const [moves, { openStorage }] = await Promise.all([
      import('@aaram/runtime/publishing/moves'),
      import('@aaram/runtime/publishing/locations'),
    ]);
    const target = { store: await openStorage(releases, releasesDir), part, author: { by: OWN_NAME, why } };
    return { moves, target };
  }
  return {
    withdrawCanary: async (part: string, version: string, why: string): Promise<boolean> => {
      const { moves, target } = await open(part, why);
      return moves.withdraw(target, version);
    },
    withdrawLive: async ({ part, version, revision }: LivePart, why: string): Promise<boolean> => {
      const { moves, target } = await open(part, why);
      return moves.withdrawLive(target, version, revision);
    },
    markGood: async ({ part, version, revision }: LivePart, why: string): Promise<void> => {
      const { moves, target } = await open(part, why);
      await moves.markGood(target, version, revision);
    },
    noteApi: async (levels: ApiLevels): Promise<void> => {
      const { moves, target } = await open('shell', levels.why || 'the API says so');
      await moves.noteApi(target, levels);
    },
  };
}
