import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { copyReleases } from './lib/release/copy-releases.ts';
import { fillWithDemoData } from './lib/store/demo-data.ts';
import { findPorts, startStore, stopStore } from './lib/store/store.ts';
import { serveStores } from './lib/store/worker-stores.ts';

/** Addresses and folders of a running store under test. */
export type StoreUnderTest = {
  /** Where the store keeps its data and releases. */
  folder: string;
  shopUrl: string;
  apiUrl: string;
  sandboxUrl: string;
  panelUrl: string;
  /** The releases that this store serves; a test may change them. */
  releasesDir: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker asks for a store of its own: see worker-stores.ts. */
    storesFolder: string;
  }
}

/** Starts a whole store with its own data, ports and releases. */
async function startOne() {
  const folder = await mkdtemp(join(tmpdir(), 'aaram-e2e-'));
  const releasesDir = join(folder, 'releases');
  await copyReleases(releasesDir);
  const dataDir = join(folder, 'data');
  await fillWithDemoData(dataDir);
  const store = await startStore({
    dataDir,
    ports: await findPorts(),
    env: { RELEASES_DIR: releasesDir },
  });
  let isStopping = false;
  const watch = store.ended.then((code) => {
    if (!isStopping) {
      const lines = store.lines.filter((line) => !line.includes('"msg":"request"')).slice(-40);
      console.error(`The store under test ended with ${code} in the middle of the tests:\n${lines.join('\n')}`);
    }
  });
  const stop = async () => {
    isStopping = true;
    await stopStore(store);
    await watch;
    await rm(folder, { recursive: true, force: true });
  };
  const { shopUrl, apiUrl, sandboxUrl, panelUrl } = store;
  return { store: { folder, shopUrl, apiUrl, sandboxUrl, panelUrl, releasesDir }, stop };
}

/** Each worker has its own store: a test file may change it, and no file that runs at the same time sees that. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'aaram-workers-'));
  const stopAll = serveStores<StoreUnderTest>(folder, startOne);
  provide('storesFolder', folder);
  return async () => {
    await stopAll();
    await rm(folder, { recursive: true, force: true });
  };
}
