import { deployThrough, type Incoming, type Moved, type Target } from '@aaram/runtime/publishing/moves';
import type { tryPages } from './try-pages.ts';

/** `tryAll` tries the pages; tests have releases without any. */
type Tried = Incoming & { tryAll?: typeof tryPages | undefined };

/** Makes a release live when it passes the gate of this store: `deployThrough`. */
export const deploy = (target: Target, { tryAll, ...incoming }: Tried): Promise<Moved> =>
  deployThrough(
    async (store, seen, release) => {
      // A rollback must not wait for the code that renders pages.
      const { findReasons } = await import('./gate.ts');
      return findReasons(store, seen, release, tryAll);
    },
    target,
    incoming,
  );
