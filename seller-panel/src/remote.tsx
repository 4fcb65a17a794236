import { PanelSkeleton } from '@aaram/shared-panel/skeleton';
import { defineRemote, type RouteHandle } from '@aaram/shared-platform';

function panelHandle(title: string): RouteHandle {
  return { frame: 'panel', access: 'panel', Skeleton: PanelSkeleton, head: () => ({ title, noIndex: true }) };
}

const remote = defineRemote({
  pages: {
    '/admin-dashboard': 'dashboard',
    '/admin-products': 'products',
    '/admin-add-product': 'add-product',
    '/admin-orders': 'orders',
    '/admin-invoice/:orderId': 'invoice',
    '/admin-security': 'security',
  },
  createRoutes: () => [
    {
      path: '/admin-dashboard',
      handle: panelHandle('Dashboard'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-dashboard" */ '#app/dashboard-page.tsx')).DashboardPage,
      }),
    },
    {
      path: '/admin-products',
      handle: panelHandle('All Products'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-products" */ '#app/products-page.tsx')).ProductsPage,
      }),
    },
    {
      path: '/admin-add-product',
      handle: panelHandle('Add Product'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-add-product" */ '#app/add-product-page.tsx'))
          .AddProductPage,
      }),
    },
    {
      path: '/admin-orders',
      handle: panelHandle('All Orders'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-orders" */ '#app/orders-page.tsx')).OrdersPage,
      }),
    },
    {
      path: '/admin-security',
      handle: panelHandle('Security'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-security" */ '#app/security-page.tsx')).SecurityPage,
      }),
    },
    {
      path: '/admin-invoice/:orderId',
      handle: { ...panelHandle('Invoice'), frame: 'bare' } satisfies RouteHandle,
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-invoice" */ '#app/invoice-page.tsx')).InvoicePage,
      }),
    },
  ],
});

if (!process.env.BROWSER_BUILD) {
  remote.reads = { '/admin-products': ['q', 'stock'], '/admin-orders': ['q', 'status'] };
}

export default remote;
