import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { listPagePackages, oneOf } from './tools/lib/workspaces.mjs';

const css = { modules: { classNameStrategy: 'non-scoped' as const } };

/** Files that change a module for all tests of their process. */
const changesModules = [
  'src/plugins/limits.test.ts',
  'src/plugins/limits-by-source.test.ts',
  'src/modules/media/make-pictures.test.ts',
  'src/modules/catalog/seller/added-fact.test.ts',
];

/** Puts something else in the place of a module, for all tests of its process. */
const replacesModules = ['runtime/publishing/set/live-set.test.ts'];

/** The same, of the pages, or of the browser that jsdom is; or needs modules and a browser that no test has used. */
const pagesWithModules = [
  'shared-platform/src/session/intent.test.ts',
  'shared-platform/src/notify/toast.test.ts',
  'shared-ui/src/testing/all-components.test.tsx',
  'shell/src/layout/header/music.test.tsx',
  'shell/src/session/login-page.test.tsx',
  'shell/src/session/other-ways.test.tsx',
  'storefront/src/app/account/security-tab.test.tsx',
  'storefront/src/features/catalog/added-fact-filter.test.tsx',
  'storefront/src/features/product/added-fact-page.test.tsx',
  'storefront/src/lib/later-part.test.tsx',
  'storefront/src/features/product/share-product.test.tsx',
  'storefront/src/features/product/use-buy.test.tsx',
  'storefront/src/features/designer/designer.test.tsx',
  'seller-panel/src/features/order-page/print-jobs.test.tsx',
  'seller-panel/src/features/product-form/added-fact-form.test.tsx',
];

/** Visits every page in every state, several at once. */
const everyState = 'e2e/journeys/axe.test.ts';

/** What a test waits for ends the wait at once: this is the end of a wait on a machine at a quarter of its speed. */
const expect = { poll: { timeout: 20_000 } };

/**
 * Node.js loads the modules by itself, without the bundler's transformation: half of the processor time of a file of the
 * API that has little to do. Only for files that replace no module.
 */
const native = { viteModuleRunner: false, nodeLoader: false };

/** The long forms measure times: with fewer files at once, they measure less of their neighbours. */
const isLong = process.env.PROOF === 'long';

/** All tests. `e2e` runs against the built product and is not part of `npm run verify`. */
export default defineConfig({
  test: {
    // By default vitest uses one worker on two cores. Tests wait for the database and the disk a third of their time.
    maxWorkers: isLong ? availableParallelism() : Math.max(3, availableParallelism() - 1),
    // Concurrent browser tests mostly wait: for a hanging file, or for a page to come to rest.
    maxConcurrency: 3,
    projects: [
      {
        test: {
          name: 'plain',
          environment: 'node',
          include: ['{runtime,shell/server,tools,shared-domain/src}/**/*.test.ts'],
          exclude: replacesModules,
          // Files of a worker share their modules: a third of the processor time.
          isolate: false,
          testTimeout: 90_000,
          // PostgreSQL is started by hooks of runtime/postgres.
          hookTimeout: 120_000,
          expect,
          experimental: native,
        },
      },
      {
        test: { name: 'plain-alone', environment: 'node', include: replacesModules, testTimeout: 90_000, expect },
      },
      {
        test: {
          name: 'pages',
          environment: 'jsdom',
          pool: 'forks',
          // Files of a worker share jsdom, React and each other's modules: two fifths of the processor time.
          isolate: false,
          css,
          include: [`${oneOf(listPagePackages(import.meta.dirname))}/src/**/*.test.{ts,tsx}`],
          exclude: pagesWithModules,
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 90_000,
          expect,
        },
      },
      {
        test: {
          name: 'pages-alone',
          environment: 'jsdom',
          // jsdom is loaded once a worker, not once a file.
          pool: 'vmForks',
          css,
          include: pagesWithModules,
          setupFiles: ['./vitest.setup.ts'],
          testTimeout: 90_000,
          expect,
        },
      },
      // Most files of the API build a server with its own database, so they can share loaded modules.
      {
        extends: './api/vitest.config.ts',
        test: { name: 'api', exclude: changesModules, isolate: false, expect, experimental: native },
      },
      {
        test: {
          name: 'api-alone',
          root: 'api',
          include: changesModules,
          globalSetup: [resolve(import.meta.dirname, 'api/src/testing/global-setup.ts')],
          environment: 'node',
          testTimeout: 90_000,
          hookTimeout: 180_000,
          expect,
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/stories/**', everyState, ...(isLong ? [] : ['e2e/reliability/**'])],
          globalSetup: ['./e2e/global-setup.ts'],
          // Long enough for a machine at a third of its speed: a wait that is over costs nothing.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // While some files wait, for a hanging process or for a page to come to rest, others use the processor.
          maxWorkers: isLong ? availableParallelism() : 4,
          // Files of a worker share its modules and browsers: this saves half a second of work for each file.
          isolate: false,
          expect: { poll: { timeout: 45_000 } },
          experimental: native,
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Uses every core by itself.
        test: {
          name: 'states',
          environment: 'node',
          include: [everyState],
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          experimental: native,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // Tests of the built Storybooks (npm run build storybook); like e2e they run alone on the machine.
        test: {
          name: 'stories',
          environment: 'node',
          include: ['e2e/stories/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          experimental: native,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
