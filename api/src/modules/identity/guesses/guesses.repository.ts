import type { Db } from '@aaram/runtime/db';
import { deleteInBatches } from '@aaram/runtime/db/values';

/** One counter: it holds `burst` attempts, and gets one back every `everySeconds`. */
export type Attempt = { slot: number; burst: number; everySeconds: number };

const columns = (attempts: readonly Attempt[]) => ({
  slots: attempts.map(({ slot }) => slot),
  every: attempts.map(({ everySeconds }) => everySeconds),
  room: attempts.map(({ burst, everySeconds }) => burst * everySeconds),
});

/** Takes an attempt from each counter that has one left; returns these. Locks in slot order, so there is no deadlock. */
export async function takeAttempts(db: Db, attempts: readonly Attempt[]): Promise<Set<number>> {
  const { slots, every, room } = columns(attempts);
  const rows = await db<{ slot: number }[]>`
    insert into guess_counters as known (slot, full_at, room)
    select slot, now() + make_interval(secs => every), make_interval(secs => room)
    from unnest(${slots}::int[], ${every}::float8[], ${room}::float8[]) asked (slot, every, room) order by slot
    on conflict (slot) do update set
      full_at = greatest(known.full_at, now()) + (excluded.full_at - now()), room = excluded.room
    where greatest(known.full_at, now()) + (excluded.full_at - now()) <= now() + excluded.room
    returning slot`;
  return new Set(rows.map(({ slot }) => slot));
}

/** Gives back attempts that were no wrong guesses. */
export async function returnAttempts(db: Db, attempts: readonly Attempt[]) {
  const { slots, every } = columns(attempts);
  await db`
    with mine as materialized (
      select slot, every from guess_counters
      join unnest(${slots}::int[], ${every}::float8[]) asked (slot, every) using (slot) order by slot for update of guess_counters)
    update guess_counters set full_at = full_at - make_interval(secs => mine.every)
    from mine where guess_counters.slot = mine.slot`;
}

/** Seconds until all of these counters have an attempt again. */
export async function readWait(db: Db, attempts: readonly Attempt[]): Promise<number> {
  const { slots, every, room } = columns(attempts);
  const [row] = await db<{ wait: number | null }[]>`
    select max(extract(epoch from full_at - now())::float8 + asked.every - asked.room) as wait
    from guess_counters join unnest(${slots}::int[], ${every}::float8[], ${room}::float8[]) asked (slot, every, room)
    using (slot)`;
  return row?.wait ?? 0;
}

/** Deletes counters that are full again, in batches; returns how many. */
export async function deleteFullCounters(db: Db): Promise<number> {
  return deleteInBatches(
    (most) => db`delete from guess_counters
      where slot in (select slot from guess_counters where full_at < now() limit ${most}) and full_at < now()`,
  );
}
