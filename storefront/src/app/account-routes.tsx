import type { PlatformServices, RouteHandle, RouteObject } from '@aaram/shared-platform';
import { DashboardSkeleton, PageSkeleton } from './page-skeleton.tsx';

/** The buying and account pages: pattern to chunk. */
export const accountPages: Record<string, string> = {
  '/cart': 'cart',
  '/checkout': 'checkout',
  '/order-confirmation': 'order-confirmation',
  '/order-confirmation/:order_id': 'order-confirmation',
  '/order-confirmation/:order_id/:paymentStatus': 'order-confirmation',
  '/wishlist': 'wishlist',
  '/user-dashboard': 'user-dashboard',
  '/track-order': 'track-order',
  '/invoice/:orderId': 'invoice',
};

/** A page for people who are logged in: nobody else's business, so no search engine's either. */
function signedIn(title: string, more: Partial<RouteHandle> = {}): RouteHandle {
  return { access: 'signed-in', Skeleton: PageSkeleton, head: () => ({ title, noIndex: true }), ...more };
}

const confirmation: Pick<RouteObject, 'handle' | 'lazy'> = {
  handle: signedIn('Order confirmation'),
  lazy: async () => ({
    Component: (await import(/* webpackChunkName: "page-order-confirmation" */ './order-confirmation-page.tsx'))
      .OrderConfirmationPage,
  }),
};

/** Their routes. No loaders: the server has no token, so these pages ask for their data themselves. */
export function accountRoutes(_platform: PlatformServices): RouteObject[] {
  return [
    {
      path: '/cart',
      handle: signedIn('Cart'),
      lazy: async () => ({ Component: (await import(/* webpackChunkName: "page-cart" */ './cart-page.tsx')).CartPage }),
    },
    {
      path: '/checkout',
      handle: signedIn('Checkout', { frame: 'checkout' }),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-checkout" */ './checkout-page.tsx')).CheckoutPage,
      }),
    },
    // Without an id the page says 'Order ID is missing' instead of the store's not-found page.
    { path: '/order-confirmation', ...confirmation },
    { path: '/order-confirmation/:order_id', ...confirmation },
    { path: '/order-confirmation/:order_id/:paymentStatus', ...confirmation },
    {
      path: '/wishlist',
      handle: signedIn('Wishlist'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-wishlist" */ './wishlist-page.tsx')).WishlistPage,
      }),
    },
    {
      path: '/user-dashboard',
      handle: signedIn('My account', { Skeleton: DashboardSkeleton }),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-user-dashboard" */ './user-dashboard-page.tsx'))
          .UserDashboardPage,
      }),
    },
    {
      path: '/invoice/:orderId',
      handle: signedIn('Invoice', { frame: 'bare' }),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-invoice" */ './invoice-page.tsx')).InvoicePage,
      }),
    },
    {
      path: '/track-order',
      handle: signedIn('Track order'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-track-order" */ './track-order-page.tsx')).TrackOrderPage,
      }),
    },
  ];
}
