import { setTimeout as wait } from 'node:timers/promises';
import { type Breaker, createBreaker, type SetAside } from '@aaram/runtime/renderers';
import type { RemoteManifest } from '@aaram/shared-domain/contract';
import type { RenderedPage } from '../../src/rendering/render-page.ts';
import type { LiveSet, ReleaseStore } from '../releases.ts';
import { type Renderer, startRenderer } from './renderer.ts';
import type { CallApi, RenderOptions } from './renders.ts';
import { type RendererRules, rendererRules } from './rules.ts';

type Log = { warn: (detail: object, message: string) => void };
type Release = {
  name: string;
  version: string;
  breaker: Breaker;
  /** The process, while there is one. */
  renderer?: Promise<Renderer> | undefined;
  isRetired: boolean;
  /** Whether it is not the live release, but a canary. */
  isCanary: boolean;
  /** Until when a preview may ask for further pages, in `performance.now()`. */
  previewedUntil: number;
};

type RenderersOptions = {
  serverFile: string;
  store: Pick<ReleaseStore, 'live' | 'readServerFile'>;
  callApi: CallApi;
  log: Log;
  rules?: RendererRules;
  start?: typeof startRenderer;
};

const isCanaryOf = ({ canaries = [] }: LiveSet, { name, version }: Pick<Release, 'name' | 'version'>) =>
  canaries.some(({ remote: { info } }) => info.name === name && info.version === version);

/**
 * One process for each live release and each canary, started when its first page is requested. A release that fails is
 * set aside and tried again after growing pauses; one that gets no more requests finishes its pages and ends.
 */
