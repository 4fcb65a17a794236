import { describe, expect, inject, it } from 'vitest';
import { repairDriver, repairSource } from './repair-driver.ts';

repairDriver();
// Loaded late, so that it comes repaired.
const { default: postgres } = await import('postgres');
const url = inject('databaseUrl');

/** Ends a backend from outside, as a crash of the database does. */
async function endBackend(pid: number) {
  const other = postgres(url, { max: 1 });
  await other`select pg_terminate_backend(${pid}::int)`;
  await other.end();
}

describe('the repaired driver', () => {
  it('refuses a query of a transaction whose connection is gone, and goes on', async () => {
    const sql = postgres(url, { max: 1, onnotice: () => undefined });
    const transaction = sql.begin(async (tx) => {
      const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
      await endBackend(row?.pid ?? 0);
      // Said to a connection that is not there any more: without the repair this ends the process.
      await tx`select 1`;
    });
    await expect(transaction).rejects.toThrow();
    expect(await sql`select 2 as two`).toEqual([{ two: 2 }]);
    await sql.end();
  });

  it('says so when the driver is not the one it was made for', () => {
    expect(() => repairSource('export default 1')).toThrow('The PostgreSQL driver has changed');
  });
});
