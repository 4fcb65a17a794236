/**
 * Checks that raw colours, sizes and layers are only in shared-ui/src/tokens; other styles use tokens
 * (`var(--color-…)`). Also refuses physical sides and inline styles. Exits 1 with one line for each violation. Takes a
 * folder to check (for tests); default is this repository.
 */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findMarkupProblems, findStyleProblems } from './lib/checks/design-rules.ts';
import { listPagePackages, oneOf } from './lib/workspaces.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const packages = oneOf(listPagePackages(resolve(import.meta.dirname, '..')));
const checks = [
  { files: `${packages}/src/**/*.css`, find: findStyleProblems },
  { files: `${packages}/src/**/*.tsx`, find: findMarkupProblems },
];

let problems = 0;
let read = 0;
for (const { files, find } of checks) {
  for (const file of globSync(files, { cwd: root, exclude: (path) => /node_modules/.test(path) })) {
    if (/src\/tokens\//.test(file) || /\.(test|stories)\.tsx$/.test(file)) continue;
    read += 1;
    for (const { line, says, text } of find(readFileSync(join(root, file), 'utf8'))) {
      problems += 1;
      console.error(`${file}:${line}: ${says}\n  ${text.slice(0, 120)}`);
    }
  }
}
if (read === 0) {
  console.error(`No style sheets under ${root}: the check does not see the sources.`);
}
process.exit(problems > 0 || read === 0 ? 1 : 0);
