import { isPanelRole } from '@aaram/shared-domain/identity';
import { type RouteHandle, useLocation, useSession } from '@aaram/shared-platform';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useMatches } from 'react-router-dom';
import { CheckoutFrame } from '../layout/checkout-frame.tsx';
import { DialogArea } from '../layout/dialog-area.tsx';
import { RouteLoader } from '../layout/page-change/route-loader.tsx';
import { PageSkeleton } from '../layout/page-skeleton.tsx';
import { StoreFrame } from '../layout/store-frame.tsx';
import { AccessGuard } from './access-guard.tsx';

// A separate chunk, because shoppers do not need the back office's frame. Named like a page, so that documents carry
// its styles.
const PanelFrame = lazy(async () => ({
  default: (await import(/* webpackChunkName: "page-panel-frame" */ '../layout/panel/panel-frame.tsx')).PanelFrame,
}));

const isHandle = (handle: unknown): handle is RouteHandle => typeof handle === 'object' && handle !== null;

/** The handle of the current page: that of the deepest match. */
function usePageHandle(): RouteHandle {
  const handle = useMatches().at(-1)?.handle;
  return isHandle(handle) ? handle : {};
}

type FrameProps = { handle: RouteHandle; shopUrl: string | undefined; children: ReactNode };

function Frame({ handle, shopUrl, children }: FrameProps) {
  switch (handle.frame) {
    case 'bare':
      return (
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      );
    case 'checkout':
      return <CheckoutFrame>{children}</CheckoutFrame>;
    case 'panel':
      return (
        <Suspense fallback={<PageSkeleton />}>
          <PanelFrame storeUrl={shopUrl}>{children}</PanelFrame>
        </Suspense>
      );
    default:
      // The back office alone has no store around its login.
      return shopUrl ? <CheckoutFrame isPanel>{children}</CheckoutFrame> : <StoreFrame>{children}</StoreFrame>;
  }
}

/** Checkout may load the payment provider's script, so it is a separate document with its own policy. */
function CheckoutDocument({ children, isAllowed }: { children: ReactNode; isAllowed: boolean }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isAllowed) {
      window.location.replace(`${pathname}${search}`);
    }
  }, [isAllowed, pathname, search]);
  return isAllowed ? children : <PageSkeleton />;
}

type AppFrameProps = {
  policy: 'store' | 'checkout';
  /** URL of the shop; set only when this is the back office alone. */
  shopUrl: string | undefined;
};

/** The frame around every page, with the loader and the dialogs above it. */
export function AppFrame({ policy, shopUrl }: AppFrameProps) {
  const handle = usePageHandle();
  const session = useSession();
  // Without access, the message stands in the store's frame: all links of the back office would be refused too.
  const isRefused = handle.access === 'panel' && session.isAuthenticated && !isPanelRole(session.role);
  const page = (
    <AccessGuard access={handle.access} Skeleton={handle.Skeleton}>
      <Outlet context={shopUrl} />
    </AccessGuard>
  );
  return (
    <>
      <Frame handle={isRefused ? {} : handle} shopUrl={shopUrl}>
        {handle.frame === 'checkout' ? (
          <CheckoutDocument isAllowed={policy === 'checkout'}>{page}</CheckoutDocument>
        ) : (
          page
        )}
      </Frame>
      <RouteLoader />
      <DialogArea />
    </>
  );
}
