import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPorts, startStore, stopStore } from './lib/store.ts';

/** Where a store under test is. */
export type StoreUnderTest = {
  shopUrl: string;
  apiUrl: string;
  sandboxUrl: string;
  panelUrl: string;
  /** The releases it serves, which a test may change. */
  releasesDir: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker, by its number. */
    stores: StoreUnderTest[];
  }
}

/** Starts a whole store as a person would, with data, ports and releases of its own. */
async function startOne() {
  const folder = await mkdtemp(join(tmpdir(), 'aaram-e2e-'));
  const releasesDir = join(folder, 'releases');
  await cp(resolve(import.meta.dirname, '../releases'), releasesDir, { recursive: true });
  const store = await startStore({
    dataDir: join(folder, 'data'),
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
  return { place: { shopUrl, apiUrl, sandboxUrl, panelUrl, releasesDir }, stop };
}

/** A store for each worker: a file changes its own as it likes, and no other file sees it. */
export default async function setup({ provide, config }: TestProject) {
  const stores = await Promise.all(Array.from({ length: Number(config.maxWorkers) || 1 }, startOne));
  provide(
    'stores',
    stores.map(({ place }) => place),
  );
  return () => Promise.all(stores.map(({ stop }) => stop()));
}
