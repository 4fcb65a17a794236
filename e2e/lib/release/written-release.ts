import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, sealRelease } from '@aaram/runtime/publishing/files';
import type { ReleaseSet, RemoteManifest } from '@aaram/shared-domain/contract';
import { REMOTE_CONTRACT } from '@aaram/shared-platform/remote';
import { folder as ownFolder } from '../store/store-under-test.ts';
import type { Pointer } from './faulty-release.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Where code of a remote may stand in its server file. */
export type CodeSpot = 'import' | 'loader' | 'render';

/** The server file of a blog with one page, which runs `code` in one spot and shows what it returns. */
export function writeServerFile(spot: CodeSpot, code: string): string {
  const at = (wanted: CodeSpot) => (spot === wanted ? `shown = (() => { ${code} })();` : '');
  return `
    const React = require('react');
    let shown = 'nothing';
    ${at('import')}
    function Page() {
      ${at('render')}
      return React.createElement('h1', null, 'The written page: ' + shown);
    }
    async function load() { return Page; }
    function loader() {
      ${at('loader')}
      return [Promise.resolve(shown)];
    }
    exports.default = { contract: ${REMOTE_CONTRACT}, pages: [{ pattern: '/blogs', chunk: 'blogs', load, loader }] };`;
}

/** Puts a copy of the live blog beside it: another version, because its server file ends with `mark`. */
export async function copyBlogRelease(releasesDir: string, mark: string): Promise<Pointer> {
  const live: ReleaseSet = JSON.parse(await readFile(join(releasesDir, 'live.json'), 'utf8'));
  const folder = join(releasesDir, 'blog', live.remotes.blog?.version ?? '');
  const manifest: RemoteManifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8'));
  const server = await readFile(join(folder, manifest.server.file), 'utf8');
  return writeBlogRelease(releasesDir, `${server}\n// ${mark}`);
}

/**
 * Puts a release of the blog with this server file beside the live one, with its browser files. Their addresses have its
 * version, so that a test can say which release a file was asked of.
 */
export async function writeBlogRelease(releasesDir: string, server: string): Promise<Pointer> {
  const live: ReleaseSet = JSON.parse(await readFile(join(releasesDir, 'live.json'), 'utf8'));
  const from = join(releasesDir, 'blog', live.remotes.blog?.version ?? '');
  const version = sha256(server).slice(0, 12);
  const folder = join(releasesDir, 'blog', version);
  await mkdir(folder, { recursive: true });
  await cp(join(from, 'browser'), join(folder, 'browser'), { recursive: true });
  await writeFile(join(folder, 'server.cjs'), server);
  const { addresses: _, ...manifest }: RemoteManifest = JSON.parse(await readFile(join(from, 'release.json'), 'utf8'));
  const text = JSON.stringify({ ...manifest, version, server: { file: 'server.cjs', sha256: sha256(server) } });
  await writeFile(join(folder, 'release.json'), text);
  return { version, manifestSha256: sha256(text), patterns: Object.keys(manifest.pages) };
}

/** A release whose server file differs from a given one's, in a folder of its own. */
export async function changeServer(
  { dir: from, manifest }: Release,
  change: (server: string) => string,
): Promise<Release> {
  const { file } = manifest.server;
  const dir = join(await mkdtemp(join(ownFolder, 'changed-')), 'new');
  await cp(from, dir, { recursive: true });
  const server = change(await readFile(join(dir, file), 'utf8'));
  await writeFile(join(dir, file), server);
  return sealRelease(dir, { ...manifest, server: { file, sha256: sha256(server) } });
}
