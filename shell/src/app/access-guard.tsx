import { pages } from '@aaram/shared-domain/contract';
import { isPanelRole } from '@aaram/shared-domain/identity';
import { type RouteHandle, toast, useLocation, usePlatform, useSession } from '@aaram/shared-platform';
import { isLapsed, rememberPage, useIsSessionKnown } from '@aaram/shared-platform/host';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import * as texts from '#texts/common.ts';
import { PageSkeleton } from '../layout/page-skeleton.tsx';

const ForbiddenPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-not-found" */ '../layout/message-pages/forbidden-page.tsx'))
    .ForbiddenPage,
}));

// In the chunk of the login page, whose form it shows: each chunk makes the first load larger.
const LapsedDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-login" */ '../session/lapsed-dialog.tsx')).LapsedDialog,
}));

type AccessGuardProps = {
  access: RouteHandle['access'];
  Skeleton: RouteHandle['Skeleton'];
  children: ReactNode;
};

/** A public page stays open when the session has ended; a toast says so. */
function useLapseOnPublicPage(isConcerned: boolean) {
  const { endSession } = usePlatform();
  useEffect(() => {
    if (isConcerned) {
      endSession();
      toast.info(texts.sessionEnded);
    }
  }, [isConcerned, endSession]);
}

/**
 * For comfort, not security: a visitor goes to /login and comes back, and a user without the role sees that. The
 * server decides on every call (product-rules.md#pages-that-need-a-login). When the session ends, the user logs in
 * again in a dialog above the page, which keeps everything typed.
 */
export function AccessGuard({ access, Skeleton = PageSkeleton, children }: AccessGuardProps) {
  const session = useSession();
  const isKnown = useIsSessionKnown();
  const { pathname, search } = useLocation();
  const hasLapsed = isLapsed(session);
  const owner = useRef(session.userId);
  useEffect(() => {
    if (session.userId !== null) {
      owner.current = session.userId;
    }
  }, [session.userId]);
  useLapseOnPublicPage(hasLapsed && !access);
  if (!access) {
    return children;
  }
  if (!isKnown) {
    // The browser has the skeleton of a late page only in what the server rendered.
    return (
      <Suspense>
        <Skeleton />
      </Suspense>
    );
  }
  if (!session.isAuthenticated) {
    rememberPage({ from: `${pathname}${search}`, owner: owner.current });
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
