import type { Pool } from '@aaram/runtime/db';

/** A table's rows and their checksum, which does not depend on their order. */
export type CheckedTable = { name: string; rows: number; checksum: string };

/** Reads every row of every table, and with it checks every page of them. Unlogged tables are empty after a crash too. */
export async function checkTables(db: Pool): Promise<CheckedTable[]> {
  const tables = await db<{ schema: string; name: string }[]>`
    select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema'
    order by 1, 2`;
  const checked: CheckedTable[] = [];
  for (const { schema, name } of tables) {
    const table = `"${schema.replaceAll('"', '""')}"."${name.replaceAll('"', '""')}"`;
    const [sum] = await db.unsafe<{ rows: string; checksum: string }[]>(
      `select count(*)::text as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as checksum from ${table} t`,
    );
    checked.push({ name: `${schema}.${name}`, rows: Number(sum?.rows), checksum: sum?.checksum ?? '' });
  }
  return checked;
}
