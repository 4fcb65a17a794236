import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { StartProblem } from '@aaram/runtime/problems';

const usage = 'npm run dev <remote> -- --against https://… [--api https://…]';

/** The remote, the store of releases and the shop that are named. Throws `StartProblem` with the usage. */
export function readArguments(root: string) {
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
