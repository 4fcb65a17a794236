import fc from 'fast-check';
import { expectNoneBroken } from './wrong-calls/expect-none-broken.ts';

type Answer = { statusCode: number } | undefined;

/** What the actions change, and what must be true of it. */
type World<Action> = {
  act: (action: Action) => Promise<Answer>;
  /** After each step. */
  check: () => Promise<void>;
  /** After the last one. */
  checkEnd?: () => Promise<void>;
};

type Walk<Action> = {
  action: fc.Arbitrary<Action>;
  /** A new world for each run. */
  open: () => Promise<World<Action>>;
  runs: number;
  /** Steps of a run: one to three actions at once. */
  steps: number;
  /** Actions that need to know what was there before: one of them a step, after the others. */
  isAlone?: (action: Action) => boolean;
};

/** Whether proofs run in their long form, with other actions each time; the short form has always the same ones. */
export const isLong = process.env.PROOF === 'long';

/** How long a walk may take, ms. */
export const WALK_MS = isLong ? 900_000 : 60_000;

/** Lets random actions happen and checks the world after each step. Returns a line of figures for the test. */
export async function walkAtRandom<Action>({ action, open, runs, steps, isAlone = () => false }: Walk<Action>) {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: steps, maxLength: steps }),
      async (all) => {
        const { act, check, checkEnd } = await open();
        for (const together of all) {
          const alone = together.filter(isAlone);
          for (const some of [together.filter((one) => !alone.includes(one)), alone.slice(0, 1)]) {
            expectNoneBroken(some, await Promise.all(some.map(act)));
          }
          done += together.length;
          await check();
        }
        await checkEnd?.();
      },
    ),
    { numRuns: runs, endOnFailure: true, ...(isLong ? {} : { seed: 2026 }) },
  );
  return `${runs} runs, ${done} actions`;
}
