import type { RemoteModule } from '@aaram/shared-platform/remote';
import { getInstance } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { PinnedRemote } from './remote-loader.ts';

/** A container's script that takes longer counts as failed, ms. */
const SCRIPT_TIMEOUT_MS = 4000;

/** Integrity of each container by its address without query: a script that is not listed is not loaded. */
const pinned = new Map<string, string>();

/** The shell's own instance: the module-level functions would use whichever container loaded last. */
const federation = getInstance();
// Remotes have no copy of the runtime: see shared-platform/src/federation.
Object.assign(globalThis, { AARAM_BUNDLER_RUNTIME: bundlerRuntime });

federation?.registerPlugins([
  {
    name: 'pin-containers',
    createScript({ url }) {
      const { origin, pathname } = new URL(url, location.href);
      const integrity = pinned.get(origin === location.origin ? pathname : `${origin}${pathname}`);
      if (integrity === undefined) {
        throw new Error(`Refused ${url}: the document pins no hash for it.`);
      }
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // Must have the same mode as its preload, or the browser fetches it twice.
      script.crossOrigin = 'anonymous';
      if (integrity !== '') {
        script.integrity = integrity;
      }
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  },
]);

/** Global and federation names must be identifiers. */
const federationName = (name: string) => name.replaceAll('-', '_');

/** Loads a remote's exposed module through Module Federation; `isAgain` when its container has been loaded before. */
export async function loadExposed(remote: PinnedRemote, isAgain: boolean): Promise<RemoteModule> {
  const name = federationName(remote.name);
  pinned.set(remote.entry.url, remote.entry.integrity);
  federation?.registerRemotes([{ name, entry: remote.entry.url, type: 'var', entryGlobalName: name }], {
    force: isAgain,
  });
  const exposed = await federation?.loadRemote<{ default: RemoteModule }>(`${name}/remote`);
  if (!exposed) {
    throw new Error('The container answered nothing.');
  }
  return exposed.default;
}
