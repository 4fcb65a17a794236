import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseSet } from '@aaram/shared-domain/contract';

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

/** The folder with the browser files of all releases of the shell: open tabs still request old ones. */
export const shellFilesDir = (releasesDir: string) => join(releasesDir, 'shell/files');

/** Loads the shell's live release. Throws one clear error when there is none. */
export async function loadShell(releasesDir: string): Promise<{
  assets: ShellAssets;
  renderer: ShellRenderer;
  /** The path of the renderer's file, for the processes that render remotes. */
  serverFile: string;
}> {
  try {
    const live: ReleaseSet = JSON.parse(await readFile(join(releasesDir, 'live.json'), 'utf8'));
    const dir = join(releasesDir, 'shell', live.shell.version);
    const assets: ShellAssets = JSON.parse(await readFile(join(dir, 'assets.json'), 'utf8'));
    const serverFile = join(dir, 'server.cjs');
    const renderer: ShellRenderer = createRequire(import.meta.url)(serverFile);
    return { assets, renderer, serverFile };
  } catch (error) {
    throw new Error(
      `No release of the shell is live in ${releasesDir}: run "npm run build". (${error instanceof Error ? error.message : error})`,
    );
  }
}
