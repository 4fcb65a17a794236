import { StartProblem } from '@aaram/runtime/problems';
import type { openStorage } from '@aaram/runtime/publishing/locations';
import type { Moved } from '@aaram/runtime/publishing/moves';
import type { Arguments } from './read-arguments.ts';

type Given = {
  /** The checkout, or the folder from which npm runs. */
  root: string;
  store: Awaited<ReturnType<typeof openStorage>>;
  /** The parts that a command may name. */
  parts: ReadonlySet<string>;
  usage: string;
  given: Arguments;
};

/** What the commands of `npm run release` have in common: the part that is named, and what they say when they are done. */
export function createContext({ root, store, parts, usage, given }: Given) {
  const { command, named, from, values, percent } = given;

  function requirePart(): string {
    if (named === undefined || !parts.has(named)) throw new StartProblem(usage);
    return named;
  }

  function say({ from: before, to }: Moved): void {
    const now = `${named} is at ${to}`;
    console.log(before === to ? now : `${now} now, before at ${before ?? 'no release'}`);
  }

  return {
    root,
    store,
    parts,
    named,
    from,
    values,
    percent,
    requirePart,
    /** Where a move is made, in whose name and why. */
    target: (part = requirePart()) => ({
      store,
      part,
      author: { by: values.by, why: values.why || `npm run release -- ${command}` },
    }),
    /** Where the release of a command comes from: a folder, an archive, a version, or the newest build. */
    source: (version = from) => ({ root, store, part: requirePart(), from: version }),
    say,
    /** Says what a deploy or promote has done. */
    sayShare(moved: Moved, version: string): void {
      if (percent === undefined || percent === 100) say(moved);
      else console.log(`${percent} of 100 visitors get ${named} ${version} now; the others stay at ${moved.to}`);
    },
    /** Says that builds leave a part where it is now. */
    sayHeld(moved: Moved): void {
      say(moved);
      console.log(`Builds leave it there. To let them go on: npm run release -- pin ${named} --off`);
    },
    sayEnded(): void {
      console.log(`the canary of ${named} has ended. To let builds go on: npm run release -- pin ${named} --off`);
    },
  };
}

export type Context = ReturnType<typeof createContext>;
