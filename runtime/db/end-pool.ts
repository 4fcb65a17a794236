import type { Pool, PoolClient } from 'pg';

/** Closes connections once they are given back, and those still in use after `timeoutS` seconds. */
export async function endPool(pool: Pool, busy: Iterable<PoolClient>, timeoutS: number): Promise<void> {
  const { promise: isOver, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    for (const client of busy) {
      void client.end();
    }
    // A server may never close its side.
    giveUp();
  }, timeoutS * 1000);
  await Promise.race([pool.end(), isOver]);
  clearTimeout(timer);
}
