import { setTimeout as wait } from 'node:timers/promises';
import { createLineLimit, spawnRenderer, watchRenderer } from '@aaram/runtime/renderers';
import type { RendererMessage, ShopMessage } from '../../src/rendering/messages.ts';
import type { RenderedPage } from '../../src/rendering/render-page.ts';
import { parseRendererMessage } from './message-schema.ts';
import { type CallApi, type RenderOptions, Renders } from './renders.ts';
import type { RendererRules } from './rules.ts';

type RendererOptions = {
  serverFile: string;
  release: { name: string; version: string };
  /** The remote's server file. */
  source: Buffer;
  rules: RendererRules;
  callApi: CallApi;
  log: (line: string) => void;
};
export type Renderer = ReturnType<typeof startRenderer>;

/** Whether a process is ready, and what waits for it. */
function createReadiness() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  promise.catch(() => undefined);
  let isReady = false;
  return {
    get is() {
      return isReady;
    },
    promise,
    refuse: reject,
    note(): void {
      isReady = true;
      resolve();
    },
    /** Resolves when it is ready. Rejects when it is refused, or not ready within `maxMs`. */
    async wait(maxMs: number): Promise<void> {
      if (isReady) return;
      const limit = new AbortController();
      const late = wait(Math.max(1, maxMs), undefined, { ref: false, signal: limit.signal }).then(() => {
        throw new Error(`it did not start within ${Math.round(maxMs)} ms`);
      });
      try {
        await Promise.race([promise, late]);
      } finally {
        late.catch(() => undefined);
        limit.abort();
      }
    },
  };
}

/** Starts the process that renders the pages of one release. Whatever happens to it, each render ends. */
export function startRenderer({ serverFile, release, source, rules, callApi, log }: RendererOptions) {
  const writeLine = createLineLimit(rules.log, log);
  const readiness = createReadiness();
  let refusal: string | undefined;
  let watchdog: ReturnType<typeof watchRenderer> | undefined;

  const child = spawnRenderer<RendererMessage, ShopMessage>({
    serverFile,
    title: `${release.name}@${release.version}`,
    rules,
    parse: parseRendererMessage,
    onMessage: take,
    onLine: writeLine,
  });
  const renders = new Renders({ rules, send: child.send, callApi, kill: child.kill, log: writeLine });
  const startLimit = setTimeout(() => child.kill(`it did not start within ${rules.startMs} ms`), rules.startMs).unref();

  function take(message: RendererMessage, bytes: Buffer): void {
    switch (message.type) {
      case 'started':
        watchdog = watchRenderer({
          pid: child.pid ?? 0,
          rules,
          isBusy: () => renders.size > 0 || !readiness.is,
          ping: () => child.send({ type: 'ping' }),
          onAnswer: () => renders.notePing(),
          kill: child.kill,
        });
        child.send({ type: 'load', ...release }, source);
        return;
      case 'ready':
        clearTimeout(startLimit);
        readiness.note();
        return;
      case 'refused':
        refusal = message.reason.split('\n')[0];
        return;
      case 'pong':
        watchdog?.answer(message.rssBytes);
        return;
      default:
        renders.take(message, bytes);
    }
  }
  const ended = child.ended.then((how) => {
    const reason = refusal ?? how;
    clearTimeout(startLimit);
    watchdog?.stop();
    readiness.refuse(new Error(reason));
    renders.endAll(new Error(reason));
    return reason;
  });

  return {
    pid: child.pid,
    ready: readiness.promise,
    /** Resolves when the process has ended, to the reason. */
    ended,
    kill: child.kill,
    get isIdle(): boolean {
      return renders.size === 0;
    },
    /**
     * Renders a page, as soon as the process is ready. Rejects when nothing of the page can be had, or when the process
     * is not ready within `readyMs`: then it goes on starting for the next page.
     */
    async render(options: RenderOptions, readyMs = options.maxMs): Promise<RenderedPage> {
      const begin = performance.now();
      await readiness.wait(readyMs);
      return renders.begin({ ...options, maxMs: options.maxMs - (performance.now() - begin) });
    },
  };
}
