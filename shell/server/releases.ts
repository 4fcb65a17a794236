import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ApiLevels,
  addressOf,
  baseOf,
  isServed,
  type ReleaseCanary,
  type ReleaseSet,
  type RemoteManifest,
  type RemoteRelease,
} from '@aaram/shared-domain/contract';
import { type AddressOwner, explainClaim, serverAddresses } from '@aaram/shared-domain/page-addresses';
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
  /** The change of the set that made it live, and whether it has served well since: of live releases alone. */
  liveRevision?: number | undefined;
  isGood?: boolean | undefined;
  /** The release before it that served well, when it can be used. */
  lastGood?: LiveRemote | undefined;
};
/** A release that a share of the visitors gets instead of the live one of its remote, since a change of the set. */
export type Canary = { remote: LiveRemote; percent: number; revision: number };
/** A release of the shell that a share of the visitors gets, since a change of the set. */
export type ShellCanary = { version: string; percent: number; revision: number };
export type ShellFacts = {
  version: string;
  liveRevision?: number | undefined;
  isGood?: boolean | undefined;
  /** The version before it that served well. */
  lastGood?: string | undefined;
};
export type LiveSet = {
  id: string;
  /** Counts the changes of the set in the store: what is counted belongs to one of them. */
  revision?: number;
  /** Only where it can be used (live-shell.ts). */
  shellCanary?: ShellCanary | undefined;
  /** What the API serves, as the store knows it. */
  api?: ApiLevels | undefined;
  /** What is known of the live shell; its version can be another than the one that this set's documents are made with. */
  shellRelease?: ShellFacts;
  /** Version of the shell, and of each remote, those included that this server does not show. */
  shell?: string | undefined;
  versions?: Record<string, { version: string }>;
  remotes: Record<string, LiveRemote>;
  /** Only those that can be used. Which visitor gets which: release-choice.ts. */
  canaries?: Canary[];
  /** Whether it has a release that only the visitors of its preview get. */
  isPreview?: true;
};

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');

/** Versions and names are single folders. */
const isFolderName = (text: unknown) => typeof text === 'string' && /^[\w-]+$/.test(text);

function describe(manifest: RemoteManifest, patterns: string[]): RemoteInfo {
  return {
    name: manifest.name,
    version: manifest.version,
    entry: {
      url: addressOf(baseOf(manifest), manifest, manifest.remoteEntry),
      integrity: manifest.integrity[manifest.remoteEntry] ?? '',
    },
    patterns,
  };
}

/** Throws when the bytes do not match the integrity value (`sha256-…`). */
export function requireIntegrity(name: string, bytes: Buffer, integrity: string | undefined): void {
  if (`sha256-${createHash('sha256').update(bytes).digest('base64')}` !== integrity) {
    throw new Error(`${name} does not match its integrity`);
  }
}

/** A pointer written by hand may lack them: then the remote has no address, and the rest of the set goes on. */
const claimsOf = ({ patterns }: RemoteRelease): string[] => (Array.isArray(patterns) ? patterns : []);

/**
 * The addresses of each remote by the set's own table. `report` gets a sentence for each claim that is ignored: of an
 * address that another remote (the earlier one in the set), the shell or the shop server has.
 */
function assignAddresses({ shell, remotes }: ReleaseSet, report: (sentence: string) => void): Map<string, Set<string>> {
  const owners: AddressOwner[] = [serverAddresses, { name: 'the shell', patterns: shell?.patterns ?? [] }];
  const table = new Map<string, Set<string>>();
  for (const [name, pointer] of Object.entries(remotes)) {
    const own = claimsOf(pointer).filter((pattern) => {
      const problem = explainClaim(pattern, owners);
      if (problem !== undefined) {
        report(`${name} ${problem}; it does not get it`);
      }
      return problem === undefined;
    });
    owners.push({ name, patterns: own });
    table.set(name, new Set(own));
  }
  return table;
}

function describeShell({ shell: { version, liveRevision, isGood, lastGood }, api }: ReleaseSet): ShellFacts {
  const good = lastGood && isServed(lastGood, api) ? lastGood.version : undefined;
  return { version, liveRevision, isGood, lastGood: good };
}

const logToStderr = (line: string) => {
  process.stderr.write(`${line}\n`);
};

/** Reads which releases are live, checks them against their hashes, and notices when the pointer changes. */
export class ReleaseStore {
  readonly #dir: string;
  #live: LiveSet | undefined;
  #pointerStamp = '';
  #checkedAt = Number.NEGATIVE_INFINITY;
  readonly #log: (line: string) => void;
  /** Lines about the present set, so that each is logged once. */
  #logged = new Set<string>();

