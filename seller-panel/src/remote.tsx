import { adminPages, pages } from '@aaram/shared-domain/contract';
import { PanelSkeleton } from '@aaram/shared-panel/skeleton';
import { definePage, defineRemote } from '@aaram/shared-platform/remote';
import * as common from '#texts/common.ts';

/** What all pages of the panel have in common. */
const inPanel = (title: string) => ({
  frame: 'panel' as const,
  access: 'panel' as const,
  Skeleton: PanelSkeleton,
  head: () => ({ title, noIndex: true }),
});

export default defineRemote([
  definePage({
    ...inPanel(common.dashboard),
    pattern: pages.adminDashboard(),
    chunk: 'dashboard',
    reads: ['from', 'to', 'by'],
    load: async () => (await import(/* webpackChunkName: "page-dashboard" */ '#app/dashboard-page.tsx')).DashboardPage,
  }),
  definePage({
    ...inPanel(common.allProducts),
    pattern: pages.adminProducts(),
    chunk: 'products',
    reads: [
      'q',
      'stock',
      'state',
      'sort',
      'cursor',
      'first',
      'category',
      'brand',
      'tag',
      'hsn',
      'minPrice',
      'maxPrice',
      'updatedSince',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "page-products" */ '#app/products/products-page.tsx')).ProductsPage,
  }),
  definePage({
    ...inPanel(common.addProduct),
    pattern: pages.adminAddProduct(),
    chunk: 'add-product',
    load: async () =>
      (await import(/* webpackChunkName: "page-add-product" */ '#app/products/add-product-page.tsx')).AddProductPage,
  }),
  definePage({
    ...inPanel(common.editProduct),
    pattern: adminPages.editProduct(':productId'),
    chunk: 'edit-product',
    load: async () =>
      (await import(/* webpackChunkName: "page-edit-product" */ '#app/products/edit-product-page.tsx')).EditProductPage,
  }),
  definePage({
    ...inPanel(common.allOrders),
    pattern: pages.adminOrders(),
    chunk: 'orders',
    reads: [
      'q',
      'status',
      'sort',
      'cursor',
      'first',
      'payment',
      'parcel',
      'containing',
      'tracking',
      'from',
      'to',
      'minTotal',
      'maxTotal',
      'tab',
      'order',
    ],
    load: async () =>
      (await import(/* webpackChunkName: "page-orders" */ '#app/orders/orders-desk-page.tsx')).OrdersDeskPage,
  }),
  definePage({
    ...inPanel(common.order),
    pattern: adminPages.order(':order'),
    chunk: 'order',
    load: async () => (await import(/* webpackChunkName: "page-order" */ '#app/orders/order-page.tsx')).OrderPage,
  }),
  definePage({
    ...inPanel(common.complaints),
    pattern: pages.adminGrievances(),
    chunk: 'grievances',
    reads: ['q', 'state'],
    load: async () =>
      (await import(/* webpackChunkName: "page-grievances" */ '#app/grievances-page.tsx')).GrievancesPage,
  }),
  definePage({
    ...inPanel(common.returns),
    pattern: pages.adminReturns(),
    chunk: 'returns',
    reads: ['show'],
    load: async () => (await import(/* webpackChunkName: "page-returns" */ '#app/orders/returns-page.tsx')).ReturnsPage,
  }),
  definePage({
    ...inPanel(common.payLinks),
    pattern: adminPages.payLinks(),
    chunk: 'pay-links',
    load: async () =>
      (await import(/* webpackChunkName: "page-pay-links" */ '#app/orders/pay-links-page.tsx')).PayLinksPage,
  }),
  definePage({
    ...inPanel(common.reviews),
    pattern: adminPages.reviews(),
    chunk: 'reviews',
    reads: ['show'],
    load: async () => (await import(/* webpackChunkName: "page-reviews" */ '#app/reviews-page.tsx')).ReviewsPage,
  }),
  definePage({
    ...inPanel(common.credits),
    pattern: adminPages.credits(),
    chunk: 'credits',
    reads: ['q', 'kind'],
    load: async () => (await import(/* webpackChunkName: "page-credits" */ '#app/credits-page.tsx')).CreditsPage,
  }),
  definePage({
    ...inPanel(common.searchWords),
    pattern: adminPages.searchWords(),
    chunk: 'search-words',
    reads: ['add', 'q'],
    load: async () =>
      (await import(/* webpackChunkName: "page-search-words" */ '#app/search-words-page.tsx')).SearchWordsPage,
  }),
  definePage({
    ...inPanel(common.accounts),
    pattern: adminPages.accounts(),
    chunk: 'accounts',
    reads: ['month', 'seller', 'year'],
    load: async () => (await import(/* webpackChunkName: "page-accounts" */ '#app/accounts-page.tsx')).AccountsPage,
  }),
  definePage({
    ...inPanel(common.files),
    pattern: adminPages.files(),
    chunk: 'import',
    reads: [
      'q',
      'category',
      'brand',
      'tag',
      'hsn',
      'stock',
      'state',
      'minPrice',
      'maxPrice',
      'updatedSince',
      'seller',
      'sort',
    ],
    load: async () => (await import(/* webpackChunkName: "page-import" */ '#app/products/import-page.tsx')).ImportPage,
  }),
  definePage({
    ...inPanel(common.history),
    pattern: adminPages.history(),
    chunk: 'history',
    reads: ['from', 'until', 'actor', 'subject'],
    load: async () => (await import(/* webpackChunkName: "page-history" */ '#app/history-page.tsx')).HistoryPage,
  }),
  definePage({
    ...inPanel(common.listings),
    pattern: adminPages.listings(),
    chunk: 'listings',
    load: async () =>
      (await import(/* webpackChunkName: "page-listings" */ '#app/products/listings-page.tsx')).ListingsPage,
  }),
  definePage({
    ...inPanel(common.trash),
    pattern: adminPages.trash(),
    chunk: 'trash',
    load: async () => (await import(/* webpackChunkName: "page-trash" */ '#app/products/trash-page.tsx')).TrashPage,
  }),
  definePage({
    ...inPanel(common.media),
    pattern: adminPages.media(),
    chunk: 'media',
    reads: ['q', 'shown'],
    load: async () => (await import(/* webpackChunkName: "page-media" */ '#app/products/media-page.tsx')).MediaPage,
  }),
  definePage({
    ...inPanel(common.team),
    pattern: adminPages.team(),
    chunk: 'team',
    reads: ['seller'],
    load: async () => (await import(/* webpackChunkName: "page-team" */ '#app/team-page.tsx')).TeamPage,
  }),
  definePage({
    access: 'signed-in',
    head: () => ({ title: common.teamInvitation, noIndex: true }),
    pattern: adminPages.teamInvitation(':token'),
    chunk: 'team-invitation',
    load: async () =>
      (await import(/* webpackChunkName: "page-team-invitation" */ '#app/invitation-page.tsx')).InvitationPage,
  }),
  definePage({
    ...inPanel(common.security),
    pattern: pages.adminSecurity(),
    chunk: 'security',
    reads: ['q'],
    load: async () => (await import(/* webpackChunkName: "page-security" */ '#app/security-page.tsx')).SecurityPage,
  }),
  definePage({
    ...inPanel(common.releases),
    pattern: adminPages.releases(),
    chunk: 'releases',
    load: async () => (await import(/* webpackChunkName: "page-releases" */ '#app/releases-page.tsx')).ReleasesPage,
  }),
  definePage({
    ...inPanel(common.outbox),
    pattern: adminPages.outbox(),
    chunk: 'outbox',
    load: async () => (await import(/* webpackChunkName: "page-outbox" */ '#app/outbox-page.tsx')).OutboxPage,
  }),
  definePage({
    ...inPanel(common.invoice),
    pattern: pages.adminInvoice(':orderId'),
    chunk: 'invoice',
    frame: 'bare',
    load: async () => (await import(/* webpackChunkName: "page-invoice" */ '#app/orders/invoice-page.tsx')).InvoicePage,
  }),
]);
