import { pages } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { Navigate, type RouteHandle, useLocation, useSession } from '@aaram/shared-platform';
import { rememberPage } from '@aaram/shared-platform/host';
import type { ReactNode } from 'react';
import { ForbiddenPage } from '../layout/forbidden-page.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

type AccessGuardProps = {
  access: RouteHandle['access'];
  Skeleton: RouteHandle['Skeleton'];
  children: ReactNode;
};

/**
 * Comfort, not security: who is not logged in goes to /login and comes back, who lacks the role is told so.
 * The server decides on every call (readings, People and access).
 */
export function AccessGuard({ access, Skeleton = PageSkeleton, children }: AccessGuardProps) {
  const session = useSession();
  const { pathname, search } = useLocation();
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
  return access === 'panel' && !isPanelRole(session.role) ? <ForbiddenPage /> : children;
}
