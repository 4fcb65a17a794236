import { REMOTE_CONTRACT, type RemoteModule } from '@aaram/shared-platform/remote';
import type { RemoteInfo } from '../app/boot-data.ts';
import { RemoteError } from './remote-error.ts';

/** A remote whose container is known and pinned. */
export type PinnedRemote = { name: string; entry: { url: string; integrity: string } };

type Deps = {
  /** The remotes that the document names. */
  known: Record<string, RemoteInfo>;
  /** Fetches the releases that are live now. */
  fetchRemotes: () => Promise<Record<string, RemoteInfo>>;
  loadExposed: (remote: PinnedRemote) => Promise<RemoteModule>;
  /** Replaces the browser's copies of refused files, so that the next page view is well too. Never rejects. */
  refetchRefused: () => Promise<unknown>;
};

export type RemoteLoader = {
  load: (name: string) => Promise<RemoteModule>;
  /** Makes the next call load the remote again. */
  forget: (name: string) => void;
};

/**
 * New addresses for all files of a release, which they find by the container's: the server answers there too. A browser
 * would answer the old ones itself, with its copy of a refused file, or let them wait for a request that hangs.
 */
const withNewAddress = (url: string) => url.replace(/^(\/.*\/)/, `$1again-${Date.now().toString(36)}/`);

/**
 * Loads each remote once. A failed one is forgotten, so that the next call tries again, with the releases that are live
 * by then and without anything from the browser's cache. Each request on the way has its own time limit. Throws
 * RemoteError.
 */
export function createRemoteLoader({ known, fetchRemotes, loadExposed, refetchRefused }: Deps): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const failed = new Set<string>();

  async function findRemote(name: string, isAgain: boolean): Promise<PinnedRemote> {
    const remembered = known[name];
    if (remembered?.entry && !isAgain) {
      return { name, entry: remembered.entry };
    }
    const fresh = (await fetchRemotes())[name];
    if (!fresh?.entry) {
      throw new RemoteError(name, 'its release is not available');
    }
    known[name] = fresh;
    return { name, entry: { ...fresh.entry, url: isAgain ? withNewAddress(fresh.entry.url) : fresh.entry.url } };
  }

  async function attemptLoad(name: string): Promise<RemoteModule> {
    const isAgain = failed.has(name);
    try {
      const [module] = await Promise.all([findRemote(name, isAgain).then(loadExposed), isAgain && refetchRefused()]);
      if (module.contract !== REMOTE_CONTRACT) {
        throw new Error(`it was built for contract ${module.contract}, this shell speaks ${REMOTE_CONTRACT}`);
      }
      return module;
    } catch (cause) {
      throw cause instanceof RemoteError
        ? cause
        : new RemoteError(name, cause instanceof Error ? cause.message : String(cause), cause);
    }
  }

  function forget(name: string) {
    loading.delete(name);
    failed.add(name);
  }

  return {
    forget,
    load(name) {
      const running = loading.get(name);
      if (running) {
        return running;
      }
      const work = attemptLoad(name);
      loading.set(name, work);
      work.catch(() => loading.get(name) === work && forget(name));
      return work;
    },
  };
}
