import { StartProblem } from '@aaram/runtime/problems';
import { isVersion, readRelease, releaseDirOf } from '@aaram/runtime/publishing/files';
import { readLog } from '@aaram/runtime/publishing/log';
import {
  fetchRelease,
  openFolder,
  type ReleaseSource,
  StoreAway,
  type StoredFile,
} from '@aaram/runtime/publishing/store';
import type { ReleaseSet } from '@aaram/shared-domain/release';
import { keyOf, type Named, OlderCopies } from './older-copies.ts';

/** What a shop says of the store that it follows. */
export type FollowState = { store: string; awaySince?: string; reason?: string };

export const followRules = {
  /** Pause between two polls of the live set, ms. */
  everyMs: 750,
  /** Pause before a release that the store has not whole is requested again, ms. */
  againMs: 5000,
  /** Most bytes of copies, beside those of the live releases. */
  maxBytes: 1024 ** 3,
};

/** Every release that a set names, canaries and the last good ones too. */
function listLive({ shell, remotes }: ReleaseSet): Named[] {
  const beside = Object.entries({ shell, ...remotes }).flatMap(([part, { canary, lastGood }]) =>
    [canary, lastGood].filter((one) => one !== undefined).map((one) => [part, one] as const),
  );
  return [...Object.entries({ shell, ...remotes }), ...beside]
    .map(([part, { version }]) => ({ part, version }))
    .filter(({ part, version }) => /^[\w-]+$/.test(part) && isVersion(version));
}

/**
 * Keeps a folder of releases as a store has it: the live set, its releases, and those that open tabs may ask for. A new
 * set takes effect when its releases are here. While the store is away, the folder stays as it is.
 */
export class Follower {
  readonly #source: ReleaseSource;
  readonly #dir: string;
  readonly #rules: typeof followRules;
  readonly #log: (line: string) => void;
  readonly #older: OlderCopies;
  #live: StoredFile | undefined;
  #hasSet = false;
  /** Releases that the store has not whole, and when they are requested again. */
  #broken = new Set<string>();
  #againAt = 0;
  #away: { since: string; reason: string } | undefined;
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #isStopped = false;

  constructor(source: ReleaseSource, dir: string, log: (line: string) => void, rules = followRules) {
    this.#source = source;
    this.#dir = dir;
    this.#log = log;
    this.#rules = rules;
    this.#older = new OlderCopies(dir, rules.maxBytes);
  }

  get state(): FollowState {
    const { location: store } = this.#source;
    return this.#away ? { store, awaySince: this.#away.since, reason: this.#away.reason } : { store };
  }

  /** Resolves when a set is here: the store's, or while it is away the one from before. Throws when there is neither. */
  async start(): Promise<void> {
    const folder = openFolder(this.#dir);
    this.#hasSet = (await folder.read('live.json')) !== undefined;
    await this.#poll();
    if (!this.#hasSet) throw new StartProblem(this.#away?.reason);
    this.#schedule();
  }

  /** Resolves when the last poll has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  #schedule(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#polling = this.#poll().then(() => this.#schedule());
    }, this.#rules.everyMs);
    this.#timer.unref();
  }

  /** One poll of the store. At most one older release is copied each time, so that the next poll is not late. */
  async #poll(): Promise<void> {
    try {
      await this.#followSet();
      await this.#older.step((one) => this.#copy(one));
      if (this.#away) this.#log(`the store of releases ${this.#source.location} answers again`);
      this.#away = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.#away && this.#hasSet) this.#log(`${reason} (the shop goes on with the releases that it has)`);
      this.#away = { since: this.#away?.since ?? new Date().toISOString(), reason };
    }
  }

  async #followSet(): Promise<void> {
    const { location } = this.#source;
    const found = await this.#source.read('live.json', this.#live);
    if (!found) throw new StartProblem(`No release is live in ${location}.`);
    const isNew = found !== this.#live;
    if (!isNew && (this.#broken.size === 0 || performance.now() < this.#againAt)) return;
    const text = found.bytes.toString('utf8');
    const set = parseSet(text, location);
    const live = listLive(set);
    const wanting = await Promise.all(live.map(async (one) => ((await this.#copy(one)) ? [] : [keyOf(one)])));
    this.#broken = new Set(wanting.flat());
    this.#againAt = performance.now() + this.#rules.againMs;
    if (!isNew) return;
    // With the last moves of the set: its line of the log is written a moment later.
    const log = await readLog(this.#source, set.moves);
    const folder = openFolder(this.#dir);
    await folder.exclusively(async () => folder.swap('live.json', text, await folder.read('live.json')));
    this.#older.plan(log, live);
    this.#live = found;
    this.#hasSet = true;
  }

  /** Copies a release that no set names, for a preview, and keeps it for a while. Throws when the store has none. */
  async bring(one: Named): Promise<void> {
    this.#older.keepAWhile(one);
    await this.#fetch(one);
  }

  async #fetch({ part, version }: Named): Promise<void> {
    await readRelease(releaseDirOf(this.#dir, { name: part, version }), part).catch(() =>
      fetchRelease(this.#source, part, version, this.#dir),
    );
  }

  /** Whether the release is here, every file of it. */
  async #copy({ part, version }: Named): Promise<boolean> {
    try {
      await this.#fetch({ part, version });
      return true;
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      const reason = error instanceof Error ? error.message : error;
      if (!this.#broken.has(keyOf({ part, version }))) this.#log(`${part} ${version} cannot be copied: ${reason}`);
      return false;
    }
  }
}

function parseSet(text: string, location: string): ReleaseSet {
  try {
    return JSON.parse(text);
  } catch {
    throw new StartProblem(`live.json in ${location} is not a set of releases.`);
  }
}
