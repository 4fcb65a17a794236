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
  loadExposed: (remote: PinnedRemote, attempt: number) => Promise<RemoteModule>;
  /** Replaces the browser's cached copy of a file: a refused file is cached like a good one. */
  refetch: (url: string) => Promise<unknown>;
};

export type RemoteLoader = { load: (name: string) => Promise<RemoteModule> };

/** Time limit for loading a remote, ms; after it the fallback is shown. */
const LOAD_TIMEOUT_MS = 6000;

function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}

/**
 * Loads each remote once. A failed one is forgotten, so that the next call tries again: with the releases that are live
 * by then, and without any broken file from the browser's cache. Throws RemoteError.
 */
export function createRemoteLoader({ known, fetchRemotes, loadExposed, refetch }: Deps): RemoteLoader {
  const loading = new Map<string, Promise<RemoteModule>>();
  const attempts = new Map<string, number>();

  async function findRemote(name: string, attempt: number): Promise<PinnedRemote> {
    const remembered = known[name];
    if (remembered?.entry && attempt === 0) {
      return { name, entry: remembered.entry };
    }
    const fresh = (await fetchRemotes())[name];
    if (!fresh?.entry) {
      throw new RemoteError(name, 'its release is not available');
    }
    known[name] = fresh;
    await Promise.all(fresh.files.map((url) => refetch(url).catch(() => undefined)));
    return { name, entry: fresh.entry };
  }

  async function attemptLoad(name: string): Promise<RemoteModule> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    try {
      const module = await withTimeout(
        findRemote(name, attempt).then((remote) => loadExposed(remote, attempt)),
        LOAD_TIMEOUT_MS,
      );
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

  return {
    load(name) {
      const running = loading.get(name);
      if (running) {
        return running;
      }
      const work = attemptLoad(name);
      loading.set(name, work);
      work.catch(() => loading.delete(name));
      return work;
    },
  };
}
