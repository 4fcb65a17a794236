// Stands in for @module-federation/webpack-bundler-runtime in the shell's build, without what loads remotes by their
// manifest and copies of shared packages: the shell loads containers by address, and remotes bring no copies.
import * as runtime from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
// @ts-expect-error the package has no types of it
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
// @ts-expect-error the package has no types of it
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

export default {
  runtime: { init: runtime.init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    remotes: undefined,
    consumes,
    I: initializeSharing,
    S: {},
    installInitialConsumes,
    initContainerEntry: undefined,
    /** @param {{ webpackRequire: { federation: { runtime: typeof runtime, initOptions: Parameters<typeof runtime.init>[0] } } }} build */
    init: ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions),
    /** @param {{ factory: unknown }} shared */
    getSharedFallbackGetter: ({ factory }) => factory,
  },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
