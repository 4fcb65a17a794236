import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isVersion, releaseDirOf } from '@aaram/runtime/publishing/files';
import { listRecent } from '@aaram/runtime/publishing/log';
import { openFolder } from '@aaram/runtime/publishing/store';
import type { ReleaseMove } from '@aaram/shared-domain/release';

/** A release by its name. */
export type Named = { part: string; version: string };
/** How long a requested release stays, ms: longer than a preview lasts. */
const A_WHILE_MS = 2 * 60 * 60_000;
export const keyOf = ({ part, version }: Named) => `${part}/${version}`;

async function weigh(dir: string): Promise<number> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The releases besides the live ones that open tabs may ask for, the one that was live last first. */
function listOlder(log: readonly ReleaseMove[], live: readonly Named[]): Named[] {
  const isLive = new Set(live.map(keyOf));
  const recent = live.flatMap(({ part }) =>
    [...listRecent(log, part, Date.now())].filter(isVersion).map((version) => ({ part, version })),
  );
  const lastMove = ({ part, version }: Named) =>
    log.findLastIndex((move) => move.part === part && (move.to === version || move.from === version));
  return recent.filter((one) => !isLive.has(keyOf(one))).toSorted((a, b) => lastMove(b) - lastMove(a));
}

/** Copies, one by one, the older releases that open tabs may ask for, up to a limit, and removes all others. */
export class OlderCopies {
  readonly #dir: string;
  readonly #maxBytes: number;
  #live: readonly Named[] = [];
  #missing: Named[] = [];
  #cached: Named[] = [];
  #bytes = 0;
  #isDone = true;
  /** Requested releases, and until when they stay, in `performance.now()`. */
  readonly #asked = new Map<string, number>();

  constructor(dir: string, maxBytes: number) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
  }

  /** Begins again, for a new live set. */
  plan(log: readonly ReleaseMove[], live: readonly Named[]): void {
    this.#live = live;
    this.#missing = listOlder(log, live);
    this.#cached = [];
    this.#bytes = 0;
    this.#isDone = false;
  }

  /** Does not remove this release for a while. */
  keepAWhile(one: Named): void {
    this.#asked.set(keyOf(one), performance.now() + A_WHILE_MS);
  }

  /** One release with `copy`, which tells whether it is here now; after the last one removes what does not stay. */
  async step(copy: (one: Named) => Promise<boolean>): Promise<void> {
    const [next] = this.#missing;
    if (next) {
      if (await copy(next)) await this.#keep(next);
      this.#missing.shift();
    } else if (!this.#isDone) {
      await this.#removeRest();
      this.#isDone = true;
    }
  }

  async #keep(one: Named): Promise<void> {
    this.#bytes += await weigh(releaseDirOf(this.#dir, { name: one.part, version: one.version }));
    if (this.#bytes <= this.#maxBytes) this.#cached.push(one);
    else this.#missing = [one];
  }

  async #removeRest(): Promise<void> {
    const folder = openFolder(this.#dir);
    for (const [key, until] of this.#asked) {
      if (until < performance.now()) this.#asked.delete(key);
    }
    const stays = new Set([...[...this.#live, ...this.#cached].map(keyOf), ...this.#asked.keys()]);
    for (const part of new Set(this.#live.map((one) => one.part))) {
      for (const { version } of await folder.list(part)) {
        if (!stays.has(keyOf({ part, version }))) await folder.remove(part, version);
      }
    }
  }
}
