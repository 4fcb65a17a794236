import { expect } from 'vitest';

/** Fails where the server broke at an action, and names the action: `answers` are those of `actions`, in their order. */
export function expectNoneBroken(
  actions: readonly unknown[],
  answers: readonly ({ statusCode: number } | undefined)[],
) {
  const all = answers.map((answer, index) => ({ action: actions[index], code: answer?.statusCode ?? 200 }));
  expect(all.filter(({ code }) => code >= 500)).toEqual([]);
}
