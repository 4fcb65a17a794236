// Stands in for @module-federation/webpack-bundler-runtime in remotes' builds: the shell brings it once for all, as
// it brings the runtime core (`externalRuntime`). What a container changes in it, each gets for itself; so does each
// keep its own thin `runtime`, which carries the identity of the build it was made in.
import * as runtime from '@module-federation/runtime';
// The shell's build leaves this part out, having nothing to expose.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** @typedef {{ AARAM_BUNDLER_RUNTIME: { attachShareScopeMap: unknown, bundlerRuntime: object } }} Lent */
const { attachShareScopeMap, bundlerRuntime } = /** @type {Lent} */ (/** @type {unknown} */ (globalThis))
  .AARAM_BUNDLER_RUNTIME;

export default {
  // What loads remotes and shared packages by name is for hosts: a container only begins.
  runtime: { init: runtime.init },
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
