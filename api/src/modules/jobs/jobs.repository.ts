import type { Db } from '#db/pool.ts';

export type JobPayload = Record<string, string | number | boolean | null | (string | number)[]>;
export type Job = { id: string; kind: string; payload: JobPayload; attempts: number };

const LOCK_MINUTES = 5;
const MAX_ATTEMPTS = 12;

type NewJob = { kind: string; payload: JobPayload; dedupeKey?: string; delaySeconds?: number };

/** Notes work to be done later, in the caller's transaction: it happens if, and only if, that commits. */
export async function enqueueJob(db: Db, { kind, payload, dedupeKey, delaySeconds = 0 }: NewJob) {
  await db`insert into jobs (kind, payload, dedupe_key, run_at)
    values (${kind}, ${db.json(payload)}, ${dedupeKey ?? null}, now() + make_interval(secs => ${delaySeconds}::double precision))
    on conflict (dedupe_key) do nothing`;
}

/** Takes due jobs of these kinds, the longest due first; nobody else gets them for five minutes. */
export async function claimJobs(db: Db, kinds: string[], limit: number): Promise<Job[]> {
  return db<Job[]>`
    with claimed as (update jobs set locked_until = now() + make_interval(mins => ${LOCK_MINUTES}), attempts = attempts + 1
    where id in (
      select id from jobs
      where run_at <= now() and kind = any(${kinds}) and (locked_until is null or locked_until < now())
      order by run_at limit ${limit} for update skip locked)
    returning id, kind, payload, attempts, run_at)
    select id, kind, payload, attempts from claimed order by run_at, id`;
}

export async function finishJob(db: Db, id: string) {
  await db`delete from jobs where id = ${id}`;
}

/** Puts a failed job back, later each time; after the last attempt it stays for a person to look at. */
export async function postponeJob(db: Db, job: Job, reason: string) {
  const seconds = Math.min(2 ** job.attempts * 5, 3600);
  const isLast = job.attempts >= MAX_ATTEMPTS;
  await db`update jobs set locked_until = null, last_error = ${reason.slice(0, 500)},
    run_at = ${isLast ? db`'infinity'::timestamptz` : db`now() + make_interval(secs => ${seconds}::double precision)`}
    where id = ${job.id}`;
}
