import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ReleaseSet } from '@aaram/shared-domain/contract';

type PinnedFile = { url: string; integrity: string };

/** The shell's own files that a document names: `assets.json` of its release. */
export type ShellAssets = {
  js: PinnedFile[];
  css: PinnedFile[];
  fonts: string[];
  /** What each of the shell's own pages needs besides, by name. Releases from before 2026-11-21 have none. */
  pages?: Record<string, { js: PinnedFile[]; css: PinnedFile[] }>;
};

/** What the shell's server build exports: see `shell/src/entry-server.tsx`. */
export type ShellRenderer = typeof import('../src/entry-server.tsx');

/** Where browsers' files of every release of the shell lie together: open tabs go on asking for old ones. */
export const shellFilesDir = (releasesDir: string) => join(releasesDir, 'shell/files');

/** Takes the shell's live release; throws one clear error when there is none. */
export async function loadShell(releasesDir: string): Promise<{ assets: ShellAssets; renderer: ShellRenderer }> {
  try {
    const live: ReleaseSet = JSON.parse(await readFile(join(releasesDir, 'live.json'), 'utf8'));
    const dir = join(releasesDir, 'shell', live.shell.version);
    const assets: ShellAssets = JSON.parse(await readFile(join(dir, 'assets.json'), 'utf8'));
    const renderer: ShellRenderer = createRequire(import.meta.url)(join(dir, 'server.cjs'));
    return { assets, renderer };
  } catch (error) {
    throw new Error(
      `No release of the shell is live in ${releasesDir}: run "npm run build". (${error instanceof Error ? error.message : error})`,
    );
  }
}
