import { pages } from '@aaram/shared-domain/contract';
import type { PlatformServices, RouteHandle, RouteObject } from '@aaram/shared-platform';
import { redirect } from 'react-router-dom';

/** Nothing here is for search engines. */
const titled = (title: string): RouteHandle => ({ head: () => ({ title, noIndex: true }) });

/**
 * The shell's own pages: login, signup and the forgotten password. Also `/seller-dashboard`, the `/{role}-dashboard`
 * link of a seller, which leads to the panel (product-rules.md#own-page). An id names the page's files (`shell:login`
 * has the chunk `page-login`), so that a document can include its styles.
 */
export function sessionRoutes(_platform: PlatformServices): RouteObject[] {
  return [
    {
      id: 'shell:login',
      path: '/login',
      handle: titled('Login'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-login" */ './login-page.tsx')).LoginPage,
      }),
    },
    {
      id: 'shell:signup',
      path: '/signup',
      handle: titled('Signup'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-signup" */ './signup-page.tsx')).SignupPage,
      }),
    },
    {
      id: 'shell:forgot-password',
      path: '/forgot-password',
      handle: titled('Forgot password'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-forgot-password" */ './forgot-password-page.tsx'))
          .ForgotPasswordPage,
      }),
    },
    {
      id: 'shell:reset-password',
      path: '/reset-password/:token',
      handle: titled('Reset password'),
      lazy: async () => ({
        Component: (await import(/* webpackChunkName: "page-reset-password" */ './reset-password-page.tsx'))
          .ResetPasswordPage,
      }),
    },
    { path: '/seller-dashboard', loader: () => redirect(pages.adminDashboard()) },
  ];
}
