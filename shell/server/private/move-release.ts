/**
 * Makes a move of a release that an admin asks for, in a process of its own: `node move-release.ts '<order as JSON>'`. Its
 * exit code tells whether it was made, and its error output why not.
 */
import { resolve } from 'node:path';
import { lineFor, StartProblem } from '@aaram/runtime/problems';
import { findLocationProblems, makeCopiesFolder, openStorage, readLocation } from '@aaram/runtime/publishing/locations';
import { rollback, type Target, withdraw } from '@aaram/runtime/publishing/moves';
import { readEnvironment } from '@aaram/shared-domain/environment/schema';
import { type ReleaseOrder, releaseOrderSchema } from '@aaram/shared-domain/release/schema';
import * as texts from '#texts/gate.ts';
import { deploy } from '../gate/deploy.ts';

async function openStore() {
  const env = readEnvironment('release', process.env, findLocationProblems);
  return openStorage(readLocation(env, resolve(env.RELEASES_DIR ?? 'releases')), makeCopiesFolder());
}

async function move(target: Target, { how, part, version, expected, percent }: ReleaseOrder): Promise<void> {
  if (how === 'rollback') {
    await rollback(target, version, expected);
  } else if (how === 'end-canary') {
    if (!(await withdraw(target, version, expected))) throw new StartProblem(texts.noSuchCanary(part));
  } else {
    const release = await target.store.open(part, version);
    await deploy(target, { release, how: 'promote', expected, percent });
  }
}

try {
  const order = releaseOrderSchema.parse(JSON.parse(process.argv[2] ?? ''));
  const { part, by, why } = order;
  await move({ store: await openStore(), part, author: { by, why } }, order);
} catch (error) {
  console.error(lineFor(error));
  process.exitCode = 1;
}
