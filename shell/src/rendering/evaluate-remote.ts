import vm from 'node:vm';
import { REMOTE_CONTRACT, type RemoteModule } from '@aaram/shared-platform/remote';

/** Runs a remote's server file with the shell's shared modules. Throws when it needs others or another contract. */
export function evaluateRemote(source: string, filename: string, shared: Record<string, unknown>): RemoteModule {
  const wrapper = new vm.Script(`(function (module, exports, require) {${source}\n})`, { filename }).runInThisContext();
  const module: { exports: { default?: RemoteModule } } = { exports: {} };
  wrapper(module, module.exports, (name: string) => {
    if (!Object.hasOwn(shared, name)) {
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
