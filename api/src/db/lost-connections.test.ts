import { createPool } from '@aaram/runtime/db';
import { describe, expect, inject, it } from 'vitest';

const url = inject('databaseUrl');

/** Ends a backend from outside, as a crash of the database does. */
async function endBackend(pid: number) {
  const other = createPool({ url, max: 1 });
  await other`select pg_terminate_backend(${pid}::int)`;
  await other.end();
}

describe('a connection that is lost', () => {
  // security: lost-connections
  it('refuses a query of its transaction, and the pool goes on', async () => {
    const sql = createPool({ url, max: 1 });
    const transaction = sql.begin(async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await endBackend(row?.pid ?? 0);
      await tx`select 1`;
    });
    await expect(transaction).rejects.toThrow();
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
    await sql.end();
  });

  // security: lost-connections
  it('keeps its transaction out of the next one', async () => {
    const sql = createPool({ url, max: 1 });
    await sql`create table if not exists written (who text)`;
    const { promise: isNextOpen, resolve: openNext } = Promise.withResolvers<void>();
    const { promise: hasLostSpoken, resolve: lostHasSpoken } = Promise.withResolvers<void>();
    const lost = sql.begin(async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await endBackend(row?.pid ?? 0);
      await isNextOpen;
      await tx`insert into written values ('lost')`.catch(() => undefined);
      lostHasSpoken();
    });
    await expect(lost).rejects.toThrow();
    await sql.begin(async (tx) => {
      await tx`insert into written values ('next')`;
      openNext();
      await hasLostSpoken;
    });
    expect(await sql`select who from written`).toEqual([{ who: 'next' }]);
    await sql`drop table written`;
    await sql.end();
  });
});
