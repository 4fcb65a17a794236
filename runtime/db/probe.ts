import type { Pool } from 'pg';
import { endPool } from './end-pool.ts';

/** Longest wait for a connection or an answer, ms. */
const MAX_WAIT_MS = 2000;

/** One connection that does not wait for a slot. */
export const PROBE_LIMITS = { max: 1, query_timeout: MAX_WAIT_MS, connectionTimeoutMillis: MAX_WAIT_MS };

/** The cheapest question there is. A connection that does not answer it is closed. */
async function askOnce(pool: Pool): Promise<void> {
  const client = await pool.connect();
  let isUsable = false;
  try {
    await client.query('select 1');
    isUsable = true;
  } finally {
    client.release(!isUsable);
  }
}

/** Asks whether the database answers, by the one connection of `pool`, whatever other work waits. */
export function createProbe(pool: Pool) {
  let asking: Promise<void> | undefined;
  return {
    /** Callers at the same time share the question. Rejects when the database is away or silent. */
    ask(): Promise<void> {
      asking ??= askOnce(pool).finally(() => {
        asking = undefined;
      });
      return asking;
    },
    end: (timeoutS: number) => endPool(pool, [], timeoutS),
  };
}
