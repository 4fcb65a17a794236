import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findUnsafe } from './unsafe-migrations.ts';

const folder = join(import.meta.dirname, '../../../api/src/db/migrations');
/** Earlier ones were written for a store that is stopped while it is updated. */
const FIRST = '0270';
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
const problemsOf = (sql: string) => findUnsafe('0300_try.sql', sql, ['0290_more.sql', '0300_try.sql']);

describe('a migration', () => {
  // reliability: interrupted-migration
  it('of this store is survived by the processes of the version before', () => {
    const unsafe = names
      .filter((name) => name >= FIRST)
      .flatMap((name) => findUnsafe(name, readFileSync(join(folder, name), 'utf8'), names));
    expect(unsafe).toEqual([]);
  });

  it.each([
    ['drop table orders', 'drops a table'],
    ['alter table orders drop column note', 'drops a column'],
    ['alter table orders drop note', 'drops a column'],
    ['alter table orders rename column note to remark', 'renames'],
    ['alter table orders rename to purchases', 'renames'],
    ['alter table orders alter column note set not null', 'makes a column required'],
    ['alter table orders alter column note type int using note::int', 'changes the type'],
    ['alter table orders alter note set data type int', 'changes the type'],
    ['alter table orders add column note text not null', 'adds a required column without a default'],
    ['alter table orders\n  add a int default 1,\n  add b text not null', 'adds a required column without a default'],
  ])('that would break them is refused: %s', (sql, what) => {
    expect(problemsOf(`create table other (id int);\n${sql};`)).toEqual([expect.stringContaining(what)]);
  });

  it.each([
    'create table notes (id int not null); alter table notes alter column id type bigint',
    'alter table orders add column note text',
    "alter table orders add column note text not null default ''",
    'alter table orders add column total int generated always as (1) stored not null',
    'alter table orders drop constraint orders_check',
    'alter table orders alter column note drop not null',
    'alter table orders alter column note drop default',
    'alter table orders add constraint orders_note check (note is not null) not valid',
    'drop index if exists orders_note',
    "-- drop table orders\ninsert into notes values ('drop table orders')",
    'do $$ begin drop table if exists pg_temp.x; end $$',
  ])('that they survive is taken: %s', (sql) => {
    expect(problemsOf(sql)).toEqual([]);
  });

  it('that ends what an earlier one began names it', () => {
    const drop = 'alter table orders drop column note;';
    expect(problemsOf(`-- contract of 0290: remark has replaced it since\n${drop}`)).toEqual([]);
    expect(problemsOf(`-- contract of 0280: it was replaced\n${drop}`)).toHaveLength(1);
    expect(problemsOf(`-- contract of 0300: it was replaced\n${drop}`)).toHaveLength(1);
  });
});
