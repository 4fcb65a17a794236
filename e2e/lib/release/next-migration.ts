import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { findUnsafe } from '../../../tools/lib/checks/unsafe-migrations.ts';

const root = resolve(import.meta.dirname, '../../..');
const NAME = '9999_next.sql';
/** What a next version may do while this one runs: columns, an index and a trigger on tables that everybody writes. */
const SQL = `
alter table orders add column next_note text;
alter table orders add column next_count integer not null default 0;
create index orders_next_note on orders (next_note) where next_note is not null;
alter table products add column next_note text;
create table next_notes (id bigint generated always as identity primary key, order_id uuid references orders (id));
create function note_next() returns trigger language plpgsql security definer as $$
begin
  new.next_count := new.next_count + 1;
  return new;
end $$;
create trigger orders_next before update on orders for each row execute function note_next();
`;

/**
 * Applies a migration that this version does not have, with the program that `npm run migrate` runs, from a copy of the
 * API. Resolves to what the program printed.
 */
export async function applyNextMigration(databaseUrl: string): Promise<string> {
  const unsafe = findUnsafe(NAME, SQL, [NAME]);
  if (unsafe.length > 0) {
    throw new Error(unsafe.join('\n'));
  }
  await mkdir(join(root, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(root, '.cache/next-version-'));
  try {
    await cp(join(root, 'api/src'), join(folder, 'api/src'), { recursive: true });
    await cp(join(root, 'api/package.json'), join(folder, 'api/package.json'));
    await symlink(join(root, 'api/node_modules'), join(folder, 'api/node_modules'));
    await writeFile(join(folder, 'api/src/db/migrations', NAME), SQL);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'api/src/migrate.ts')], {
      cwd: folder,
      env: { ...process.env, DATABASE_URL: databaseUrl },
    });
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
