import { pages } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import * as common from '#texts/common.ts';
import * as titles from '#texts/page-titles.ts';

/** Nothing here is for search engines. */
const titled = (title: string) => (): HeadTags => ({ title, noIndex: true });

/** The shell's own pages: login, signup and the forgotten password. */
export const sessionPages = [
  definePage({
    pattern: pages.login(),
    chunk: 'login',
    head: titled(common.login),
    load: async () => (await import(/* webpackChunkName: "page-login" */ './login-page.tsx')).LoginPage,
  }),
  definePage({
    pattern: pages.signup(),
    chunk: 'signup',
    head: titled(common.signup),
    load: async () => (await import(/* webpackChunkName: "page-signup" */ './signup-page.tsx')).SignupPage,
  }),
  definePage({
    pattern: pages.forgotPassword(),
    chunk: 'forgot-password',
    head: titled(titles.forgotPassword),
    load: async () =>
      (await import(/* webpackChunkName: "page-forgot-password" */ './forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  definePage({
    pattern: pages.resetPassword(':token'),
    chunk: 'reset-password',
    head: titled(titles.resetPassword),
    load: async () =>
      (await import(/* webpackChunkName: "page-reset-password" */ './reset-password-page.tsx')).ResetPasswordPage,
  }),
];
