import { useLocation, useNavigate } from '@aaram/shared-platform';
import { Suspense } from 'react';
import { Outlet, useNavigation, useRouteError } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { RemoteDown } from '../layout/remote-down.tsx';

/** Where a remote's page stands. On the server, a page that throws leaves the skeleton for the browser to fill. */
export function RemoteArea() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Outlet />
    </Suspense>
  );
}

/** Stands in a remote's area when it could not be loaded or threw: named, with a way to try again without a reload. */
export function RemoteFallback({ name }: { name: string }) {
  const error = useRouteError();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const navigation = useNavigation();
  // Not swallowed: whoever watches the console or collects errors must see the reason.
  console.error(error);
  return (
    <RemoteDown
      name={name}
      isRetrying={navigation.state !== 'idle'}
      onRetry={() => void navigate({ pathname, search, hash }, { replace: true })}
    />
  );
}
