import { pages, payLinkPage } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import * as texts from '#texts/entry.ts';
import { DashboardSkeleton, PageSkeleton } from './page-skeleton.tsx';

/** A page that search engines do not index. */
const hidden = (title: string) => ({ Skeleton: PageSkeleton, head: (): HeadTags => ({ title, noIndex: true }) });

/** A hidden page for logged-in users. */
const signedIn = (title: string) => ({ access: 'signed-in' as const, ...hidden(title) });

const confirmation = {
  ...signedIn(texts.orderConfirmation),
  // With Track Order, which shows the same: every first load carries the name and hash of each file there is.
  chunk: 'track-order',
  load: async () =>
    (await import(/* webpackChunkName: "page-track-order" */ './orders/order-confirmation-page.tsx'))
      .OrderConfirmationPage,
};

/** The buying and account pages. They have no loaders: each requests its data when it renders. */
export const accountPages = [
  definePage({
    ...signedIn(texts.cart),
    pattern: pages.cart(),
    chunk: 'cart',
    load: async () => (await import(/* webpackChunkName: "page-cart" */ './checkout/cart-page.tsx')).CartPage,
  }),
  definePage({
    ...signedIn(texts.checkout),
    pattern: pages.checkout(),
    chunk: 'checkout',
    reads: ['order', 'buy'],
    frame: 'checkout',
    load: async () =>
      (await import(/* webpackChunkName: "page-checkout" */ './checkout/checkout-page.tsx')).CheckoutPage,
  }),
  definePage({
    // Its document holds nothing of the order: anyone who has the link asks for it.
    ...hidden(texts.checkout),
    pattern: payLinkPage(':token'),
    // With checkout, whose payment it uses: every first load carries the name and hash of each file there is.
    chunk: 'checkout',
    frame: 'checkout',
    load: async () =>
      (await import(/* webpackChunkName: "page-checkout" */ './checkout/pay-link-page.tsx')).PayLinkPage,
  }),
  // Without an id the page says 'Order ID is missing' instead of the store's not-found page.
  definePage({ ...confirmation, pattern: '/order-confirmation' }),
  definePage({ ...confirmation, pattern: '/order-confirmation/:orderId' }),
  definePage({ ...confirmation, pattern: pages.orderConfirmation(':orderId', ':paymentStatus') }),
  definePage({
    ...signedIn(texts.wishlist),
    pattern: pages.wishlist(),
    chunk: 'wishlist',
    load: async () =>
      (await import(/* webpackChunkName: "page-wishlist" */ './catalog/wishlist-page.tsx')).WishlistPage,
  }),
  definePage({
    ...signedIn(texts.myAccount),
    pattern: pages.account(),
    chunk: 'user-dashboard',
    reads: ['tab', 'confirm', 'change'],
    Skeleton: DashboardSkeleton,
    load: async () =>
      (await import(/* webpackChunkName: "page-user-dashboard" */ './account/user-dashboard-page.tsx'))
        .UserDashboardPage,
  }),
  definePage({
    ...signedIn(texts.invoice),
    pattern: pages.invoice(':orderId'),
    chunk: 'invoice',
    frame: 'bare',
    load: async () => (await import(/* webpackChunkName: "page-invoice" */ './orders/invoice-page.tsx')).InvoicePage,
  }),
  definePage({
    ...signedIn(texts.copyOfMyData),
    pattern: pages.copyOfMyData(),
    chunk: 'my-data',
    frame: 'bare',
    load: async () => (await import(/* webpackChunkName: "page-my-data" */ './account/my-data-page.tsx')).MyDataPage,
  }),
  definePage({
    ...signedIn(texts.trackOrder),
    pattern: pages.trackOrder(),
    chunk: 'track-order',
    reads: ['id'],
    load: async () =>
      (await import(/* webpackChunkName: "page-track-order" */ './orders/track-order-page.tsx')).TrackOrderPage,
  }),
];
