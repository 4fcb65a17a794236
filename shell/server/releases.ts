import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseSet, RemoteManifest } from '@aaram/shared-domain/contract';
import type { RemoteInfo } from '../src/app/boot-data.ts';

/** How long the pointer file is trusted before it is checked again, ms. */
const RECHECK_MS = 500;

export type LiveRemote = {
  info: RemoteInfo;
  /** Address of the folder with its files. */
  base: string;
  /** Null when the release is missing or does not match its hash; `problem` says why. */
  manifest: RemoteManifest | null;
  problem?: string;
};
export type LiveSet = { id: string; remotes: Record<string, LiveRemote> };

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Address of a release's public files, as browsers see it. */
const releaseUrl = (name: string, version: string) => `/releases/${name}/${version}/browser`;

function describe(manifest: RemoteManifest): RemoteInfo {
  const base = releaseUrl(manifest.name, manifest.version);
  return {
    name: manifest.name,
    version: manifest.version,
    entry: { url: `${base}/${manifest.remoteEntry}`, integrity: manifest.integrity[manifest.remoteEntry] ?? '' },
    files: [...manifest.entry.js, ...manifest.entry.css].map((file) => `${base}/${file}`),
    patterns: Object.keys(manifest.pages),
  };
}

/** Throws when the bytes do not match the integrity value (`sha256-…`). */
export function requireIntegrity(name: string, bytes: Buffer, integrity: string | undefined): void {
  if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` !== integrity) {
    throw new Error(`${name} does not match its integrity`);
  }
}

/** Reads which releases are live, checks them against their hashes, and notices when the pointer changes. */
export class ReleaseStore {
  readonly #dir: string;
  #live: LiveSet | undefined;
  #pointerStamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** The live set. A broken pointer keeps the last good one. Throws only when there never was one. */
  async live(): Promise<LiveSet> {
    const isFresh = performance.now() - this.#checkedAt < RECHECK_MS;
    if (this.#live && isFresh) {
      return this.#live;
    }
    this.#checkedAt = performance.now();
    try {
      const path = join(this.#dir, 'live.json');
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs}:${size}:${ino}`;
      // A remote with a problem is read again, so that repairing its files is enough.
      const hasProblem = Object.values(this.#live?.remotes ?? {}).some((remote) => remote.problem !== undefined);
      if (!this.#live || stamp !== this.#pointerStamp || hasProblem) {
        this.#live = await this.#read(JSON.parse(await readFile(path, 'utf8')));
        this.#pointerStamp = stamp;
      }
    } catch (error) {
      if (!this.#live) {
        throw new Error(
          `No release is live in ${this.#dir}: run the build first. (${error instanceof Error ? error.message : error})`,
        );
      }
    }
    return this.#live;
  }

  async #read(set: ReleaseSet): Promise<LiveSet> {
    const entries = Object.entries(set.remotes).map(
      async ([name, pointer]) => [name, await this.#readRemote(name, pointer)] as const,
    );
    return { id: set.id, remotes: Object.fromEntries(await Promise.all(entries)) };
  }

  async #readRemote(name: string, pointer: ReleaseSet['remotes'][string]): Promise<LiveRemote> {
    try {
      const bytes = await readFile(join(this.#dir, name, pointer.version, 'release.json'));
      if (sha256(bytes) !== pointer.manifestSha256) {
        throw new Error('release.json does not match the hash in live.json');
      }
      const manifest: RemoteManifest = JSON.parse(bytes.toString('utf8'));
      return { info: describe(manifest), base: releaseUrl(name, pointer.version), manifest };
    } catch (error) {
      const info = { name, version: pointer.version, entry: null, files: [], patterns: pointer.patterns };
      return { info, base: '', manifest: null, problem: error instanceof Error ? error.message : String(error) };
    }
  }

  /** A release's stylesheet as text. Throws when it does not match the manifest. */
  async readStylesheet(manifest: RemoteManifest, file: string): Promise<string> {
    const bytes = await readFile(join(this.#dir, manifest.name, manifest.version, 'browser', file));
    requireIntegrity(file, bytes, manifest.integrity[file]);
    return bytes.toString('utf8');
  }

  /** A release's server file as text. Throws when it does not match the manifest. */
  async readServerFile(manifest: RemoteManifest): Promise<string> {
    const path = join(this.#dir, manifest.name, manifest.version, manifest.server.file);
    const bytes = await readFile(path);
    if (sha256(bytes) !== manifest.server.sha256) {
      throw new Error(`${manifest.server.file} of ${manifest.name} ${manifest.version} does not match its sha256`);
    }
    return bytes.toString('utf8');
  }
}
