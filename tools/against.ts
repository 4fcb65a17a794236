#!/usr/bin/env node
/**
 * npm run dev <remote> -- --against <address of the store of releases> [--api <address of a shop>]: develops one remote
 * against the live others. Shell and other remotes come from the store, data from the shop; an open page loads itself
 * again after each edit (docs/releases.md).
 */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { lineFor } from '@aaram/runtime/problems';
import { findLocationProblems, openSource, readLocation } from '@aaram/runtime/publishing/locations';
import { devPorts } from '../rspack.config.base.ts';
import { readEnvironment } from '../shared-domain/src/environment/schema.ts';
import { compileOnChange, followOthers } from './lib/against/against.ts';
import { serveWork } from './lib/against/against-files.ts';
import { readArguments } from './lib/against/read-arguments.ts';

const isPackage = import.meta.dirname.includes('node_modules');
const root = isPackage ? process.cwd() : resolve(import.meta.dirname, '..');
const shop = join(import.meta.dirname, `../shell/server/against-main.${isPackage ? 'js' : 'ts'}`);
try {
  const { remote, against, api } = readArguments(root);
  const dir = join(root, remote, '.dev/against');
  const env = readEnvironment('release', { ...process.env, RELEASES_URL: against }, findLocationProblems);
  const work = { root, remote, dir, log: (line: string) => console.log(line) };
  process.env.AARAM_DEV = 'against';
  const port = devPorts[remote] ?? 0;
  const files = await serveWork(join(root, remote, '.dev/browser'), port);
  const report = (problem: string | undefined) => {
    if (problem !== undefined) console.error(problem);
    files.say(problem === undefined ? 'built' : 'failed', problem ?? '');
  };
  await Promise.all([
    followOthers(await openSource(readLocation(env, dir), dir), work),
    compileOnChange({ root, remote }, report),
  ]);
  const { RELEASES_URL: _store, ...own } = process.env;
  const source = {
    name: remote,
    file: join(root, remote, '.dev/server/entry.cjs'),
    origin: `http://localhost:${port}`,
  };
  const server = spawn(process.execPath, [shop], {
    env: { ...own, RELEASES_DIR: dir, API_URL: api, AARAM_AGAINST: JSON.stringify(source) },
    stdio: 'inherit',
  });
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => server.kill(name));
  server.once('exit', (code) => process.exit(code ?? 0));
  console.log(`http://localhost:${process.env.PORT || 3000} shows ${remote} from source, the others from ${against}`);
} catch (error) {
  console.error(lineFor(error));
  process.exit(1);
}
