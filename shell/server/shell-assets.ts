import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';

type PinnedFile = { url: string; integrity: string };

/** The shell's own files a document names: written by the build as `shell/dist/assets.json`. */
export type ShellAssets = { js: PinnedFile[]; css: PinnedFile[]; fonts: string[] };

/** What the shell's server build exports: see `shell/src/entry-server.tsx`. */
export type ShellRenderer = typeof import('../src/entry-server.tsx');

/** Reads what the build left; throws one clear error when it has not run. */
export async function loadShell(shellDir: string): Promise<{ assets: ShellAssets; renderer: ShellRenderer }> {
  try {
    const assets: ShellAssets = JSON.parse(await readFile(join(shellDir, 'dist/assets.json'), 'utf8'));
    const renderer: ShellRenderer = createRequire(import.meta.url)(join(shellDir, 'dist/server/entry.cjs'));
    return { assets, renderer };
  } catch (error) {
    throw new Error(`The shell is not built in ${shellDir}/dist: run "npm run build". (${error instanceof Error ? error.message : error})`);
  }
}
