import { StartProblem } from '@aaram/runtime/problems';
import { findNewest, listVersions, prune } from '@aaram/runtime/publishing/list';
import { noteApi, pin, rollback, unpin, withdraw } from '@aaram/runtime/publishing/moves';
import { noSuchCanary } from '../../../shell/src/texts/en/gate.ts';
import { readLevels } from '../publishing/levels.ts';
import { buildRelease, checkRelease, deployRelease, promoteRelease, storeRelease } from './new-release-commands.ts';
import type { Context } from './release-context.ts';

async function rollBack({ target, from, values, sayEnded, sayHeld }: Context) {
  if (from === undefined && (await withdraw(target()))) sayEnded();
  else sayHeld(await rollback(target(), from, values.expect));
}

async function endCanary({ target, from, values, requirePart, sayEnded }: Context) {
  if (!(await withdraw(target(), from, values.expect))) throw new StartProblem(noSuchCanary(requirePart()));
  sayEnded();
}

async function pinVersion({ target, from, values, say, sayHeld }: Context) {
  if (values.off) say(await unpin(target()));
  else sayHeld(await pin(target(), from));
}

async function noteLevels({ target, values }: Context) {
  const levels = readLevels(values);
  await noteApi(target('shell'), levels, true);
  console.log(`the API has level ${levels.level} and serves releases of level ${levels.oldest} and newer`);
}

const partsOf = ({ named, parts, requirePart }: Context) => (named === undefined ? [...parts] : [requirePart()]);

async function listAll(context: Context) {
  for (const part of partsOf(context)) console.log((await listVersions(context.store, part)).join('\n'));
}

async function pruneAll(context: Context) {
  const removed = await prune(context.store, partsOf(context));
  console.log([`removed ${removed.length} releases`, ...removed].join('\n  '));
}

/** `promote` without a version makes the newest of the store live. */
const promote = async (context: Context) =>
  promoteRelease(context, context.from ?? (await findNewest(context.store, context.requirePart())));

/** The commands of `npm run release` by name; `describeUsage` says what each does. */
export const commands: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  build: buildRelease,
  check: checkRelease,
  deploy: deployRelease,
  store: storeRelease,
  promote,
  rollback: rollBack,
  'end-canary': endCanary,
  pin: pinVersion,
  api: noteLevels,
  list: listAll,
  prune: pruneAll,
};
