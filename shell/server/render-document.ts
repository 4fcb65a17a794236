import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { pages } from '@aaram/shared-domain/contract';
import type { RemoteModule } from '@aaram/shared-platform/remote';
import { type BootData, serialiseForScript } from '../src/app/boot-data.ts';
import type { ShopConfig } from './config.ts';
import { buildDocumentEnd, buildDocumentStart } from './document.ts';
import type { ReadPageStyles } from './page-styles.ts';
import { buildPolicyHeaders, hashSource } from './policy.ts';
import type { LiveSet } from './releases.ts';
import { describeOrganisation } from './search-engines.ts';
import type { ShellAssets, ShellRenderer } from './shell-assets.ts';
import { startScript } from './start-script.ts';

/** Time limit for API calls while rendering, ms; after it the page shows its own error with a retry. */
const API_TIMEOUT_MS = 2500;
/** Time limit for loading a remote's server file, ms; after it the browser renders that area. */
const REMOTE_BUDGET_MS = 400;
/** Time reserved for rendering, beside the API calls, ms. */
const RENDER_MS = 300;

export type DocumentDeps = {
  config: ShopConfig;
  assets: ShellAssets;
  renderer: ShellRenderer;
  loadRemote: (live: LiveSet, name: string) => Promise<RemoteModule>;
  readStyles: ReadPageStyles;
  log: { warn: (detail: object, message: string) => void };
  /** Only in development: origins of the files, and React Refresh's hook. */
  dev?: { origins: string[]; inlineScript: string };
};

export type RenderedDocument =
  | { redirect: string; status: number }
  | {
      status: number;
      headers: Record<string, string>;
      body: Readable;
      isComplete: () => boolean;
      cacheHeaders: Record<string, string>;
    };

function withBudget<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

function buildBoot(
  live: LiveSet,
  url: URL,
  config: ShopConfig,
  page: Pick<BootData['hydration'], 'loaderData'> & Pick<BootData, 'queries' | 'isRendered'>,
  policy: BootData['policy'],
): BootData {
  return {
    settings: config.settings,
    origin: url.origin,
    releaseSet: live.id,
    remotes: Object.fromEntries(Object.entries(live.remotes).map(([name, { info }]) => [name, info])),
    policy,
    shopUrl: config.shopUrl,
    isRendered: page.isRendered,
    hydration: { loaderData: page.loaderData },
    queries: page.queries,
  };
}

/** The page's remote and the files the page needs; undefined when its release cannot be read. */
function findRemotePage(live: LiveSet, page: { remote: string; pattern: string } | undefined) {
  const remote = page && live.remotes[page.remote];
  return remote?.manifest
    ? {
        base: remote.base,
        manifest: remote.manifest,
        page: remote.manifest.pages[page?.pattern ?? ''] ?? { js: [], css: [] },
      }
    : undefined;
}

/** Describes the store for search engines, on the home page only, where they look for it. */
const organisationTag = ({ settings }: ShopConfig, origin: string) =>
  `<script type="application/ld+json">${serialiseForScript(describeOrganisation(settings, origin))}</script>`;

/** Renders one document within `mostMs`: the head at once, then the page as React streams it, then its data. */
export async function renderDocument(
  deps: DocumentDeps,
  live: LiveSet,
  url: URL,
  caller: string,
  mostMs: number,
): Promise<RenderedDocument> {
  const { config, assets, renderer, log } = deps;
  const policy = url.pathname === pages.checkout() ? 'checkout' : 'store';
  const abort = AbortSignal.timeout(Math.max(1, Math.ceil(mostMs)));
  const page = await renderer.preparePage({
    url,
    settings: config.settings,
    policy,
    shopUrl: config.shopUrl,
    remotes: Object.values(live.remotes).map(({ info }) => ({ name: info.name, patterns: info.patterns })),
    load: (name) => withBudget(deps.loadRemote(live, name), REMOTE_BUDGET_MS, `remote ${name}`),
    api: {
      baseUrl: `${config.apiUrl}/api`,
      timeoutMs: Math.max(1, Math.min(API_TIMEOUT_MS, mostMs - RENDER_MS)),
      caller,
    },
    signal: abort,
  });
  if ('redirect' in page) {
    return page;
  }
  let hasErrors = page.degraded !== undefined;
  if (page.degraded !== undefined) {
    log.warn({ path: url.pathname, reason: page.degraded }, 'document degraded');
  }
  const nonce = randomBytes(16).toString('base64');
  const remote = findRemotePage(live, page.page);
  const styles = await deps.readStyles(remote, page.ownPage);
  const policyInput: Parameters<typeof buildPolicyHeaders>[0] = {
    kind: policy,
    inlineHashes: [renderer.themeBootScript, startScript, ...(deps.dev ? [deps.dev.inlineScript] : [])].map(hashSource),
    styleHash: styles.hash,
    paymentOrigins: config.paymentOrigins,
    isSecure: url.protocol === 'https:',
    devOrigins: deps.dev?.origins ?? [],
  };
  const common = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'x-release-set': live.id,
    vary: 'accept-encoding',
  };
  const body = new PassThrough();
  body.write(
    buildDocumentStart({
      assets,
      renderer,
      head: url.pathname === pages.home() ? page.head + organisationTag(config, url.origin) : page.head,
      picturePreloads: page.picturePreloads,
      remote,
      ownPage: page.ownPage,
      origin: url.origin,
      styles: deps.dev ? undefined : styles.text,
      ...(deps.dev ? { devHead: `<script>${deps.dev.inlineScript}</script>` } : {}),
      paymentScriptUrl: policy === 'checkout' ? config.paymentScriptUrl : undefined,
    }),
  );
  const end = (isRendered: boolean) =>
    body.end(
      buildDocumentEnd(
        { assets, renderer, remote, ownPage: page.ownPage },
        buildBoot(live, url, config, { ...page, isRendered }, policy),
      ),
    );
  let isFinished = false;
  const stream = page.render({
    nonce,
    onError: (error) => {
      hasErrors = true;
      log.warn({ path: url.pathname, err: error }, 'a page threw while rendering');
    },
    onReady: () => {
      const react = new PassThrough();
      react.on('data', (chunk) => body.write(chunk));
      react.on('end', () => {
        isFinished = true;
        end(page.degraded === undefined);
      });
      stream.pipe(react);
    },
    // The frame itself failed: the browser gets the data and renders everything.
    onFatal: () => end(false),
  });
  abort.addEventListener('abort', () => !isFinished && stream.abort(new Error(`not rendered within ${mostMs} ms`)));
  const outcome: Record<string, string> =
    page.degraded === undefined ? { 'x-ssr': 'ok' } : { 'x-ssr': 'degraded', 'retry-after': '5' };
  return {
    status: page.degraded === undefined ? page.status : 503,
    headers: { ...common, ...buildPolicyHeaders({ ...policyInput, nonce }), ...outcome },
    // A kept document goes to many visitors, so its policy has no nonce.
    cacheHeaders: { ...common, ...buildPolicyHeaders(policyInput), ...outcome },
    body,
    isComplete: () => isFinished && !hasErrors,
  };
}
