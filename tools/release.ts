#!/usr/bin/env node
/** npm run release -- <command> <part>: how a team ships. docs/releases.md has the commands. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { findNewest, listVersions, prune } from '@aaram/runtime/publishing/list';
import { keep, type Moved, noteApi, pin, rollback, unpin, withdraw } from '@aaram/runtime/publishing/moves';
import { findPlaceProblems, openStorage, readPlace } from '@aaram/runtime/publishing/places';
import { readPercent, whoAmI } from '@aaram/runtime/publishing/publish';
import { readSet } from '@aaram/runtime/publishing/set';
import { readEnvironment } from '../shared-domain/src/environment/schema.ts';
import { readCommit } from './lib/publishing/commit.ts';
import { makeCopiesFolder } from './lib/publishing/copies.ts';
import { deploy } from './lib/publishing/deploy.ts';
import { readLevels } from './lib/publishing/levels.ts';
import { pack, withRelease } from './lib/publishing/source.ts';
import { listRemotes } from './lib/workspaces.mjs';

/** The checkout: this repository, or where the tools are an installed package, the folder from which npm runs. */
const root = import.meta.dirname.includes('node_modules') ? process.cwd() : resolve(import.meta.dirname, '..');
/** The shell and the remotes of this checkout; what is live comes along before a command runs. */
const parts = new Set(['shell', ...listRemotes(root)]);
const usage = [
  'npm run release -- build <part>                          builds a release; nothing goes live',
  'npm run release -- check <part> [folder|archive|version] says whether it may go live',
  'npm run release -- deploy <part> [folder|archive|version] checks it and makes it live',
  'npm run release -- store <part> [folder|archive]         stores it; nothing goes live, admins can preview it',
  'npm run release -- list [part]                           what is in the store, and what is live',
  'npm run release -- rollback <part> [version]             makes the version before live again, within two seconds',
  'npm run release -- promote <part> [version]              makes a version of the store live, by default the newest',
  'npm run release -- end-canary <part> [version]           ends a canary: all visitors get the live version',
  'npm run release -- pin <part> [version] | <part> --off   holds a version against builds and deploys',
  'npm run release -- prune [part]                          removes what no tab can ask for any more',
  'npm run release -- api --level 3 --oldest 2              writes down which releases the running API serves',
  'deploy and promote with --percent 10                     as a canary: for 10 of 100 visitors; rollback ends it',
  `Parts: ${[...parts].join(', ')}. Options: --why "…", --by <name>, --expect <version that must be live>.`,
].join('\n');

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        why: { type: 'string', default: '' },
        by: { type: 'string', default: whoAmI() },
        expect: { type: 'string' },
        percent: { type: 'string' },
        level: { type: 'string' },
        oldest: { type: 'string' },
        off: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new StartProblem(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

const { values, positionals } = readArguments();
const [command = '', named, from] = positionals;

function requirePart(): string {
  if (named === undefined || !parts.has(named)) throw new StartProblem(usage);
  return named;
}

/** The store that the settings name: a folder or a bucket. */
function openStore() {
  const env = readEnvironment('release', process.env, findPlaceProblems);
  return openStorage(readPlace(env, resolve(env.RELEASES_DIR ?? join(root, 'releases'))), makeCopiesFolder());
}
const store = await openStore();

const place = (part = requirePart()) => ({
  store,
  part,
  author: { by: values.by, why: values.why || `npm run release -- ${command}` },
});
const source = (version = from) => ({ root, store, part: requirePart(), from: version });

function tell({ from: before, to }: Moved): void {
  console.log(before === to ? `${named} is at ${to}` : `${named} is at ${to} now, before at ${before ?? 'no release'}`);
}
const percent = readPercent(values.percent);
/** Says what a deploy or promote has done. */
function tellShare(moved: Moved, version: string): void {
  if (percent === undefined || percent === 100) tell(moved);
  else console.log(`${percent} of 100 visitors get ${named} ${version} now; the others stay at ${moved.to}`);
}
const tellHeld = (moved: Moved) => {
  tell(moved);
  console.log(`Builds leave it there. To let them go on: npm run release -- pin ${named} --off`);
};

const commands: Record<string, () => Promise<void>> = {
  async build() {
    const part = requirePart();
    const { buildApp } = await import('./lib/build/build-app.ts');
    const { withLock } = await import('@aaram/runtime/locks');
    await withLock(join(root, '.cache/build'), async () => {
      const release = await buildApp(root, part);
      const archive = await pack(release, { commit: readCommit(root) });
      console.log(`built ${part} ${release.manifest.version}; nothing is live yet\n  ${release.dir}\n  ${archive}`);
    });
  },
  async check() {
    const { findReasons } = await import('./lib/publishing/gate.ts');
    await withRelease(source(), async ({ release }) => {
      const reasons = await findReasons(store, await readSet(store), release);
      if (reasons.length > 0) throw new StartProblem(reasons.join('\n'));
      console.log(`${named} ${release.manifest.version} may go live`);
    });
  },
  async deploy() {
    await withRelease(source(), async ({ release, note }) => {
      const incoming = { release, how: 'deploy' as const, commit: note.commit, expected: values.expect, percent };
      tellShare(await deploy(place(), incoming), release.manifest.version);
    });
  },
  async store() {
    await withRelease(source(), async ({ release, note }) => {
      await keep(place(), { release, commit: note.commit });
      console.log(`${named} ${release.manifest.version} is in the store, and nothing else is live than before`);
    });
  },
  async promote() {
    const version = from ?? (await findNewest(store, requirePart()));
    await withRelease(source(version), async ({ release }) =>
      tellShare(await deploy(place(), { release, how: 'promote', expected: values.expect, percent }), version),
    );
  },
  async rollback() {
    if (from === undefined && (await withdraw(place())))
      console.log(`the canary of ${named} has ended. To let builds go on: npm run release -- pin ${named} --off`);
    else tellHeld(await rollback(place(), from, values.expect));
  },
  async 'end-canary'() {
    if (!(await withdraw(place(), from, values.expect)))
      throw new StartProblem(`${named} has no such canary: it has ended, or never began.`);
    console.log(`the canary of ${named} has ended. To let builds go on: npm run release -- pin ${named} --off`);
  },
  async pin() {
    if (values.off) tell(await unpin(place()));
    else tellHeld(await pin(place(), from));
  },
  async api() {
    const levels = readLevels(values);
    await noteApi(place('shell'), levels, true);
    console.log(`the API has level ${levels.level} and serves releases of level ${levels.oldest} and newer`);
  },
  async list() {
    const chosen = named === undefined ? [...parts] : [requirePart()];
    for (const part of chosen) console.log((await listVersions(store, part)).join('\n'));
  },
  async prune() {
    const removed = await prune(store, named === undefined ? [...parts] : [requirePart()]);
    console.log([`removed ${removed.length} releases`, ...removed].join('\n  '));
  },
};

try {
  const run = commands[command];
  if (!run) throw new StartProblem(usage);
  // A team's checkout has one remote; the store has them all. A build needs no store.
  if (command !== 'build') for (const remote of Object.keys((await readSet(store)).remotes)) parts.add(remote);
  await run();
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
