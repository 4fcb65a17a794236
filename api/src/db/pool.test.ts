import { createPool, type Pool } from '@aaram/runtime/db';
import { isDatabaseAway, isDuplicate } from '@aaram/runtime/db/errors';
import { readIdArray, writeIdArray } from '@aaram/runtime/db/values';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let db: Pool;
beforeAll(() => {
  db = createPool({ url: inject('databaseUrl'), max: 2 });
});
afterAll(() => db.end({ timeout: 5 }));

/** A table for one test. */
async function withTable(name: string, columns: string, test: () => Promise<void>) {
  await db.unsafe(`create table ${name} (${columns})`);
  try {
    await test();
  } finally {
    await db.unsafe(`drop table ${name}`);
  }
}

describe('a statement', () => {
  it('answers columns in camelCase, paise as numbers, moments as dates and JSON as it was', async () => {
    const at = new Date('2026-11-22T10:00:00.123Z');
    const [row] = await db`
      select ${12_345_678_901}::bigint as price_paise, ${at}::timestamptz as created_at, '2026-11-22'::date as day,
        ${db.json([{ size: 'S' }])}::jsonb as sizes, ${['a "b"', null]}::text[] as tags, ${undefined}::text as nothing,
        ${true}::boolean as is_new, interval '1 hour' as room, ${Buffer.from([0, 255])}::bytea as bytes`;
    expect(row).toEqual({
      pricePaise: 12_345_678_901,
      createdAt: at,
      day: new Date('2026-11-22T00:00:00Z'),
      sizes: [{ size: 'S' }],
      tags: ['a "b"', null],
      nothing: null,
      isNew: true,
      room: '01:00:00',
      bytes: Buffer.from([0, 255]),
    });
  });

  it('takes many ids in the form of the database itself', async () => {
    const ids = [0, 1, 2].map((last) => `0195d3c0-7f1e-7a2b-8c3d-00000000000${last}`);
    for (const given of [ids, []]) {
      const [row] = await db.texts('select array_to_string($1::uuid[]::text[], $2)', [writeIdArray(given), ',']);
      expect(row).toEqual([given.join()]);
      expect(readIdArray(writeIdArray(given))).toEqual(given);
    }
  });

  it('inserts rows, changes columns, names tables, and says how many rows it reached', () =>
    withTable('pool_rows', 'user_id int primary key, name text', async () => {
      const table = db('poolRows');
      const rows = [
        { userId: 1, name: 'one' },
        { userId: 2, name: undefined },
      ];
      expect((await db`insert into ${table} ${db(rows)}`).count).toBe(2);
      const isSecond = db`user_id = ${2}`;
      expect((await db`update pool_rows set ${db({ name: 'two' })} where ${isSecond}`).count).toBe(1);
      expect(await db`select * from pool_rows order by user_id`).toEqual([
        { userId: 1, name: 'one' },
        { userId: 2, name: 'two' },
      ]);
      const again = db`insert into pool_rows ${db({ userId: 1 })}`.catch((error: unknown) => error);
      expect([
        isDuplicate(await again),
        isDuplicate(await again, 'pool_rows_pkey'),
        isDuplicate(await again, 'other'),
      ]).toEqual([true, true, false]);
    }));

  it('is asked once, when a caller waits for it', () =>
    withTable('pool_once', 'id int', async () => {
      const insert = db`insert into pool_once values (1)`;
      expect(await db`select from pool_once`).toHaveLength(0);
      await Promise.all([insert, insert]);
      expect(await db`select from pool_once`).toHaveLength(1);
    }));

  it('survives a change of its table', () =>
    withTable('pool_plans', 'id int', async () => {
      const one = createPool({ url: inject('databaseUrl'), max: 1 });
      const read = () => one`select * from pool_plans`;
      await read();
      await db.unsafe('alter table pool_plans add column name text');
      expect(await read()).toEqual([]);
      await one.end();
    }));

  it('that takes too long means that the database is overloaded', async () => {
    const hasty = createPool({ url: inject('databaseUrl'), max: 1, statementTimeoutMs: 50 });
    const error = await hasty`select pg_sleep(60)`.catch((problem: unknown) => problem);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await hasty`select 1 as one`).toEqual([{ one: 1 }]);
    await hasty.end();
  });
});

describe('a transaction', () => {
  it('is undone by the error of a statement, even when that was caught', () =>
    withTable('pool_undone', 'id int', async () => {
      const failing = db.begin(async (tx) => {
        await tx`insert into pool_undone values (1)`;
        await tx`select 1 / 0`.catch(() => undefined);
      });
      await expect(failing).rejects.toThrow('division by zero');
      expect(await db`select from pool_undone`).toHaveLength(0);
    }));

  it('is undone by the error of a statement that was not awaited', () =>
    withTable('pool_late', 'id int', async () => {
      const failing = db.begin(async (tx) => {
        await tx`insert into pool_late values (1)`;
        void tx`select 1 / 0`.catch(() => undefined);
      });
      await expect(failing).rejects.toThrow('division by zero');
    }));

  // security: lost-connections
  it('that was left open ends with its connection, which is not given out again', () =>
    withTable('pool_left', 'id int', async () => {
      const one = createPool({ url: inject('databaseUrl'), max: 1 });
      await one.unsafe('begin; insert into pool_left values (1)');
      await one`insert into pool_left values (2)`;
      await one.end();
      expect(await db`select id from pool_left`).toEqual([{ id: 2 }]);
    }));

  it('asks one statement after the other, also of those asked at once, and none once it is over', async () => {
    const late = await db.begin(async (tx) => {
      const [[a], [b]] = await Promise.all([tx`select pg_backend_pid() as pid`, tx`select pg_backend_pid() as pid`]);
      expect(a).toEqual(b);
      return { ask: () => tx`select 1` };
    });
    await expect(late.ask()).rejects.toThrow('over');
  });
});

describe('a pool that ends', () => {
  it('waits for what is under way, and no longer than its limit', async () => {
    const one = createPool({ url: inject('databaseUrl'), max: 1 });
    const answer = one`select 1 as one`;
    const read = answer.then((rows) => rows);
    const session = await one.reserve();
    expect(await read).toEqual([{ one: 1 }]);
    await one.end({ timeout: 0.1 });
    await expect(session`select 1`).rejects.toThrow('CONNECTION_CLOSED');
  });
});
