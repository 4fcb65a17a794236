import type { Db } from '@aaram/runtime/db';

/** Names of columns that hold a person's id, address or number without being a reference. */
const NAMES_PEOPLE = /(^|_)(user|owner|author|actor|account|person|email|mobile|phone|buyer)(_|$)/;

/**
 * The tables of the database that point at a person: by a column's name, or by a reference to such a table. What hangs
 * on a table in `notThrough` alone belongs to no person.
 */
export async function findTablesAboutPeople(db: Db, notThrough: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ child: string; parent: string | null; name: string }[]>`
    select c.table_name as child, c.column_name as name, (
      select f.confrelid::regclass::text from pg_constraint f
      where f.contype = 'f' and f.conrelid = c.table_name::regclass and f.conkey[1] = c.ordinal_position limit 1) as parent
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`;
  const personal = new Set(['users']);
  for (let size = 0; size < personal.size; ) {
    size = personal.size;
    for (const { child, parent, name } of rows) {
      const isTheirs = parent !== null && personal.has(parent) && !notThrough.includes(parent);
      if (isTheirs || NAMES_PEOPLE.test(name)) {
        personal.add(child);
      }
    }
  }
  return personal;
}
