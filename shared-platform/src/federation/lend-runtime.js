// Stands in for @module-federation/inject-external-runtime-core-plugin in the shell's build: that one lends the whole
// core, which keeps all of it in every first load. These are the names that a container's own half calls.
import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime/core';

export default () => ({
  name: 'lend-runtime',
  /** @param {object} args */
  beforeInit(args) {
    Object.assign(globalThis, {
      _FEDERATION_RUNTIME_CORE: {
        assert,
        CurrentGlobal,
        getGlobalFederationConstructor,
        ModuleFederation,
        setGlobalFederationConstructor,
        setGlobalFederationInstance,
      },
    });
    return args;
  },
});
