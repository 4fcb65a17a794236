#!/usr/bin/env node
/** npm run release -- <command> <part>: how a team ships. docs/releases.md has the commands. */
import { join, resolve } from 'node:path';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { findLocationProblems, makeCopiesFolder, openStorage, readLocation } from '@aaram/runtime/publishing/locations';
import { readSet } from '@aaram/runtime/publishing/set';
import { readEnvironment } from '../shared-domain/src/environment/schema.ts';
import { commands } from './lib/release/commands.ts';
import { describeUsage, readArguments } from './lib/release/read-arguments.ts';
import { createContext } from './lib/release/release-context.ts';
import { listRemotes } from './lib/workspaces.mjs';

/** The checkout: this repository, or where the tools are an installed package, the folder from which npm runs. */
const root = import.meta.dirname.includes('node_modules') ? process.cwd() : resolve(import.meta.dirname, '..');
/** The shell and the remotes of this checkout; what is live comes along before a command runs. */
const parts = new Set(['shell', ...listRemotes(root)]);
const usage = describeUsage(parts);

/** The store that the settings name: a folder or a bucket. */
function openStore() {
  const env = readEnvironment('release', process.env, findLocationProblems);
  return openStorage(readLocation(env, resolve(env.RELEASES_DIR ?? join(root, 'releases'))), makeCopiesFolder());
}

try {
  const given = readArguments(usage);
  const run = commands[given.command];
  if (!run) throw new StartProblem(usage);
  const store = await openStore();
  // A team's checkout has one remote; the store has them all. A build needs no store.
  if (given.command !== 'build') for (const remote of Object.keys((await readSet(store)).remotes)) parts.add(remote);
  await run(createContext({ root, store, parts, usage, given }));
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
