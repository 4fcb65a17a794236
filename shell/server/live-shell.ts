import { makeSetId } from '@aaram/runtime/publishing/set';
import { type Breaker, createBreaker } from '@aaram/runtime/renderers';
import type { DocumentDeps } from './documents/render-document.ts';
import type { LiveSet, ReleaseStore } from './releases.ts';
import type { Renderers } from './rendering/renderers.ts';
import { rendererRules } from './rendering/rules.ts';

/** How often the set is checked without visitors, ms. */
const LOOK_MS = 1000;

/** A release of the shell at work: what documents are made with, and the processes that render remotes with it. */
export type Shell = {
  version: string;
  deps: DocumentDeps;
  renderers: Pick<Renderers, 'startAll' | 'retire' | 'stop' | 'setAside'>;
};

type LiveShellOptions = {
  first: Shell;
  store: Pick<ReleaseStore, 'live'>;
  /** Makes a release ready beside the one at work. Throws when it cannot be used. */
  prepare: (version: string, live: LiveSet) => Promise<Shell>;
  log: Record<'info' | 'error', (detail: object, message: string) => void>;
  breaker?: Parameters<typeof createBreaker>[0];
};

/** A release that is to become ready. */
type Attempt = { version: string; breaker: Breaker; running?: Promise<void> | undefined };

/** The same set with another release of the shell. */
export const withShell = (set: LiveSet, version: string): LiveSet => ({
  ...set,
  id: makeSetId(version, set.versions ?? {}),
  shell: version,
});

/**
 * Follows the shell of the live set without a stop: a new release, or a canary, is made ready beside the one at work,
 * which goes on with the set from before; then the shop changes to the new set between two requests. The release before
 * stays ready until the new one is good, so that a way back takes no time. A release that cannot be used is set aside:
 * the shop goes on with the shell that it has, and tries again after growing pauses.
 */
export class LiveShell {
  readonly #options: Required<LiveShellOptions>;
  /** Sets with another shell, or without a canary, by the set in the store. */
  readonly #mixed = new WeakMap<LiveSet, LiveSet>();
  readonly #plain = new WeakMap<LiveSet, LiveSet>();
  readonly #others = new WeakMap<LiveSet, LiveSet>();
  /** Those that are ready and not at work: a canary, and the release before. */
  readonly #beside = new Map<string, Shell>();
  readonly #leaving = new Set<Shell>();
  readonly #attempts = new Map<string, Attempt>();
  readonly #timer: NodeJS.Timeout;
  #shell: Shell;
  #before: string | undefined;
  #set: LiveSet | undefined;
  #isStopped = false;

  constructor(options: LiveShellOptions) {
    this.#options = { breaker: rendererRules.breaker, ...options };
    this.#shell = options.first;
    this.#timer = setInterval(() => void this.live().catch(() => undefined), LOOK_MS).unref();
  }

