import { pages } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { type RouteHandle, toast, useLocation, usePlatform, useSession } from '@aaram/shared-platform';
import { isLapsed, rememberPage } from '@aaram/shared-platform/host';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const ForbiddenPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "forbidden-page" */ '../layout/forbidden-page.tsx')).ForbiddenPage,
}));

const LapsedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lapsed-dialog" */ '../session/lapsed-dialog.tsx')).LapsedDialog,
}));

type AccessGuardProps = {
  access: RouteHandle['access'];
  Skeleton: RouteHandle['Skeleton'];
  children: ReactNode;
};

/** A page that is for everybody goes on without the session that has ended; it only says so. */
function useLapseOnPublicPage(isConcerned: boolean) {
  const { endSession } = usePlatform();
  useEffect(() => {
    if (isConcerned) {
      endSession();
      toast.info('Your session has ended. Please log in again.');
    }
  }, [isConcerned, endSession]);
}

/**
 * Comfort, not security: who is not logged in goes to /login and comes back, who lacks the role is told so. The server
 * decides on every call (product-rules.md#pages-that-need-a-login). Whose session ends meanwhile logs in again above
 * the page, which keeps everything typed.
 */
export function AccessGuard({ access, Skeleton = PageSkeleton, children }: AccessGuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
  const hasLapsed = isLapsed(session);
  useLapseOnPublicPage(hasLapsed && !access);
  if (!access) {
    return children;
  }
  if (!session.isKnown) {
    return <Skeleton />;
  }
  if (!session.isAuthenticated) {
    rememberPage({ from: `${pathname}${search}` });
    return <Navigate to={pages.login()} replace />;
  }
  if (access === 'panel' && !isPanelRole(session.role)) {
    return (
      <Suspense>
        <ForbiddenPage />
      </Suspense>
    );
  }
  return (
    <>
      {children}
      <Suspense>{hasLapsed ? <LapsedDialog /> : null}</Suspense>
    </>
  );
}
