import type { ApiLevels } from './api-level.ts';

/** Scripts and stylesheets, as file names relative to the folder of the release. */
export type FileSet = { js: string[]; css: string[] };

/** A file of a release that browsers never get, with its sha256 in hex. */
export type PinnedFile = { file: string; sha256: string };

/**
 * The description in a remote's release (`release.json` beside its files). The shell's server reads it at run time,
 * checks every hash, and tells browsers which files they need.
 */
export type RemoteManifest = {
  /** The remote's name: that of its folder. */
  name: string;
  /** Hash of everything else in this description, and so of every file. Also the name of the release's folder. */
  version: string;
  /** Version of the contract between shell and remote that this release was built for. */
  contract: number;
  /** The federated container's script. */
  remoteEntry: string;
  /** Files that the exposed module needs at once. */
  entry: FileSet;
  /** Every page pattern of the remote, in the router's syntax, with the files its page needs besides the entry. */
  pages: Record<string, FileSet>;
  /** Query parameters that pages read, by pattern. Missing in older releases, whose pages may read any. */
  reads?: Record<string, readonly string[]>;
  /** The level of the API that it was built for (`apiLevels`). Releases from before 2026-11-29 lack it: 1. */
  api?: number;
  /** What the remote uses of the shell: its range of React, and names that the platform exports. Older ones lack it. */
  needs?: { react: string; platform: readonly string[] };
  /** Plain CommonJS file for the server. */
  server: PinnedFile;
  /** sha256 integrity of every file a browser may load, compressed forms included. */
  integrity: Record<string, string>;
  /** Its container asks for chunks by their content (`contentFolder`). Releases from before 2026-11-29 do by version. */
  addresses?: 'content';
};

/**
 * The folder in a chunk's address that says its content, of its integrity (`sha256-…`): every release that has the same
 * bytes under the same name has the same address. rspack.federation.ts has the same in the container.
 */
export const contentFolder = (integrity: string): string => integrity.slice(7, 15).replace(/\W/g, '_');

/** Address of a release's folder of public files, as browsers see it, without a slash at the end. */
export const baseOf = ({ name, version, addresses }: Pick<RemoteManifest, 'name' | 'version' | 'addresses'>): string =>
  addresses === 'content' ? `/releases/${name}/files` : `/releases/${name}/${version}/browser`;

/** Address of a public file of a release in a folder of addresses. The container's name says its content already. */
export function addressOf(base: string, manifest: RemoteManifest, file: string): string {
  const isByContent = manifest.addresses === 'content' && file !== manifest.remoteEntry;
  return isByContent ? `${base}/${contentFolder(manifest.integrity[file] ?? '')}/${file}` : `${base}/${file}`;
}

/** The same for a release of the shell. */
export type ShellManifest = {
  name: 'shell';
  version: string;
  /** Version of the contract that it speaks with remotes. */
  contract: number;
  /** The level of the API that it was built for. */
  api?: number;
  /** What it lends remotes: its version of React, and the names that its platform exports. */
  lends: { react: string; platform: readonly string[] };
  /** Patterns of its own pages. */
  patterns: readonly string[];
  server: PinnedFile;
  /** The list of files that documents name. */
  assets: PinnedFile;
  integrity: Record<string, string>;
};

/** Set by hand: a build does not replace this version. See docs/releases.md. */
export type ReleaseHold = { how: 'pinned' | 'rolled back'; at: string; by: string; why: string };

/** One line of the log of releases (`log.jsonl` beside the set). With `store`, `good` and `api` nothing moves. */
export type ReleaseMove = {
  revision: number;
  at: string;
  by: string;
  why: string;
  /** The commit that the release was built from, when it is known. */
  commit?: string | undefined;
  how: 'build' | 'deploy' | 'rollback' | 'promote' | 'pin' | 'unpin' | 'canary' | 'withdraw' | 'store' | 'good' | 'api';
  part: string;
  from: string | null;
  to: string;
  /** Share of the visitors that a canary goes to. */
  percent?: number | undefined;
};

/** A release that a share of the visitors gets instead of the live one: `percent` of 100. */
export type ReleaseCanary = {
  version: string;
  manifestSha256: string;
  patterns: string[];
  api?: number | undefined;
  percent: number;
  at: string;
  /** The change of the set that began it. Canaries from before 2026-11-29 do not say it. */
  revision?: number | undefined;
  by: string;
  why: string;
};

/** A release of a remote in the store. `patterns` are the addresses that belong to it; no other remote gets them. */
export type RemoteRelease = {
  version: string;
  manifestSha256: string;
  patterns: string[];
  /** The level of the API that it was built for. */
  api?: number | undefined;
};

/** What is known of a live release. */
export type LiveFacts = {
  /** When it went live, for people. Sets from before 2026-11-28 do not say it. */
  liveSince?: string | undefined;
  /** The change of the set that made it live: counts belong to it. Sets from before 2026-11-29 do not say it. */
  liveRevision?: number | undefined;
  /** Written down when it has served long enough: docs/releases.md#the-last-good-version. */
  isGood?: boolean | undefined;
};

/** The live release of a remote. */
export type RemotePointer = RemoteRelease &
  LiveFacts & {
    /** What visitors get when this release fails: the last one before it that was good. */
    lastGood?: RemoteRelease | undefined;
    held?: ReleaseHold | undefined;
    canary?: ReleaseCanary | undefined;
  };

/** The live release of the shell. Sets from before 2026-11-22 have only its version. */
export type ShellPointer = LiveFacts & {
  version: string;
  manifestSha256?: string | undefined;
  patterns?: string[] | undefined;
  api?: number | undefined;
  lastGood?: RemoteRelease | undefined;
  held?: ReleaseHold | undefined;
  canary?: ReleaseCanary | undefined;
};

/**
 * Which release of each remote is live; publishing replaces it. `manifestSha256` pins release.json. `patterns` repeats
 * its pages, so that they show the remote's fallback when its files are gone.
 */
export type ReleaseSet = {
  id: string;
  /** Counts the changes of the set. */
  revision?: number;
  /** The shell's own release. */
  shell: ShellPointer;
  remotes: Record<string, RemotePointer>;
  /** What the running API serves, as far as a shop server or a person has written it down. */
  api?: ApiLevels | undefined;
  /** The last change, which a killed publish may have left out of the log. */
  moves?: ReleaseMove[];
};