  /** The set that visitors get: the live one, as soon as its shell is ready. */
  async live(): Promise<LiveSet> {
    const wanted = await this.#options.store.live();
    const { shell: version = this.#shell.version, shellCanary } = wanted;
    this.#prepareAll(wanted, [version, shellCanary?.version]);
    const ready = this.#beside.get(version);
    if (ready) {
      this.#change(ready);
    }
    this.#retireAll(wanted, [version, shellCanary?.version]);
    if (version === this.#shell.version) {
      return this.#give(wanted);
    }
    const isSetAside = this.#attempts.get(version)?.breaker.setAside !== undefined;
    return isSetAside || !this.#set ? this.#give(this.#withOwnShell(wanted)) : this.#set;
  }

  /** What the document of a request is made with, by the set that it was given. */
  depsOf(live: LiveSet | undefined): DocumentDeps {
    const all = [this.#shell, ...this.#beside.values(), ...this.#leaving];
    return (all.find(({ version }) => version === live?.shell) ?? this.#shell).deps;
  }

  /**
   * A set like this one whose shell is another that works: for a canary's visitors the live one, for all others the last
   * good one while it is ready. Undefined when there is none.
   */
  findOther(set: LiveSet): LiveSet | undefined {
    const good = set.shellRelease?.lastGood;
    const version =
      set.shell !== this.#shell.version
        ? this.#shell.version
        : good !== undefined && this.#beside.has(good)
          ? good
          : undefined;
    if (version === undefined) {
      return undefined;
    }
    const known = this.#others.get(set);
    const other = known?.shell === version ? known : withShell(set, version);
    this.#others.set(set, other);
    return other;
  }

  /** The live releases that cannot be used now, and why. */
  get setAside() {
    const failed = [...this.#attempts.values()].flatMap(({ version, breaker }) =>
      breaker.setAside ? [{ version, ...breaker.setAside }] : [],
    );
    return { ...this.#shell.renderers.setAside, ...(failed[0] && { shell: failed[0] }) };
  }

  async startAll(): Promise<void> {
    await this.#shell.renderers.startAll(await this.live());
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await Promise.all([...this.#attempts.values()].map(({ running }) => running));
    const all = [this.#shell, ...this.#beside.values(), ...this.#leaving];
    await Promise.all(all.map(({ renderers }) => renderers.stop()));
  }

  /** No visitor gets a canary before its shell is ready. */
  #give(live: LiveSet): LiveSet {
    const isReady = live.shellCanary === undefined || this.#beside.has(live.shellCanary.version);
    const given = isReady ? live : (this.#plain.get(live) ?? { ...live, shellCanary: undefined });
    if (!isReady) {
      this.#plain.set(live, given);
    }
    this.#set = given;
    return given;
  }

  #withOwnShell(wanted: LiveSet): LiveSet {
    const mixed = this.#mixed.get(wanted) ?? withShell(wanted, this.#shell.version);
    this.#mixed.set(wanted, mixed);
    return mixed;
  }

  /** Begins to make ready what is wanted and not here, and forgets what is no longer wanted. */
  #prepareAll(wanted: LiveSet, versions: readonly (string | undefined)[]): void {
    for (const version of this.#attempts.keys()) {
      if (!versions.includes(version)) this.#attempts.delete(version);
    }
    for (const version of versions) {
      if (version === undefined || version === this.#shell.version || this.#beside.has(version)) {
        continue;
      }
      const attempt = this.#attempts.get(version) ?? { version, breaker: createBreaker(this.#options.breaker) };
      this.#attempts.set(version, attempt);
      if (!attempt.breaker.isPaused && !this.#isStopped) {
        attempt.running ??= this.#makeReady(attempt, wanted).finally(() => {
          attempt.running = undefined;
        });
      }
    }
  }

  #change(next: Shell): void {
    const before = this.#shell;
    this.#shell = next;
    this.#beside.delete(next.version);
    this.#beside.set(before.version, before);
    this.#before = before.version;
    this.#options.log.info({ from: before.version, to: next.version }, 'another release of the shell has taken over');
  }

  /** Ends what is ready and no longer needed, once it is idle. */
  #retireAll({ shell, shellRelease }: LiveSet, versions: readonly (string | undefined)[]): void {
    const isSettled = shellRelease?.isGood === true && shell === this.#shell.version;
    for (const [version, one] of this.#beside) {
      if (versions.includes(version) || (version === this.#before && !isSettled)) {
        continue;
      }
      this.#beside.delete(version);
      this.#leaving.add(one);
      void one.renderers.retire().then(() => this.#leaving.delete(one));
    }
  }

  async #makeReady(attempt: Attempt, wanted: LiveSet): Promise<void> {
    const { version, breaker } = attempt;
    const { prepare, store, log } = this.#options;
    try {
      const next = await prepare(version, wanted);
      const { shell, shellCanary } = await store.live();
      if (this.#isStopped || ![shell, shellCanary?.version].includes(version)) {
        // Another call was faster.
        await next.renderers.stop();
        return;
      }
      this.#beside.set(version, next);
      this.#attempts.delete(version);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      breaker.fail(reason);
      log.error(
        { shell: version, reason, goesOnWith: this.#shell.version, retryInMs: breaker.setAside?.retryInMs },
        'the live release of the shell cannot be used',
      );
    }
  }
}
