import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileSet, RemoteManifest } from '@aaram/shared-domain/contract';
import { type ReleaseStore, requireIntegrity } from '../releases.ts';
import { type ShellAssets, shellFilesDir } from '../shell-assets.ts';
import { ownStylesheets, pageStylesheets } from './document.ts';
import { hashSource } from './policy.ts';

/** A document's stylesheet: its text, and the hash that the policy must name. */
export type PageStyles = { text: string; hash: string };
type RemoteFiles = { manifest: RemoteManifest; page: FileSet };
export type ReadPageStyles = (remote: RemoteFiles | undefined, ownPage?: string | undefined) => Promise<PageStyles>;

async function readShellStyles(releasesDir: string, files: ShellAssets['css']): Promise<string> {
  const texts = files.map(async ({ url, integrity }) => {
    const bytes = await readFile(join(shellFilesDir(releasesDir), basename(url)));
    requireIntegrity(url, bytes, integrity);
    return bytes.toString('utf8');
  });
  return (await Promise.all(texts)).join('');
}

/**
 * Builds the stylesheet of a page's document: the shell's, then the page's own or its remote's. Each combination is
 * read and hashed once. A file that does not match its manifest is refused, and the page gets the shell's alone.
 */
export async function createPageStyles(
  releasesDir: string,
  assets: ShellAssets,
  store: Pick<ReleaseStore, 'readStylesheet'>,
): Promise<ReadPageStyles> {
  const shell = await readShellStyles(releasesDir, assets.css);
  const cached = new Map<string, Promise<PageStyles>>();

  async function build(remote: RemoteFiles | undefined, ownPage: string | undefined): Promise<PageStyles> {
    const files = remote ? pageStylesheets(remote.manifest, remote.page) : [];
    const texts = remote ? await Promise.all(files.map((file) => store.readStylesheet(remote.manifest, file))) : [];
    const own = await readShellStyles(releasesDir, ownStylesheets(assets, ownPage));
    const text = [shell, own, ...texts].join('');
    return { text, hash: hashSource(text) };
  }

  return (remote, ownPage) => {
    const files = remote ? pageStylesheets(remote.manifest, remote.page) : [];
    const key = [ownPage, remote?.manifest.name, remote?.manifest.version, ...files].join('/');
    const known = cached.get(key);
    if (known !== undefined) {
      return known;
    }
    const styles = build(remote, ownPage);
    cached.set(key, styles);
    styles.catch(() => cached.delete(key));
    return styles.catch(() => build(undefined, undefined));
  };
}
