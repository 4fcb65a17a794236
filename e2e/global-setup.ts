import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findPorts, startStore, stopStore } from './lib/store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string;
    apiUrl: string;
    sandboxUrl: string;
    panelUrl: string;
    releasesDir: string;
  }
}

/** Starts the whole store as a person would, with data, ports and releases of its own. */
export default async function setup({ provide }: TestProject) {
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
  provide('shopUrl', store.shopUrl);
  provide('apiUrl', store.apiUrl);
  provide('sandboxUrl', store.sandboxUrl);
  provide('panelUrl', store.panelUrl);
  provide('releasesDir', releasesDir);
  return async () => {
    isStopping = true;
    await stopStore(store);
    await watch;
    await rm(folder, { recursive: true, force: true });
  };
}
