import type { RemoteModule } from '@aaram/shared-platform/remote';
import { findPanelFrame } from '../../src/rendering/panel-frame.ts';
import type { RenderedPage } from '../../src/rendering/render-page.ts';
import { type Caller, headersOf } from '../caller.ts';
import type { ShopConfig } from '../config.ts';
import { findRemotePage } from '../documents/document-key.ts';
import type { LiveSet } from '../releases.ts';
import type { ShellRenderer } from '../shell-assets.ts';
import type { Renderers } from './renderers.ts';

/** Time limit for API calls while rendering, ms; after it the page shows its own error with a retry. */
const API_TIMEOUT_MS = 2500;
/** Time reserved for rendering, beside the API calls, ms. */
const RENDER_MS = 300;

type Log = { warn: (detail: object, message: string) => void };

/** A page to render: its address, for whom, and within how long. */
export type PageNeeds = {
  url: URL;
  policy: 'store' | 'checkout';
  nonce: string;
  caller: Caller;
  maxMs: number;
};
export type RenderPage = (live: LiveSet, needs: PageNeeds) => Promise<RenderedPage>;

/** What every way of rendering passes on. */
function describeOrder(config: ShopConfig, live: LiveSet, { policy, nonce, maxMs }: PageNeeds) {
  return {
    settings: config.settings,
    policy,
    shopUrl: config.shopUrl,
    remotes: Object.values(live.remotes).map(({ info }) => ({ name: info.name, patterns: info.patterns })),
    nonce,
    apiTimeoutMs: Math.max(1, Math.min(API_TIMEOUT_MS, maxMs - RENDER_MS)),
  };
}

type Here = {
  config: ShopConfig;
  renderer: Pick<ShellRenderer, 'renderPage'>;
  load: (name: string) => Promise<RemoteModule>;
  log: Log;
};

/** Renders a page in this process. */
export function renderHere(live: LiveSet, needs: PageNeeds, { config, renderer, load, log }: Here) {
  const { apiTimeoutMs, ...order } = describeOrder(config, live, needs);
  return renderer.renderPage({
    ...order,
    url: needs.url,
    load,
    api: {
      baseUrl: `${config.apiUrl}/api`,
      timeoutMs: apiTimeoutMs,
      fetch: (url, init) => {
        const headers = new Headers(init.headers);
        for (const [name, value] of Object.entries(headersOf(needs.caller))) {
          headers.set(name, value);
        }
        return fetch(url, { ...init, headers });
      },
    },
    signal: AbortSignal.timeout(Math.max(1, Math.ceil(needs.maxMs))),
    onProblem: (error) => log.warn({ path: needs.url.pathname, err: error }, 'a page threw while rendering'),
  });
}

/**
 * Renders the shell's own pages here, and those of remotes in their renderers. When a renderer fails, the document is
 * the frame with the named fallback, made here: this process evaluates no remote's code.
 */
export function createPageRenderer(here: Omit<Here, 'load'>, renderers: Pick<Renderers, 'render'>): RenderPage {
  return async (live, needs) => {
    const page = findRemotePage(live, needs.url);
    if (page === undefined) {
      return renderHere(live, needs, { ...here, load: refuse('this process renders no remote') });
    }
    const begin = performance.now();
    try {
      const order = { ...describeOrder(here.config, live, needs), url: needs.url.href };
      const options = { order, caller: needs.caller, maxMs: needs.maxMs - RENDER_MS };
      const rendered = await renderers.render(live, page.remote, options);
      // Which page it is, and so which files the document names, is not for the renderer to say.
      return 'redirect' in rendered ? rendered : { ...rendered, page, ownPage: findPanelFrame(page.pattern) };
    } catch (error) {
      const maxMs = needs.maxMs - (performance.now() - begin);
      const reason = error instanceof Error ? error.message : String(error);
      return renderHere(live, { ...needs, maxMs }, { ...here, load: refuse(reason) });
    }
  };
}

const refuse = (reason: string) => () => Promise.reject(new Error(reason));
