/** Checks the rules of .dependency-cruiser.mjs in the whole repository. Exits 1 with one line for each violation. */
import { resolve } from 'node:path';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findViolations } from './lib/checks/boundaries.ts';
import { listWorkspaces } from './lib/workspaces.mjs';

const root = resolve(import.meta.dirname, '..');
const { modules, violations } = await findViolations(root, listWorkspaces(root), extractTSConfig('tsconfig.json'));
// Without a compiler that it can use it finds no modules and no violations: that must not pass.
if (modules < 100) {
  console.error(`Only ${modules} modules were read: the check does not see the sources.`);
  process.exit(1);
}
for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
console.log(`${modules} modules, ${violations.length} violations`);
process.exit(violations.length > 0 ? 1 : 0);
