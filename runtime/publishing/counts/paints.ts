/** Largest paints of browsers: how many came in each step, up to 10 s. */
export const paintRules = { stepMs: 100, maxSteps: 100 };

/** How many there are, and when three of four had come, ms. */
export function sumPaints(all: readonly ReadonlyMap<number, number>[]): { paints: number; paintMs: number | null } {
  const steps = new Map<number, number>();
  for (const one of all) {
    for (const [step, count] of one) steps.set(step, (steps.get(step) ?? 0) + count);
  }
  const paints = [...steps.values()].reduce((sum, count) => sum + count, 0);
  let left = 0.75 * paints;
  const found = [...steps]
    .toSorted(([one], [other]) => one - other)
    .find(([, count]) => {
      left -= count;
      return left <= 0;
    });
  return { paints, paintMs: found === undefined ? null : (found[0] + 1) * paintRules.stepMs };
}
