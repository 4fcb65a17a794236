import { useLocation, useNavigate } from '@aaram/shared-platform';
import { Suspense } from 'react';
import { Outlet, useNavigation, useRouteError } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { RemoteDown } from '../layout/remote-down.tsx';

/** The area of a remote's page. When a page throws on the server, the skeleton stays for the browser to fill. */
export function RemoteArea() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

/** Replaces a remote's page that could not be loaded or threw: names the area and retries without a reload. */
export function RemoteFallback({ name }: { name: string }) {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // Logged, so that the console and error collectors show the reason.
  console.error(error);
  return (
    <RemoteDown
      name={name}
      isRetrying={navigation.state !== 'idle'}
      onRetry={() => void navigate({ pathname, search, hash }, { replace: true })}
    />
  );
}
