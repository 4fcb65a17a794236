import { useLocation, useNavigate } from '@aaram/shared-platform';
import { Suspense, useSyncExternalStore } from 'react';
import { Outlet, useMatches, useNavigation, useRouteError } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { RemoteDown } from '../layout/remote-down.tsx';
import { DevError } from './dev-error.tsx';
import type { LatePage } from './late-page.ts';
import { RemoteError } from './remote-error.ts';
import type { PageTable } from './remote-routes.tsx';
import { makeRouteId } from './route-id.ts';

/** Says below a page from the server that its script could not be loaded, so that its buttons do nothing. */
function LateNotice({ name, late }: { name: string; late: LatePage }) {
  const state = useSyncExternalStore(late.subscribe, late.getState, () => 'coming');
  return state === 'coming' ? null : (
    <RemoteDown name={name} isNotice isRetrying={state === 'again'} onRetry={late.retry} />
  );
}

/** The area of a remote's page. When a page throws on the server, the skeleton stays for the browser to fill. */
export function RemoteArea({ name, table: { late } }: { name: string; table: PageTable }) {
  const isLate = useMatches().at(-1)?.id === makeRouteId(name, late?.pattern ?? '');
  return (
    <>
      {/* With another key, another page takes the place of a late one at once. */}
      <Suspense key={Number(isLate)} fallback={<PageSkeleton />}>
        <Outlet />
      </Suspense>
      {isLate && late ? <LateNotice name={name} late={late} /> : null}
    </>
  );
}

/** Replaces a remote's page that could not be loaded or threw: names the area and retries without a reload. */
export function RemoteFallback({ name, onRetry }: { name: string; onRetry: () => void }) {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // Counted for the release of the page: see server/documents/start-script.ts.
  globalThis.dispatchEvent?.(new Event('page-failed'));
  // Logged, so that the console and error collectors show the reason.
  console.error(error);
  const retry = () => {
    if (error instanceof RemoteError) {
      onRetry();
    }
    void navigate({ pathname, search, hash }, { replace: true });
  };
  const down = <RemoteDown name={name} isRetrying={navigation.state !== 'idle'} onRetry={retry} />;
  return process.env.NODE_ENV === 'development' ? (
    <>
      <DevError error={error} />
      {down}
    </>
  ) : (
    down
  );
}
