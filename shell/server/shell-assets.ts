import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ShellManifest } from '@aaram/shared-domain/contract';
import { SERVER_CONTRACT } from '../src/rendering/server-contract.ts';

type PinnedFile = { url: string; integrity: string };

/** The shell's files that a document names: `assets.json` of its release. */
export type ShellAssets = {
  js: PinnedFile[];
  css: PinnedFile[];
  fonts: string[];
  /** Additional files of each of the shell's own pages, by name. Releases from before 2026-11-21 have none. */
  pages?: Record<string, { js: PinnedFile[]; css: PinnedFile[] }>;
  /** Integrity of each of its browser files, by name. Releases from before 2026-11-22 have none. */
  integrity?: Record<string, string>;
};

/** What the shell's server build exports: see `shell/src/entry-server.tsx`. */
export type ShellRenderer = typeof import('../src/entry-server.tsx');

export type LoadedShell = {
  version: string;
  assets: ShellAssets;
  renderer: ShellRenderer;
  /** The path of the renderer's file, for the processes that render remotes. */
  serverFile: string;
};

/** The folder with the browser files of all releases of the shell: open tabs still request old ones. */
export const shellFilesDir = (releasesDir: string) => join(releasesDir, 'shell/files');

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Compares what the server reads of a release with its description, whose hash is the version. */
async function checkShell(dir: string, version: string): Promise<void> {
  const bytes = await readFile(join(dir, 'release.json')).catch(() => undefined);
  // Releases from before 2026-11-22 have no description.
  if (bytes === undefined) {
    return;
  }
  const { version: own, ...content }: ShellManifest = JSON.parse(bytes.toString('utf8'));
  if (own !== version || sha256(JSON.stringify(content)).slice(0, version.length) !== version) {
    throw new Error('its release.json is not what was built');
  }
  for (const { file, sha256: expected } of [content.server, content.assets]) {
    if (sha256(await readFile(join(dir, file))) !== expected) {
      throw new Error(`its ${file} was changed after the build`);
    }
  }
}

/**
 * Loads a release of the shell. `tryFile` may refuse its server file before this process runs it. Throws when the
 * release is not what was built, or was built for another shop server.
 */
export async function loadShell(
  releasesDir: string,
  version: string,
  tryFile: (serverFile: string) => Promise<void> = async () => undefined,
): Promise<LoadedShell> {
  const dir = join(releasesDir, 'shell', version);
  await checkShell(dir, version);
  const serverFile = join(dir, 'server.cjs');
  await tryFile(serverFile);
  const assets: ShellAssets = JSON.parse(await readFile(join(dir, 'assets.json'), 'utf8'));
  const require = createRequire(import.meta.url);
  const renderer: ShellRenderer = require(serverFile);
  // A shell that is replaced must leave the memory.
  delete require.cache[serverFile];
  // Releases from before 2026-11-23 do not say it.
  const { SERVER_CONTRACT: contract = SERVER_CONTRACT } = renderer;
  if (contract !== SERVER_CONTRACT) {
    throw new Error(
      `it was built for contract ${contract} with the shop server, this one speaks ${SERVER_CONTRACT}: restart the shop`,
    );
  }
  return { version, assets, renderer, serverFile };
}
