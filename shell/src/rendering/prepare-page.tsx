import type { StoreSettings } from '@aaram/shared-domain/settings';
import type { PlatformServices, RouteObject } from '@aaram/shared-platform';
import { createPlatform, type DehydratedState, dehydrate, PlatformProvider } from '@aaram/shared-platform/host';
import type { RemoteModule } from '@aaram/shared-platform/remote';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom';
import { createRoutes } from '../app/create-routes.tsx';
import { renderHead, renderPicturePreloads } from '../app/head.ts';
import { resolveHead } from '../app/resolve-head.ts';
import { parseRouteId } from '../remotes/route-id.ts';
import { findPanelFrame } from './panel-frame.ts';

/** What a page is prepared with besides its URL: the store, and the remotes of the live set. */
export type PageSurroundings = {
  settings: StoreSettings;
  policy: 'store' | 'checkout';
  /** URL of the shop; set only when this is the back office alone. */
  shopUrl?: string | undefined;
  remotes: { name: string; patterns: string[] }[];
};

export type PageRequest = PageSurroundings & {
  url: URL;
  /** The remote's server module. Throws when it is not here. */
  load: (name: string) => Promise<RemoteModule>;
  api: Parameters<typeof createPlatform>[0]['transport'];
  signal: AbortSignal;
};

export type PageFacts = {
  status: number;
  /** Title and meta tags. */
  head: string;
  picturePreloads: string;
  /** Remote and pattern of the page, when it is a remote's. */
  page?: { remote: string; pattern: string } | undefined;
  /** Name of the page, when it is one of the shell's own, or of the frame around a remote's. */
  ownPage?: string | undefined;
  /** Why the page is left to the browser; undefined when it is rendered here. */
  degraded?: string | undefined;
  loaderData: Record<string, unknown>;
  queries: DehydratedState;
};

type PreparedPage =
  | { redirect: string; status: number }
  | (PageFacts & {
      render: (options: {
        nonce: string;
        onError: (error: unknown) => void;
        onReady: () => void;
        onFatal: (error: unknown) => void;
      }) => PipeableStream;
    });

/** Finds the page of a URL before anything is loaded, so that its files can stand in the head at once. */
function findPage(routes: RouteObject[], url: URL): Pick<PageFacts, 'page' | 'ownPage'> {
  const found = parseRouteId(matchRoutes(routes, url)?.at(-1)?.route.id);
  const isOwn = found?.owner === 'shell';
  return {
    page: found && !isOwn ? { remote: found.owner, pattern: found.page } : undefined,
    ownPage: isOwn ? found.page : found && findPanelFrame(found.page),
  };
}

function createRequestPlatform(request: PageRequest, setStatus: (status: number) => void): PlatformServices {
  return createPlatform({
    settings: request.settings,
    origin: request.url.origin,
    isServer: true,
    transport: request.api,
    setStatus,
  });
}

/** Runs the page's loaders and prepares its rendering. The area of a remote that fails is left to the browser. */
export async function preparePage(request: PageRequest): Promise<PreparedPage> {
  let status = 200;
  const platform = createRequestPlatform(request, (wanted) => {
    status = wanted;
  });
  const { policy, shopUrl, remotes, load } = request;
  const { routes } = createRoutes({ platform, policy, shopUrl, remotes, load });
  const { page, ownPage } = findPage(routes, request.url);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(request.url, { signal: request.signal }));
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status };
  }
  const failure = Object.values(context.errors ?? {})[0];
  const router = createStaticRouter(handler.dataRoutes, context);
  const head = resolveHead({
    matches: context.matches,
    url: request.url,
    queryClient: platform.queryClient,
    store: request.settings,
  });
  return {
    status,
    head: renderHead(head, request.settings, request.url.origin),
    picturePreloads: renderPicturePreloads(head),
    page,
    ownPage,
    degraded: failure === undefined ? undefined : String(failure instanceof Error ? failure.message : failure),
    loaderData: context.loaderData,
    queries: dehydrate(platform.queryClient),
    render: ({ nonce, onError, onReady, onFatal }) =>
      renderToPipeableStream(
        <PlatformProvider platform={platform}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </PlatformProvider>,
        {
          nonce,
          onError,
          onShellReady: onReady,
          onShellError: onFatal,
          // A finished page must arrive in its place, not hidden until a script moves it there.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        },
      ),
  };
}
