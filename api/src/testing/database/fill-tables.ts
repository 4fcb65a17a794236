import type { Pool } from '@aaram/runtime/db';

/** A value of each type, a different one in each row. */
const values: Record<string, string> = {
  uuid: 'gen_random_uuid()',
  text: 'md5(random()::text)',
  timestamptz: "now() - random() * interval '100 days'",
  bool: 'random() < 0.5',
  int2: '(random() * 30000)::int2',
  int4: '(random() * 1000000000)::int4',
  int8: '(random() * 1000000000)::int8',
  float8: 'random()',
  numeric: 'random()::numeric',
  bytea: 'sha256(random()::text::bytea)',
  jsonb: "'{}'::jsonb",
  xid8: 'pg_current_xact_id()',
  date: 'current_date',
  interval: "interval '1 hour'",
};

type Column = { name: string; type: string };

type Filling = {
  rows: number;
  except: readonly string[];
  /** The value that nearly all rows have, as SQL by `table.column`, where an index is only for the few others. */
  usual?: Record<string, string>;
};

/**
 * Fills every table with made-up rows and gathers statistics, only for query plans. The rows do not fit each other, so
 * foreign keys and checks are dropped first.
 */
export async function fillTables(db: Pool, { rows, except, usual = {} }: Filling) {
  const rules = await db<{ child: string; name: string }[]>`
    select conrelid::regclass::text as child, conname as name from pg_constraint
    where contype in ('c', 'f') and connamespace = 'public'::regnamespace`;
  const tables = await db<{ name: string; columns: Column[] }[]>`
    select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', t.typname)) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = ''
    group by c.relname order by c.relname`;
  const session = await db.reserve();
  try {
    await session.unsafe('set session_replication_role = replica');
    for (const { child, name } of rules) {
      await session.unsafe(`alter table ${child} drop constraint if exists "${name}"`);
    }
    for (const { name, columns } of tables.filter((table) => !except.includes(table.name))) {
      const list = columns.map((column) => `"${column.name}"`).join(', ');
      const made = columns
        .map((one) => usual[`${name}.${one.name}`] ?? values[one.type] ?? (one.type.startsWith('_') ? "'{}'" : 'null'))
        .join(', ');
      await session.unsafe(
        `insert into "${name}" (${list}) select ${made} from generate_series(1, ${Math.trunc(rows)}) on conflict do nothing`,
      );
    }
    await session.unsafe('analyze');
  } finally {
    await session.unsafe('reset session_replication_role');
    session.release();
  }
}
