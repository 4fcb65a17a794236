import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPool, type Pool } from './pool.ts';

/** Any number will do, as long as every process uses the same one. */
const LOCK = 4_417_001;

type Migration = { name: string; checksum: string; text: string };

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

async function apply(db: Pool, { name, text, checksum }: Migration) {
  await db.begin(async (tx) => {
    await tx.unsafe(text);
    await tx`insert into schema_migrations (name, checksum) values (${name}, ${checksum})`;
  });
}

/**
 * Brings the schema at `url` up to date, one transaction per file, and returns the names of the files it applied. Safe
 * when several processes start at once. Throws when a file that was applied has changed since.
 */
export async function migrateFrom(folder: string, url: string): Promise<string[]> {
  // One connection, because the lock belongs to the connection that took it.
  const db = createPool({ url, max: 1, statementTimeoutMs: 0 });
  try {
    await db`select pg_advisory_lock(${LOCK}::bigint)`;
    await db`create table if not exists schema_migrations
      (name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
    const rows = await db<{ name: string; checksum: string }[]>`select name, checksum from schema_migrations`;
    const applied = new Map(rows.map((row) => [row.name, row.checksum]));
    const fresh: string[] = [];
    for (const migration of await readMigrations(folder)) {
      const known = applied.get(migration.name);
      if (known === undefined) {
        await apply(db, migration);
        fresh.push(migration.name);
      } else if (known !== migration.checksum) {
        throw new Error(`${migration.name} was changed after it had been applied. Add a new migration instead.`);
      }
    }
    return fresh;
  } finally {
    await db.end({ timeout: 5 });
  }
}
