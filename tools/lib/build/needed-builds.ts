import { globSync } from 'node:fs';

const STORYBOOK_TESTS = 'e2e/stories/';

/** Arguments of tools/build.ts for the tests that `args` of vitest choose. */
export type BuildOptions = readonly string[];

/**
 * What must be built before the tests run: the Storybooks only when one of their tests is among those that parts of a
 * path choose. When it is not clear which tests are chosen, everything.
 */
export function chooseBuilds(root: string, args: readonly string[]): BuildOptions {
  const everything = ['--for-tests'];
  const isByPath = args.length > 0 && args.every((arg) => !arg.startsWith('-'));
  if (!isByPath) return everything;
  const files = globSync('**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules', '**/.cache'] });
  const chosen = files.filter((file) => args.some((part) => file.includes(part.replace(/^\.\//, ''))));
  return chosen.length === 0 || chosen.some((file) => file.startsWith(STORYBOOK_TESTS)) ? everything : ['--apps'];
}
