import type { Db, Pool } from './pool.ts';
import { isDatabaseAway } from './pool.ts';

/** How long a replica that did not answer is left alone. */
const REST_MS = 5000;

/** Reads that may be answered by a copy of the database. */
export type Replicas = {
  /** Asks the next replica, or the primary when there is none, none is well, or this process has just changed something. */
  read: <Result>(ask: (db: Db) => Promise<Result>) => Promise<Result>;
  /** To be called after a commit: until every copy has had time to follow, this process reads from the primary. */
  noteChange: () => void;
};

/** A replica away, overtaken by its own recovery, or too slow: the primary can answer instead. */
function canPrimaryHelp(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return isDatabaseAway(error) || code === '40001';
}

type Options = { primary: Pool; replicas: readonly Pool[]; lagMs: number; now?: () => number };

/**
 * Takes replicas in turn. What this process wrote it also reads: for `lagMs` after a change only the primary is asked.
 * Other processes may show their public pages that much later, on top of the seconds answers are kept anyway.
 */
export function createReplicas({ primary, replicas, lagMs, now = Date.now }: Options): Replicas {
  const restingUntil = new Map<Pool, number>();
  let primaryUntil = 0;
  let turn = 0;

  function choose(): Pool | undefined {
    if (replicas.length === 0 || now() < primaryUntil) {
      return undefined;
    }
    for (let tried = 0; tried < replicas.length; tried += 1) {
      const candidate = replicas[turn % replicas.length];
      turn += 1;
      if (candidate !== undefined && (restingUntil.get(candidate) ?? 0) <= now()) {
        return candidate;
      }
    }
    return undefined;
  }

  return {
    async read(ask) {
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
