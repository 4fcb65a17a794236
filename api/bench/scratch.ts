import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPool, type Pool } from '@aaram/runtime/db';
import { launchDatabase } from '@aaram/runtime/postgres';
import { migrate } from '#db/migrate.ts';
import { fillCatalogue } from '#testing/catalogue/big-catalogue.ts';

const root = join(import.meta.dirname, '../..');

/** Another filling is another database; one of an older schema is brought up to date. */
function nameOf(count: number): string {
  const hash = createHash('sha256').update(String(count));
  for (const name of ['big-catalogue.ts', 'big-catalogue-words.ts']) {
    hash.update(readFileSync(join(root, 'api/src/testing/catalogue', name)));
  }
  return `big_${hash.digest('hex').slice(0, 12)}`;
}

/** A PostgreSQL of the benchmark's own with a catalogue of `count` products; filled once, then found again. */
export async function openScratch(count: number): Promise<{ url: string; db: Pool; close: () => Promise<void> }> {
  const dataDir = process.env.BENCH_DIR ?? join(root, '.data/bench');
  const database = await launchDatabase({ dataDir, log: () => undefined });
  const admin = createPool({ url: database.url, max: 1, statementTimeoutMs: 0 });
  const name = nameOf(count);
  const target = new URL(database.url);
  target.pathname = `/${name}`;
  const [found] = await admin<{ note: string | null }[]>`
    select shobj_description(oid, 'pg_database') as note from pg_database where datname = ${name}`;
  if (found?.note !== 'filled') {
    console.error(`Filling a catalogue of ${count} products; once.`);
    await admin`drop database if exists ${admin(name)}`;
    await admin`create database ${admin(name)}`;
    await migrate(target.href);
    const db = createPool({ url: target.href, max: 1, statementTimeoutMs: 0 });
    await fillCatalogue(db, count);
    await db.end();
    // Without it the database is half filled, and is filled again.
    await admin`comment on database ${admin(name)} is 'filled'`;
  }
  await admin.end();
  await migrate(target.href);
  // What takes too long is to be measured, not to be ended.
  const db = createPool({ url: target.href, max: 8, statementTimeoutMs: 0 });
  return {
    url: target.href,
    db,
    close: async () => {
      await db.end({ timeout: 5 });
      await database.stop();
    },
  };
}
