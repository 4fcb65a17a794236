import { parseArgs } from 'node:util';
import { StartProblem } from '@aaram/runtime/problems';
import { readPercent, whoAmI } from '@aaram/runtime/publishing/publish';

/** What `npm run release` says when it does not understand. `parts`: the shell and the remotes of the checkout. */
export const describeUsage = (parts: Iterable<string>): string =>
  [
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

/** The command, the part and what follows it, and the options. Throws `StartProblem` with the usage. */
export function readArguments(usage: string) {
  try {
    const { values, positionals } = parseArgs({
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
    const [command = '', named, from] = positionals;
    return { command, named, from, values, percent: readPercent(values.percent) };
  } catch (error) {
    throw error instanceof StartProblem
      ? error
      : new StartProblem(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

export type Arguments = ReturnType<typeof readArguments>;
