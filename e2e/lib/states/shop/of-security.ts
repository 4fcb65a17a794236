import type { Page } from 'playwright-core';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const security = '/user-dashboard?tab=security';
const trails = '/admin-security';
const at = '2026-11-18T08:00:00.000Z';
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const factor = (kind: 'totp' | 'passkey', name: string) => ({
  _id: `${kind}-${name.length}`,
  kind,
  name,
  createdAt: at,
  lastUsedAt: kind === 'totp' ? null : at,
  isBackedUp: kind === 'passkey',
});

/** A passkey and an app with names of the maximum length. */
export const manyFactors = {
  factors: [
    factor('passkey', longName.slice(0, 60)),
    factor('passkey', 'M'.repeat(60)),
    factor('passkey', 'My laptop'),
    factor('totp', longWord.slice(0, 59)),
  ],
  recoveryCodes: 9,
  isRequired: false,
};
const device = (browser: string, isCurrent = false) => ({
  _id: browser,
  browser,
  source: '2001:db8:ffff::x',
  startedAt: at,
  lastSeenAt: at,
  isCurrent,
});
const answers = {
  '/auth/me/factors': manyFactors,
  '/auth/me/sessions': [
    device(`${'M'.repeat(40)} on ${'W'.repeat(40)}`, true),
    device('Samsung Internet for Android on Android'),
  ],
};

/** The own account's Security page with many entries, and its dialogs. */
export const statesOfOwnSecurity: State[] = [
  {
    name: 'security, many passkeys and devices',
    path: security,
    answers,
    shows: (page) => page.getByRole('button', { name: 'Rename My laptop' }),
  },
  {
    name: 'security, a passkey gets another name',
    path: security,
    answers,
    isTwin: true,
    open: (page) => press(page, `Rename ${'M'.repeat(60)}`),
    shows: (page) => page.getByLabel(/^New name of/),
  },
  {
    name: 'security, question before removing a passkey',
    path: security,
    answers,
    isTwin: true,
    open: (page) => press(page, `Remove ${'M'.repeat(60)}`),
    shows: (page) => page.getByRole('alertdialog'),
  },
];

const seen = { times: 1_234, firstAt: at, lastAt: at };
const id = '0199f0a0-1111-7222-8333-0123456789ab';
const accesses = ['login.failed', 'factor.add', 'read.order'].map((action, row) => ({
  _id: `a${row}`,
  action,
  account: row === 0 ? 'unknown:AbCdEfGhIjKlMnOpQrStUv' : id,
  source: '2001:db8:ffff::/48',
  subject: row === 2 ? id : '',
  ...seen,
}));
const reports = [
  {
    _id: 'r1',
    kind: 'policy',
    directive: 'script-src-elem',
    blocked: `https://${'a-long-name.'.repeat(8)}example.com`,
    page: '/user-dashboard',
    ...seen,
  },
  { _id: 'r2', kind: 'integrity', directive: '', blocked: '/assets/main.0123abcd.js', page: '/checkout', ...seen },
];
const changes = [
  {
    _id: 'c1',
    at,
    actor: id,
    action: 'product.update',
    subject: 'product',
    subjectId: id,
    detail: {},
    request: null,
  },
];
const trailsAs = (answer: number | 'silence' | object) => ({
  '/auth/panel/reports': answer,
  '/auth/panel/accesses': answer,
  '/auth/panel/audit': answer,
});

/** The panel's page of refusals, logins and changes. */
export const statesOfTheTrails: State[] = [
  {
    name: 'panel security',
    path: trails,
    answers: {
      '/auth/panel/reports': reports,
      '/auth/panel/accesses': accesses,
      '/auth/panel/audit': changes,
    },
    shows: 'Added to the second step',
  },
  {
    name: 'panel security, people found',
    path: trails,
    answers: {
      '/auth/panel/people': [
        {
          _id: 'u7',
          name: longName.slice(0, 60),
          email: `${longWord}@example.com`,
          role: 'user',
          isBanned: false,
          sessions: 12,
        },
        { _id: 'u8', name: 'Ishita Bose', email: 'bose@example.com', role: 'seller', isBanned: true, sessions: 0 },
      ],
      ...trailsAs([]),
    },
    open: (page) => page.getByRole('searchbox', { name: 'Name, email address or mobile', exact: true }).fill('is'),
    shows: 'Blocked',
  },
  {
    name: 'panel security, search without a result',
    path: `${trails}?q=zz`,
    answers: { '/auth/panel/people': [], ...trailsAs([]) },
    shows: 'No people found.',
  },
  {
    name: 'panel security, people failed',
    path: `${trails}?q=is`,
    answers: { '/auth/panel/people': 500, ...trailsAs([]) },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
    isTwin: true,
  },
  { name: 'panel security, nothing', path: trails, answers: trailsAs([]), shows: 'Nothing has been changed yet.' },
  {
    name: 'panel security, failed',
    path: trails,
    answers: trailsAs(500),
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }).nth(2),
  },
  {
    name: 'panel security, loading',
    path: trails,
    answers: trailsAs('silence'),
    shows: 'Loading: Changes by sellers and admins...',
  },
];
