import type { Cart } from '@aaram/shared-domain/cart';
import { ApiError, createStoreClient, isPersonal, queryKeys, type Transport } from '@aaram/shared-domain/contract';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { focusManager, type Query, QueryClient } from '@tanstack/react-query';
import { keepSessionEnd } from '../session/session-end.ts';
import { loggedOut, sessionActions } from '../session/session-slice.ts';
import { loadSession, parseSession, SESSION_KEY, saveSession } from '../session/session-storage.ts';
import { forgetViewed } from '../shopping/viewed.ts';
import { createPlatformStore, type PlatformStore } from './create-store.ts';
import type { PlatformServices } from './platform-context.ts';
import { notePriceRule } from './price-rule.ts';

type PlatformOptions = {
  settings: StoreSettings;
  origin: string;
  isServer: boolean;
  transport: Pick<Transport, 'baseUrl' | 'fetch' | 'timeoutMs'>;
  setStatus?: (status: number) => void;
};

const MAX_RETRIES = 2;

/**
 * A 4xx or a response that does not fit the contract is final. No response, 429 and 5xx are retried, unless the device
 * is offline.
 */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isFinal = error instanceof ApiError && error.status > 0 && error.status < 500 && error.status !== 429;
  return !isFinal && failures < MAX_RETRIES && navigator.onLine;
}

function createQueryClient(isServer: boolean) {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and the page says so; by default it would pause without a word.
      queries: {
        staleTime: 30_000,
        retry: isServer ? false : shouldRetry,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Builds the services of one page (browser) or one request (server). */
export function createPlatform(options: PlatformOptions): PlatformServices {
  const { settings, origin, isServer, transport } = options;
  const queryClient = createQueryClient(isServer);
  // Nothing observes it, and it must not be forgotten while the page is open.
  queryClient.setQueryDefaults(queryKeys.priceRule(), { gcTime: Number.POSITIVE_INFINITY });
  const store = createPlatformStore(isServer ? loggedOut : loadSession());

  const api = createStoreClient({
    ...transport,
    onPriceRule: (rule) => notePriceRule(queryClient, rule),
    getToken: () => store.getState().session.token,
    onSessionEnded: () => {
      keepSessionEnd(true);
      store.dispatch(sessionActions.lapsed());
    },
  });
  if (!isServer) {
    focusManager.setEventListener(listenForFocus);
    store.subscribe(() => saveSession(store.getState().session));
    forgetFormerUser(queryClient, store);
    keepCartInSession(queryClient, store);
    // Logging in or out in one tab does so in all tabs.
    window.addEventListener('storage', (event) => {
      if (event.key === SESSION_KEY || event.key === null) {
        const next = parseSession(event.newValue);
        if (store.getState().session.isAuthenticated && !next.isAuthenticated) {
          keepSessionEnd(true);
        }
        store.dispatch(sessionActions.restored(next));
      }
    });
  }
  return {
    api,
    queryClient,
    store,
    settings,
    isServer,
    origin,
    startSession: (result) => void store.dispatch(sessionActions.loggedIn(result)),
    endSession: () => void store.dispatch(sessionActions.loggedOutNow()),
    unsavedWork: new Set(),
    setStatus: options.setStatus ?? (() => {}),
  };
}

/** Windows side by side are all visible: the library would only hear of one that becomes visible. */
function listenForFocus(onFocus: () => void): () => void {
  const hear = () => onFocus();
  const names = ['focus', 'visibilitychange'];
  for (const name of names) window.addEventListener(name, hear);
  return () => {
    for (const name of names) window.removeEventListener(name, hear);
  };
}

/**
 * Removes personal data from memory as soon as another user, or none, is logged in: by logout, by a login on top of a
 * session, or in another tab. What a page still shows is fetched again for the new user.
 */
function forgetFormerUser(queryClient: QueryClient, store: PlatformStore): void {
  const own = { predicate: ({ queryKey }: Pick<Query, 'queryKey'>) => isPersonal(queryKey) };
  let former = store.getState().session.userId;
  store.subscribe(() => {
    const { userId } = store.getState().session;
    if (former !== null && userId !== former) {
      void queryClient[userId === null ? 'removeQueries' : 'resetQueries'](own);
      forgetViewed();
    }
    former = userId;
  });
}

/**
 * The session record has the cart's items (product-rules.md#session-record), so every change of the cart updates it.
 */
function keepCartInSession(queryClient: QueryClient, store: PlatformStore): void {
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queryKeys.cart()[0]) {
      return;
    }
    const items = queryClient.getQueryData<Cart>(queryKeys.cart())?.items;
    const { isAuthenticated, cart } = store.getState().session;
    if (isAuthenticated && items && items !== cart) {
      store.dispatch(sessionActions.cartReplaced(items));
    }
  });
}
