import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const css = { modules: { classNameStrategy: 'non-scoped' as const } };

/** Files that change a module for everybody in their process. */
const changesModules = ['src/plugins/limits.test.ts', 'src/plugins/limits-by-source.test.ts'];

/** Visits every page in every state, several at once. */
const everyState = 'e2e/journeys/axe.test.ts';

/** Every test of the house. `e2e` runs over the built product and is left out of `npm run verify`. */
export default defineConfig({
  test: {
    // Left alone, a machine of two cores works with one. Tests wait for the database and for the disk a third of their time.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Browser tests that run beside each other mostly wait: for a hanging file, for a page to come to rest.
    maxConcurrency: 4,
    projects: [
      {
        test: {
          name: 'plain',
          environment: 'node',
          include: ['shared-domain/src/**/*.test.ts', 'shell/server/**/*.test.ts', 'tools/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'pages',
          environment: 'jsdom',
          // jsdom is loaded once a worker instead of once a file: a third of the processor time, the same walls.
          pool: 'vmForks',
          css,
          include: [
            '{shared-ui,shared-platform,shared-panel,shell,storefront,seller-panel,blog}/src/**/*.test.{ts,tsx}',
          ],
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 60_000,
        },
      },
      // Most files of the API build a server with a database of its own: sharing loaded modules costs them nothing.
      { extends: './api/vitest.config.ts', test: { name: 'api', exclude: changesModules, isolate: false } },
      {
        test: {
          name: 'api-alone',
          root: 'api',
          include: changesModules,
          globalSetup: [resolve(import.meta.dirname, 'api/src/testing/global-setup.ts')],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/stories/**', everyState],
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // While one file waits, for a hanging file or for a page to come to rest, another has the processor.
          maxWorkers: 2,
          // A worker goes from file to file with its modules and its browsers: half a second of work for each of them.
          isolate: false,
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Keeps every processor busy by itself.
        test: {
          name: 'states',
          environment: 'node',
          include: [everyState],
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Over the built Storybooks (npm run build storybook), alone on the machine like e2e.
        test: {
          name: 'stories',
          environment: 'node',
          include: ['e2e/stories/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
