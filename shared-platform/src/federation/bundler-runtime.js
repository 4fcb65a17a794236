// Stands in for @module-federation/webpack-bundler-runtime in remotes' builds: the shell brings it once for all, as
// it brings the runtime core (`externalRuntime`). What a container changes in it, each gets for itself.
const { attachShareScopeMap, bundlerRuntime, runtime } = globalThis.AARAM_BUNDLER_RUNTIME;

export default {
  runtime,
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { ...bundlerRuntime, S: {} },
  attachShareScopeMap,
  bundlerRuntimeOptions: {},
};
