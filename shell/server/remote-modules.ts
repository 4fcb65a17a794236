import vm from 'node:vm';
import type { RemoteManifest } from '@aaram/shared-domain/contract';
import { REMOTE_CONTRACT, type RemoteModule } from '@aaram/shared-platform/remote';
import type { ReleaseStore } from './releases.ts';

type SharedModules = Record<string, unknown>;

/** Runs a remote's server file with the shell's shared modules. Throws when it needs others or another contract. */
export function evaluateRemote(source: string, filename: string, shared: SharedModules): RemoteModule {
  const wrapper = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename }).runInThisContext();
  const module: { exports: { default?: RemoteModule } } = { exports: {} };
  wrapper(module, module.exports, (name: string) => {
    if (!(name in shared)) {
      throw new Error(`it asks for "${name}", which the shell does not lend`);
    }
    return shared[name];
  });
  const remote = module.exports.default;
  if (remote?.contract !== REMOTE_CONTRACT) {
    throw new Error(`it was built for contract ${remote?.contract}, this shell speaks ${REMOTE_CONTRACT}`);
  }
  return remote;
}

/**
 * Evaluates each version of a remote's server file once, with the shell's own React and platform. A failure is not
 * kept: the next request tries again.
 */
export function createRemoteModules(store: ReleaseStore, shared: SharedModules) {
  const loaded = new Map<string, { version: string; module: Promise<RemoteModule> }>();
  return (manifest: RemoteManifest): Promise<RemoteModule> => {
    const known = loaded.get(manifest.name);
    if (known?.version === manifest.version) {
      return known.module;
    }
    const module = store
      .readServerFile(manifest)
      .then((source) => evaluateRemote(source, `${manifest.name}@${manifest.version}.cjs`, shared));
    loaded.set(manifest.name, { version: manifest.version, module });
    module.catch(() => loaded.delete(manifest.name));
    return module;
  };
}
