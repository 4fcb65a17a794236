/**
 * npm run packs [-- <folder>] [--team <remote>]: writes the packages that a team's checkout needs, by default into
 * dist/packs. With --team writes a whole checkout of one remote, ready for npm install (docs/releases.md).
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { writeCheckout } from './lib/packs/example-checkout.ts';
import { makePacks } from './lib/packs/make-packs.ts';
import { listRemotes } from './lib/workspaces.mjs';

const root = resolve(import.meta.dirname, '..');
try {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { team: { type: 'string' } } });
  const to = resolve(positionals[0] ?? join(root, 'dist', values.team ?? 'packs'));
  if (values.team !== undefined && !listRemotes(root).includes(values.team))
    throw new StartProblem(`There is no remote "${values.team}".`);
  if (values.team === undefined) makePacks(root, to);
  else writeCheckout(root, values.team, to);
  console.log(to);
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
