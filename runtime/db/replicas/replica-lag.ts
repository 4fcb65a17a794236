import type { Pool } from '@aaram/runtime/db';
import { isDatabaseAway } from '@aaram/runtime/db/errors';

/** How often replicas are compared with the primary while they are asked, ms. */
export const POLL_MS = 1000;

/** A position in the log of the database, as one number. */
function readLsn(text: string | null | undefined): bigint | undefined {
  const [, high, low] = /^([0-9A-F]+)\/([0-9A-F]+)$/.exec(text ?? '') ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

type Options = { primary: Pool; replicas: readonly Pool[]; lagMs: number; now: () => number };

/**
 * Knows which replicas are too old: those that have not yet replayed what the primary had `lagMs` ago, whichever process
 * wrote it. They are compared at most once a second, and only while there are reads. One that does not answer counts as
 * too old, so that no read waits for it a second time. While the primary does not answer, no replica counts as too old: an
 * old page is better than none.
 */
export function createReplicaLag({ primary, replicas, lagMs, now }: Options) {
  /** Where the primary was, oldest first; at most what `lagMs` needs. */
  let history: { at: number; lsn: bigint }[] = [];
  let tooOld = new Set<Pool>();
  let polledAt = Number.NEGATIVE_INFINITY;
  let polling: Promise<void> | undefined;

  async function readPrimary(): Promise<bigint | undefined> {
    const [row] = await primary<{ lsn: string }[]>`select pg_current_wal_lsn()::text as lsn`;
    return readLsn(row?.lsn);
  }

  /** Undefined for a server that does not follow another one. */
  async function readReplica(replica: Pool): Promise<bigint | undefined> {
    const [row] = await replica<{ lsn: string | null }[]>`
      select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as lsn`;
    return readLsn(row?.lsn);
  }

  async function compare(): Promise<void> {
    const at = now();
    try {
      const lsn = await readPrimary();
      if (lsn === undefined) {
        return;
      }
      history.push({ at, lsn });
      const due = history.findLast((one) => one.at <= at - lagMs);
      history = history.filter((one) => due === undefined || one.at >= due.at);
      // Without a position that is old enough, only a replica that has all of it is known to be right.
      const needed = (due ?? { lsn }).lsn;
      const found = await Promise.all(
        replicas.map(async (replica) => {
          const isBehind = await readReplica(replica).then(
            (there) => there !== undefined && there < needed,
            () => true,
          );
          return isBehind ? [replica] : [];
        }),
      );
      tooOld = new Set(found.flat());
    } catch (error) {
      if (!isDatabaseAway(error)) {
        throw error;
      }
      tooOld = new Set();
    } finally {
      polledAt = now();
    }
  }

  return {
    /** Compares them when the last poll is too old; waits for it only when that tells nothing any more. */
    async poll(): Promise<void> {
      const age = now() - polledAt;
      if (age < POLL_MS) {
        return;
      }
      if (age > lagMs + POLL_MS) {
        history = [];
      }
      polling ??= compare().finally(() => {
        polling = undefined;
      });
      if (age > lagMs + POLL_MS) {
        await polling;
      } else {
        polling.catch(() => undefined);
      }
    },
    isTooOld: (replica: Pool) => tooOld.has(replica),
  };
}