export class Renderers {
  readonly #options: Required<RenderersOptions>;
  readonly #releases = new Map<string, Release>();
  readonly #running = new Set<Renderer>();
  #isStopped = false;
  #isLeaving = false;
  readonly #endAll = () => {
    for (const renderer of this.#running) {
      renderer.kill('the shop ends');
    }
  };

  constructor(options: RenderersOptions) {
    this.#options = { rules: rendererRules, start: startRenderer, ...options };
    process.once('exit', this.#endAll);
  }

  /** Renders a page of a remote. Throws when its release is set aside, or fails with this page. */
  async render(live: LiveSet, name: string, options: RenderOptions): Promise<RenderedPage> {
    const remote = live.remotes[name];
    if (!remote?.manifest) {
      throw new Error(`its release cannot be read: ${remote?.problem ?? 'it is not in the release set'}`);
    }
    const release = this.#find(name, remote.manifest.version);
    if (live.isPreview) {
      release.previewedUntil = performance.now() + this.#options.rules.previewMs;
    }
    // A release of a preview alone is retired here at once: it ends by itself, and its faults affect no other.
    await this.#follow();
    if (!live.isPreview) {
      release.isCanary = isCanaryOf(live, release);
    }
    const { breaker, renderer } = release;
    if (breaker.isPaused && !renderer) {
      throw new Error(`it is set aside: ${breaker.setAside?.reason}`);
    }
    const readyMs = breaker.setAside ? this.#options.rules.retryReadyMs : options.maxMs;
    const page = await (await this.#startOnce(release, remote.manifest)).render(options, readyMs);
    breaker.succeed();
    return page;
  }

  /** Starts the renderers of a set's releases. Resolves when each is ready or has failed. */
  async startAll({ remotes }: LiveSet): Promise<void> {
    const starts = Object.values(remotes).map(async ({ manifest }) => {
      const renderer = manifest && (await this.#startOnce(this.#find(manifest.name, manifest.version), manifest));
      await renderer?.ready;
    });
    await Promise.allSettled(starts);
  }

  /** The releases that are set aside, by remote; canaries by remote and version. */
  get setAside(): Record<string, SetAside & { version: string }> {
    const found = [...this.#releases.values()].flatMap(({ name, version, breaker, isRetired, isCanary }) =>
      breaker.setAside && !isRetired
        ? [[isCanary ? `${name}@${version}` : name, { version, ...breaker.setAside }] as const]
        : [],
    );
    return Object.fromEntries(found);
  }

  /** Ends all renderers once they are idle: those of another shell work from now on. */
  async retire(): Promise<void> {
    this.#isLeaving = true;
    do {
      await wait(this.#options.rules.retireMs, undefined, { ref: false });
    } while (!this.#isStopped && [...this.#running].some(({ isIdle }) => !isIdle));
    await this.stop();
  }

  /** Ends all renderers. */
  async stop(): Promise<void> {
    process.off('exit', this.#endAll);
    this.#isStopped = true;
    for (const release of this.#releases.values()) {
      release.isRetired = true;
    }
    this.#endAll();
    await Promise.all([...this.#running].map(({ ended }) => ended));
  }

  #find(name: string, version: string): Release {
    const key = `${name}@${version}`;
    const { breaker } = this.#options.rules;
    const states = { isRetired: false, isCanary: false, previewedUntil: 0 };
    const fresh = { name, version, breaker: createBreaker(breaker), ...states };
    const release = this.#releases.get(key) ?? fresh;
    this.#releases.set(key, release);
    return release;
  }

  #startOnce(release: Release, manifest: RemoteManifest): Promise<Renderer> {
    release.renderer ??= this.#start(release, manifest);
    // A caller that waits for it hears of a failure; without one it is only logged.
    release.renderer.catch(() => undefined);
    return release.renderer;
  }

  async #start(release: Release, manifest: RemoteManifest): Promise<Renderer> {
    const { serverFile, store, rules, callApi, start, log } = this.#options;
    const { name, version } = release;
    try {
      const source = Buffer.from(await store.readServerFile(manifest));
      if (this.#isStopped) {
        throw new Error('the shop ends');
      }
      const renderer = start({
        serverFile,
        release: { name, version },
        source,
        rules,
        callApi,
        log: (line) => log.warn({ remote: name, version, line }, 'a renderer says'),
      });
      this.#running.add(renderer);
      void renderer.ended.then((reason) => {
        this.#running.delete(renderer);
        release.renderer = undefined;
        if (!release.isRetired) {
          this.#noteFailure(release, reason);
        }
      });
      return renderer;
    } catch (error) {
      release.renderer = undefined;
      this.#noteFailure(release, error instanceof Error ? error.message : String(error));
      throw error;
    }
  }

  #noteFailure({ name, version, breaker }: Release, reason: string): void {
    breaker.fail(reason);
    this.#options.log.warn(
      { remote: name, version, reason, retryInMs: breaker.setAside?.retryInMs },
      'a release is set aside',
    );
  }

  /** Replaces the renderers of changed releases: the new one starts at once, the old one ends when it is done. */
  async #follow(): Promise<void> {
    if (this.#isLeaving) {
      return;
    }
    const live = await this.#options.store.live();
    for (const release of [...this.#releases.values()]) {
      const { info, manifest, lastGood } = live.remotes[release.name] ?? {};
      release.isCanary = isCanaryOf(live, release);
      if ([info?.version, lastGood?.info.version].includes(release.version) || release.isCanary) {
        release.isRetired = false;
      } else if (!release.isRetired) {
        release.isRetired = true;
        this.#endLater(release);
        if (manifest && release.renderer) {
          void this.#startOnce(this.#find(release.name, manifest.version), manifest);
        }
      }
    }
  }

  /** Ends the renderer of a release that is no longer live, once requests from before the change have their pages. */
  #endLater(release: Release): void {
    const end = async () => {
      const renderer = await release.renderer?.catch(() => undefined);
      if (!release.isRetired) {
        return;
      }
      if (renderer && (!renderer.isIdle || performance.now() < release.previewedUntil)) {
        this.#endLater(release);
        return;
      }
      this.#releases.delete(`${release.name}@${release.version}`);
      renderer?.kill('its release is no longer live');
    };
    setTimeout(() => void end(), this.#options.rules.retireMs).unref();
  }
}
