/**
 * Checks that each API module uses only its own tables (docs/architecture.md). Exits 1 with one line for each file that
 * uses another module's table, or has SQL where none is allowed. Takes a folder to check (for tests); default is the
 * API.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findTableProblems, type Owners } from './lib/checks/table-owners.ts';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../api/src'));
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const isOutside = (file: string) => /\.(test|d)\.ts$|^(testing|backup|payment-sandbox|db\/seed)\//.test(file);

const sources = globSync('**/*.ts', { cwd: root })
  .filter((file) => !isOutside(file))
  .sort();
const migrations = globSync('db/migrations/*.sql', { cwd: root }).sort().map(read);
const owners: Owners = JSON.parse(read('modules/table-owners.json'));
const problems = findTableProblems(
  sources.map((file) => ({ file, text: read(file) })),
  migrations,
  owners,
);
for (const problem of problems) console.error(problem);
if (sources.length === 0 || migrations.length === 0) {
  console.error(`No sources or no migrations under ${root}: the check does not see them.`);
}
process.exit(problems.length > 0 || sources.length === 0 || migrations.length === 0 ? 1 : 0);
