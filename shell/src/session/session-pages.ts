import { pages } from '@aaram/shared-domain/contract';
import type { HeadTags } from '@aaram/shared-platform';
import { definePage } from '@aaram/shared-platform/remote';
import * as texts from '#texts/session.ts';

/** Nothing here is for search engines. */
const titled = (title: string) => (): HeadTags => ({ title, noIndex: true });

/** The shell's own pages: login, signup and the forgotten password. */
export const sessionPages = [
  definePage({
    pattern: pages.login(),
    chunk: 'login',
    head: titled(texts.login),
    load: async () => (await import(/* webpackChunkName: "page-login" */ './login-page.tsx')).LoginPage,
  }),
  definePage({
    pattern: pages.signup(),
    chunk: 'signup',
    head: titled(texts.signup),
    load: async () => (await import(/* webpackChunkName: "page-signup" */ './signup-page.tsx')).SignupPage,
  }),
  definePage({
    pattern: pages.forgotPassword(),
    chunk: 'forgot-password',
    head: titled(texts.forgotPassword2),
    load: async () =>
      (await import(/* webpackChunkName: "page-forgot-password" */ './forgot-password-page.tsx')).ForgotPasswordPage,
  }),
  definePage({
    pattern: pages.resetPassword(':token'),
    chunk: 'reset-password',
    head: titled(texts.resetPassword),
    load: async () =>
      (await import(/* webpackChunkName: "page-reset-password" */ './reset-password-page.tsx')).ResetPasswordPage,
  }),
];