  constructor(dir: string, log: (line: string) => void = logToStderr) {
    this.#dir = dir;
    this.#log = log;
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
    const lines = new Set<string>();
    const report = (sentence: string) => {
      const line = `release set ${set.id}: ${sentence}`;
      lines.add(line);
      if (!this.#logged.has(line)) {
        this.#log(line);
      }
    };
    const table = assignAddresses(set, report);
    const entries = Object.entries(set.remotes).map(async ([name, pointer]) => {
      const remote = {
        ...(await this.#readRemote(name, pointer, table.get(name) ?? new Set())),
        liveRevision: pointer.liveRevision,
        isGood: pointer.isGood,
        // Nothing goes back to a release that the API does not serve any more.
        lastGood:
          pointer.lastGood && isServed(pointer.lastGood, set.api)
            ? await this.#readBeside(set, name, pointer.lastGood)
            : undefined,
      };
      const foreign = Object.keys(remote.manifest?.pages ?? {}).filter((one) => !claimsOf(pointer).includes(one));
      for (const pattern of foreign) {
        report(`${name} claims ${pattern}, which the set does not give it`);
      }
      if (remote.problem !== undefined) {
        report(`${name} ${pointer.version} cannot be used: ${remote.problem}`);
      }
      return [name, remote] as const;
    });
    const remotes = Object.fromEntries(await Promise.all(entries));
    const canaries = await Promise.all(
      Object.entries(set.remotes).map(([name, { canary }]) => canary && this.#readCanary(set, name, canary, report)),
    );
    this.#logged = lines;
    const { version: shell, canary } = set.shell ?? {};
    const versions = set.remotes;
    const shellCanary = canary && { version: canary.version, percent: canary.percent, revision: canary.revision ?? 0 };
    return {
      ...{ id: set.id, revision: set.revision ?? 0, shell, versions, remotes, api: set.api },
      ...(set.shell && { shellRelease: describeShell(set) }),
      shellCanary,
      canaries: canaries.filter((canary) => canary !== undefined),
    };
  }

  /** Another release of a remote, with the addresses that it would have. */
  #readBeside(set: ReleaseSet, name: string, pointer: RemoteRelease): Promise<LiveRemote> {
    const table = assignAddresses({ ...set, remotes: { ...set.remotes, [name]: pointer } }, () => undefined);
    return this.#readRemote(name, pointer, table.get(name) ?? new Set());
  }

  /** A canary whose release cannot be used goes to no visitor. */
  async #readCanary(
    set: ReleaseSet,
    name: string,
    canary: ReleaseCanary,
    report: (sentence: string) => void,
  ): Promise<Canary | undefined> {
    const table = assignAddresses({ ...set, remotes: { ...set.remotes, [name]: canary } }, report);
    const remote = await this.#readRemote(name, canary, table.get(name) ?? new Set());
    if (remote.problem !== undefined) {
      report(`the canary ${name} ${canary.version} cannot be used: ${remote.problem}`);
      return undefined;
    }
    return { remote, percent: canary.percent, revision: canary.revision ?? 0 };
  }

  /** A release with the addresses of its pointer; `problem` says why it cannot be used. */
  readRelease(name: string, pointer: RemoteRelease): Promise<LiveRemote> {
    return this.#readRemote(name, pointer, new Set(claimsOf(pointer)));
  }

  async #readRemote(name: string, pointer: RemoteRelease, own: Set<string>): Promise<LiveRemote> {
    try {
      if (![name, pointer.version].every(isFolderName)) {
        throw new Error('its name or version is not the name of a folder');
      }
      const bytes = await readFile(join(this.#dir, name, pointer.version, 'release.json'));
      if (sha256(bytes) !== pointer.manifestSha256) {
        throw new Error('release.json does not match the hash in live.json');
      }
      const manifest: RemoteManifest = JSON.parse(bytes.toString('utf8'));
      if (manifest.name !== name || manifest.version !== pointer.version) {
        throw new Error(`its release.json says that it is ${manifest.name} ${manifest.version}`);
      }
      const patterns = Object.keys(manifest.pages).filter((pattern) => own.has(pattern));
      return { info: describe(manifest, patterns), base: baseOf(manifest), manifest };
    } catch (error) {
      const info = { name, version: pointer.version, entry: null, patterns: [...own] };
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
