import { makeSetId } from './release-set-id.ts';
import type { LiveSet, ReleaseStore } from './releases.ts';
import type { DocumentDeps } from './render-document.ts';
import { type Breaker, createBreaker } from './rendering/breaker.ts';
import type { Renderers } from './rendering/renderers.ts';
import { rendererRules } from './rendering/rules.ts';

/** How often the set is looked at while nobody visits, ms. */
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

/** A release that is to take over. */
type Attempt = { version: string; breaker: Breaker; running?: Promise<void> | undefined };

/**
 * Follows the shell of the live set without a stop: a new release is made ready beside the one at work, which goes on
 * with the set from before; then the shop changes to the new set between two requests. A release that cannot be used
 * is set aside: the shop goes on with the shell that it has, and tries again after growing pauses.
 */
export class LiveShell {
  readonly #options: Required<LiveShellOptions>;
  /** Sets whose shell cannot be used, by the set in the store. */
  readonly #mixed = new WeakMap<LiveSet, LiveSet>();
  readonly #leaving = new Set<Shell>();
  readonly #timer: NodeJS.Timeout;
  #shell: Shell;
  #set: LiveSet | undefined;
  #attempt: Attempt | undefined;
  #isStopped = false;

  constructor(options: LiveShellOptions) {
    this.#options = { breaker: rendererRules.breaker, ...options };
    this.#shell = options.first;
    this.#timer = setInterval(() => void this.live().catch(() => undefined), LOOK_MS).unref();
  }

  /** The set that visitors get: the live one, as soon as its shell is ready. */
  async live(): Promise<LiveSet> {
    const wanted = await this.#options.store.live();
    const { shell: version = this.#shell.version } = wanted;
    if (version === this.#shell.version) {
      this.#attempt = undefined;
      return this.#give(wanted);
    }
    if (this.#attempt?.version !== version) {
      this.#attempt = { version, breaker: createBreaker(this.#options.breaker) };
    }
    const attempt = this.#attempt;
    if (!attempt.breaker.isPaused && !this.#isStopped) {
      attempt.running ??= this.#takeOver(attempt, wanted).finally(() => {
        attempt.running = undefined;
      });
    }
    return attempt.breaker.setAside || !this.#set ? this.#give(this.#withOwnShell(wanted)) : this.#set;
  }

  /** What the document of a request is made with, by the set that it was given. */
  depsOf(live: LiveSet | undefined): DocumentDeps {
    const shell = [this.#shell, ...this.#leaving].find(({ version }) => version === live?.shell) ?? this.#shell;
    return shell.deps;
  }

  /** The live releases that cannot be used now, and why. */
  get setAside() {
    const { version, breaker } = this.#attempt ?? {};
    const shell = breaker?.setAside && { version, ...breaker.setAside };
    return { ...this.#shell.renderers.setAside, ...(shell && { shell }) };
  }

  async startAll(): Promise<void> {
    await this.#shell.renderers.startAll(await this.live());
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    this.#isStopped = true;
    await this.#attempt?.running;
    await Promise.all([this.#shell, ...this.#leaving].map(({ renderers }) => renderers.stop()));
  }

  #give(live: LiveSet): LiveSet {
    this.#set = live;
    return live;
  }

  #withOwnShell(wanted: LiveSet): LiveSet {
    const { version } = this.#shell;
    const mixed = this.#mixed.get(wanted) ?? {
      ...wanted,
      id: makeSetId(version, wanted.versions ?? {}),
      shell: version,
    };
    this.#mixed.set(wanted, mixed);
    return mixed;
  }

  async #takeOver({ version, breaker }: Attempt, wanted: LiveSet): Promise<void> {
    const { prepare, store, log } = this.#options;
    const { version: from } = this.#shell;
    try {
      const next = await prepare(version, wanted);
      const live = await store.live();
      if (this.#isStopped || live.shell !== version) {
        // Somebody was faster.
        await next.renderers.stop();
        return;
      }
      const before = this.#shell;
      this.#shell = next;
      this.#leaving.add(before);
      void before.renderers.retire().then(() => this.#leaving.delete(before));
      log.info({ from, to: version }, 'another release of the shell has taken over');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      breaker.fail(reason);
      log.error(
        { shell: version, reason, goesOnWith: from, retryInMs: breaker.setAside?.retryInMs },
        'the live release of the shell cannot be used',
      );
    }
  }
}
