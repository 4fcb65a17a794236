import type { Db, Pool } from '@aaram/runtime/db';
import { isDatabaseAway } from '@aaram/runtime/db/errors';
import { createReplicaLag } from './replica-lag.ts';

/** How long a replica that failed is not asked again. */
const REST_MS = 5000;

/** Reads that a replica may answer. */
export type Replicas = {
  /** Asks the next replica, or the primary when no replica works or this process has just changed something. */
  read: <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
  /** Call it after a commit: this process reads from the primary until the replicas have had time to follow. */
  noteChange: () => void;
};

/** Whether the primary can answer instead: the replica is away, too slow, or cancelled the read for its recovery. */
function canPrimaryHelp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return isDatabaseAway(error) || code === '40001';
}

type Options = { primary: Pool; replicas: readonly Pool[]; lagMs: number; now?: () => number };

/**
 * Asks the replicas round-robin. A process reads its own writes: for `lagMs` after a change it asks only the primary.
 * Other processes may show the change on public pages that much later, in addition to the seconds that answers are
 * cached: a replica that is further behind is not asked.
 */
export function createReplicas({ primary, replicas, lagMs, now = () => performance.now() }: Options): Replicas {
  const lag = createReplicaLag({ primary, replicas, lagMs, now });
  const restingUntil = new Map<Pool, number>();
  let primaryUntil = 0;
  let next = 0;

  function choose(): Pool | undefined {
    if (replicas.length === 0 || now() < primaryUntil) {
      return undefined;
    }
    for (let tried = 0; tried < replicas.length; tried += 1) {
      const candidate = replicas[next % replicas.length];
      next += 1;
      if (candidate !== undefined && (restingUntil.get(candidate) ?? 0) <= now() && !lag.isTooOld(candidate)) {
        return candidate;
      }
    }
    return undefined;
  }

  return {
    async read(ask) {
      if (replicas.length > 0 && now() >= primaryUntil) {
        await lag.poll();
      }
      const replica = choose();
      if (replica === undefined) {
        return ask(primary);
      }
      try {
        return await ask(replica);
      } catch (error) {
        if (!canPrimaryHelp(error)) {
          throw error;
        }
        restingUntil.set(replica, now() + REST_MS);
        return ask(primary);
      }
    },
    noteChange() {
      primaryUntil = now() + lagMs;
    },
  };
}
