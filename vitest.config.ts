import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const css = { modules: { classNameStrategy: 'non-scoped' as const } };

/** Files that change a module for everybody in their process. */
const changesModules = ['src/db/repair-driver.test.ts', 'src/db/silent-database.test.ts', 'src/plugins/limits.test.ts'];

type OverStore = { include: string[]; exclude?: string[]; groupOrder: number };

/** Every page in every state, for axe. */
const everyState = 'e2e/journeys/axe.test.ts';

/** Tests over the built product, with a whole store of their own, which they change: one file at a time. */
function overStore(name: string, { include, exclude = [], groupOrder }: OverStore): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      environment: 'node',
      include,
      exclude,
      globalSetup: ['./e2e/global-setup.ts'],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      fileParallelism: false,
      expect: { poll: { timeout: 15_000 } },
      sequence: { groupOrder },
    },
  };
}

/** Every test of the house. Those under `e2e` are left out of `npm run verify`. */
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
          include: ['shared-domain/src/**/*.test.ts', 'shell/server/**/*.test.ts', 'tools/**/*.test.mjs'],
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
          include: ['{shared-ui,shared-platform,shell,storefront,seller-panel,blog}/src/**/*.test.{ts,tsx}'],
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
      // Two stores side by side: a test that waits for a hanging file leaves the processor to the other's.
      overStore('journeys', { include: ['e2e/journeys/**/*.test.ts'], exclude: [everyState], groupOrder: 1 }),
      overStore('platform', { include: ['e2e/{attack,chaos,platform,security}/**/*.test.ts'], groupOrder: 1 }),
      // Keeps every processor busy by itself.
      overStore('states', { include: [everyState], groupOrder: 2 }),
      {
        // Over the built book of components (npm run build book), alone on the machine like e2e.
        test: {
          name: 'stories',
          environment: 'node',
          include: ['e2e/book/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
