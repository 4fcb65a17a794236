import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import { pages, payLinkPage } from '@aaram/shared-domain/contract';
import { type BootData, serialiseForScript } from '../../src/app/boot-data.ts';
import type { Caller } from '../caller.ts';
import type { ShopConfig } from '../config.ts';
import { describeOrganisation } from '../feeds/search-engines.ts';
import type { Badge } from '../preview/preview-badge.ts';
import type { LiveSet } from '../releases.ts';
import type { RenderPage } from '../rendering/render-pages.ts';
import type { ShellAssets, ShellRenderer } from '../shell-assets.ts';
import { buildDocumentEnd, buildDocumentStart } from './document.ts';
import { listOwnScripts } from './own-scripts.ts';
import type { PageStyles, ReadPageStyles } from './page-styles.ts';
import { buildPolicyHeaders, hashSource } from './policy.ts';

export type DocumentDeps = {
  config: ShopConfig;
  assets: ShellAssets;
  renderer: ShellRenderer;
  renderPage: RenderPage;
  readStyles: ReadPageStyles;
  log: { warn: (detail: object, message: string) => void };
  /** Only in a preview: says what is shown. */
  badge?: Badge;
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
function findFiles(live: LiveSet, page: { remote: string; pattern: string } | undefined) {
  const remote = page && live.remotes[page.remote];
  return remote?.manifest
    ? {
        base: remote.base,
        manifest: remote.manifest,
        page: remote.manifest.pages[page?.pattern ?? ''] ?? { js: [], css: [] },
      }
    : undefined;
}

/** Describes the store for search engines, on the home page only, where they expect it. */
const organisationTag = ({ settings }: ShopConfig, origin: string) =>
  `<script type="application/ld+json">${serialiseForScript(describeOrganisation(settings, origin))}</script>`;

/** What the headers say of the page itself. A document without it is the frame, and the browser retries the page. */
function describeOutcome(
  live: LiveSet,
  page: { degraded?: string | undefined; hasErrors: boolean; page?: { remote: string } | undefined },
): { isFailed: boolean; headers: Record<string, string> } {
  if (page.degraded === undefined && !page.hasErrors) {
    return { isFailed: false, headers: { 'x-ssr': 'ok' } };
  }
  const remote = live.remotes[page.page?.remote ?? '']?.info;
  return {
    isFailed: true,
    headers: {
      'x-ssr': 'degraded',
      'retry-after': '5',
      ...(remote ? { 'x-failed-remote': `${remote.name}@${remote.version}` } : {}),
    },
  };
}

/** The policy names the hash of the whole stylesheet. */
function addStyles({ text, hash }: PageStyles, more: string | undefined): PageStyles {
  const all = text + (more ?? '');
  return { text: all, hash: more === undefined ? hash : hashSource(all) };
}

/** What the policy of a document allows, without a nonce. */
const describePolicy = (
  { config, renderer, dev }: DocumentDeps,
  url: URL,
  kind: 'store' | 'checkout',
  styleHash: string,
): Parameters<typeof buildPolicyHeaders>[0] => ({
  kind,
  inlineHashes: [renderer.themeBootScript, ...listOwnScripts(), ...(dev ? [dev.inlineScript] : [])].map(hashSource),
  styleHash,
  paymentOrigins: config.paymentOrigins,
  isSecure: url.protocol === 'https:',
  devOrigins: dev?.origins ?? [],
});

/** Renders one document within `maxMs`: the head and the first part of the page, then the rest, then its data. */
export async function renderDocument(
  deps: DocumentDeps,
  live: LiveSet,
  url: URL,
  caller: Caller,
  maxMs: number,
): Promise<RenderedDocument> {
  const { config, assets, renderer, log } = deps;
  const mayPay = url.pathname === pages.checkout() || url.pathname.startsWith(payLinkPage(''));
  const policy = mayPay ? 'checkout' : 'store';
  const nonce = randomBytes(16).toString('base64');
  const page = await deps.renderPage(live, { url, policy, nonce, caller, maxMs });
  if ('redirect' in page) {
    return page;
  }
  const outcome = describeOutcome(live, page);
  let hasErrors = outcome.isFailed;
  if (page.degraded !== undefined) {
    log.warn({ path: url.pathname, reason: page.degraded }, 'document degraded');
  }
  const remote = findFiles(live, page.page);
  const styles = addStyles(await deps.readStyles(remote, page.ownPage), deps.badge?.styles);
  const policyInput = describePolicy(deps, url, policy, styles.hash);
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
        deps.badge?.html,
      ),
    );
  let isFinished = false;
  if (page.html) {
    page.html.on('data', (part) => body.write(part));
    page.html.once('end', () => {
      isFinished = true;
      end(page.degraded === undefined);
    });
    // It ended between two parts: what is here stays well-formed, and the browser renders the page again.
    page.html.once('error', (error) => {
      hasErrors = true;
      log.warn({ path: url.pathname, err: error }, 'a page broke off');
      end(false);
    });
  } else {
    // The frame itself failed: the browser gets the data and renders everything.
    end(false);
  }
  return {
    status: outcome.isFailed ? 503 : page.status,
    headers: { ...common, ...buildPolicyHeaders({ ...policyInput, nonce }), ...outcome.headers },
    // A cached document goes to many visitors, so its policy has no nonce.
    cacheHeaders: { ...common, ...buildPolicyHeaders(policyInput), ...outcome.headers },
    body,
    isComplete: () => isFinished && !hasErrors,
  };
}
