import type { RemoteModule } from '@aaram/shared-platform/remote';
import { getInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { PinnedRemote } from './remote-loader.ts';

/** A container's script that takes longer counts as failed, ms. */
const SCRIPT_TIMEOUT_MS = 4000;

/** What Module Federation makes of a remote: the global that its script sets. */
type Container = {
  init: (scope: unknown, initScope: unknown[], options: Record<string, unknown>) => Promise<unknown>;
  get: (exposed: string) => Promise<() => { default: RemoteModule }>;
};

/** The shell's own instance: the module-level functions would use whichever container loaded last. */
const federation = getInstance();
// Remotes have no copy of the runtime: see shared-platform/src/federation.
Object.assign(globalThis, { AARAM_BUNDLER_RUNTIME: bundlerRuntime });

/** Resolves when the container's script has run. */
function runScript({ url, integrity }: PinnedRemote['entry']): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    setTimeout(() => reject(new Error(`${url} takes too long.`)), SCRIPT_TIMEOUT_MS);
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${url} could not be loaded.`));
    // Must have the same mode as its preload, or the browser fetches it twice.
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    script.src = url;
    document.head.append(script);
  });
}

/** Loads a remote's exposed module from its container, which takes what the shell shares. */
export async function loadExposed({ name, entry }: PinnedRemote): Promise<RemoteModule> {
  // Global names must be identifiers.
  const key = name.replaceAll('-', '_');
  Reflect.set(globalThis, key, undefined);
  await runScript(entry);
  const container: Container | undefined = Reflect.get(globalThis, key);
  if (!container || !federation) {
    throw new Error('The container answered nothing.');
  }
  const { shareScopeMap } = federation;
  await container.init(shareScopeMap.default, [], { shareScopeKeys: 'default', shareScopeMap });
  const exposed = await container.get('./remote');
  return exposed().default;
}
