#!/usr/bin/env node
/**
 * npm run dev <remote> -- --against <address of the store of releases> [--api <address of a shop>]: develops one remote
 * against the live others. Shell and other remotes come from the store, data from the shop (docs/releases.md).
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readEnvironment } from '../shared-domain/src/environment/schema.ts';
import { buildOnChange, followOthers } from './lib/against.ts';
import { lineFor, StartProblem } from './lib/problem.mjs';
import { findPlaceProblems, openSource, readPlace } from './lib/release-store/settings.ts';

const isPackage = import.meta.dirname.includes('node_modules');
const root = isPackage ? process.cwd() : resolve(import.meta.dirname, '..');
const shop = join(import.meta.dirname, `../shell/server/main.${isPackage ? 'js' : 'ts'}`);
const usage = 'npm run dev <remote> -- --against https://… [--api https://…]';

function readArguments() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { against: { type: 'string' }, api: { type: 'string' } },
  });
  const [remote = '', ...others] = positionals;
  const { against } = values;
  if (against === undefined || others.length > 0 || !URL.canParse(against)) throw new StartProblem(usage);
  if (remote === 'shell' || !existsSync(join(root, remote, 'src/remote.tsx')))
    throw new StartProblem(`There is no remote "${remote}" in ${root}. ${usage}`);
  const api = values.api ?? process.env.API_URL ?? new URL(against).origin;
  if (!/^https?:/.test(api)) throw new StartProblem(`--api: the address of a shop whose data the pages show. ${usage}`);
  return { remote, against, api };
}

try {
  const { remote, against, api } = readArguments();
  const dir = join(root, remote, '.dev/against');
  const env = readEnvironment('release', { ...process.env, RELEASES_URL: against }, findPlaceProblems);
  const work = { root, remote, dir, log: (line: string) => console.log(line) };
  await followOthers(await openSource(readPlace(env, dir), dir), work);
  await buildOnChange(work);
  const { RELEASES_URL: _store, ...own } = process.env;
  const server = spawn(process.execPath, [shop], {
    env: { ...own, RELEASES_DIR: dir, API_URL: api },
    stdio: 'inherit',
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => server.kill(name));
  server.once('exit', (code) => process.exit(code ?? 0));
  console.log(`http://localhost:${process.env.PORT || 3000} shows ${remote} from source, the others from ${against}`);
} catch (error) {
  console.error(lineFor(error));
  process.exit(1);
}
