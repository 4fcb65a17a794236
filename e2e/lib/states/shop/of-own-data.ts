import { consentKinds, consentWordings } from '@aaram/shared-domain/consent';
import { ownDataFields, ownDataKinds } from '@aaram/shared-domain/own-data';
import { longName, longWord } from '../extremes.ts';
import { refusal, type State } from '../state.ts';

const tab = '/user-dashboard?tab=mydata';
const copy = '/my-data';
const unproved = refusal(403, { code: 'PROOF_REQUIRED', message: 'Please enter your password again.' });
const at = '2026-11-18T08:00:00.000Z';

const said = (kind: (typeof consentKinds)[number], isGiven: boolean) => ({
  kind,
  isGiven,
  words: consentWordings[kind].words,
  version: consentWordings[kind].version,
});
const consents = {
  consents: consentKinds.map((kind, index) => ({
    ...said(kind, true),
    isCurrent: index !== 1,
    isOptional: kind === 'marketing',
    since: at,
  })),
  history: Array.from({ length: 60 }, (_, index) => ({
    ...said('marketing', index % 2 === 0),
    language: 'en-IN',
    source: '2001:db8:ffff::/48',
    at: new Date(Date.parse(at) - index * 1000).toISOString(),
  })),
};

/** A copy whose texts are as long as they may be, with and without spaces. */
const longCopy = Object.fromEntries(
  ownDataKinds.map((kind) => {
    const fields: readonly string[] = ownDataFields[kind];
    const row = (text: string) =>
      Object.fromEntries(fields.map((field) => [field, field === 'at' || field.endsWith('At') ? at : text]));
    return [kind, [row(longName), row(longWord)]];
  }),
);

const longProfile = {
  _id: 'u1',
  name: longName,
  email: `${longWord}@example.com`,
  newEmail: `${longWord}@example.org`,
  mobile: '',
  isMobileProved: false,
  role: 'user',
  isVerified: true,
  createdAt: at,
  addresses: [],
};
const credit = {
  _id: 'c1',
  kind: 'credit-note',
  tail: null,
  amount: 499,
  balance: 499,
  held: 0,
  expiresAt: '2099-02-18T08:00:00.000Z',
  isValid: true,
  isWithdrawn: false,
  createdAt: at,
  movements: [],
};

/** My Data in the account, and the page with the copy of everything. */
export const statesOfOwnData: State[] = [
  { name: 'my data', path: tab, shows: 'News and offers' },
  {
    name: 'my data, the code for another mobile',
    path: tab,
    answers: { '/auth/me/mobile/code': { challenge: 'x', message: 'A code is on its way.', resendSeconds: 30 } },
    open: async (page) => {
      await page.getByRole('button', { name: 'Change: Mobile' }).click();
      await page.getByRole('button', { name: 'Send code' }).click();
    },
    shows: (page) => page.getByLabel('Code from the SMS'),
  },
  {
    name: 'my data, question before the mobile is removed',
    path: tab,
    open: (page) => page.getByRole('button', { name: 'Remove: Mobile' }).click(),
    shows: (page) => page.getByRole('alertdialog'),
  },
  {
    name: 'my data, long name, no number, and credit that would be lost',
    path: tab,
    answers: { '/auth/me/profile': longProfile, '/credits': [credit] },
    shows: (page) => page.getByText('It is lost with your account'),
  },
  {
    name: 'my data, a new email address',
    path: tab,
    open: (page) => page.getByRole('button', { name: 'Change: Email' }).click(),
    shows: (page) => page.getByLabel('New email address'),
  },
  {
    name: 'my data, the link of a new email address',
    path: `${tab}&change=x`,
    refuses: '/auth/me/email',
    open: (page) => page.getByRole('button', { name: 'Use the new address' }).click(),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'my data, deleting the account',
    path: tab,
    refuses: '/auth/me/deletion',
    open: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByLabel('Type DELETE to confirm').fill('delete it');
      await page.getByRole('button', { name: 'Delete the account' }).click();
    },
    shows: 'Please type DELETE.',
  },
  {
    name: 'undo the change of the email address',
    path: '/undo-email-change#x',
    refuses: '/auth/email/undo',
    open: (page) => page.getByRole('button', { name: 'Undo the change' }).click(),
    shows: (page) => page.getByRole('alert'),
  },
  {
    name: 'my data, a long history',
    path: tab,
    answers: { '/auth/me/consents': consents },
    open: (page) => page.getByText('History').click(),
    shows: (page) => page.getByText('News and offers, version').first(),
  },
  {
    name: 'my data, failed',
    path: tab,
    answers: { '/auth/me/consents': 500 },
    shows: 'What you agreed to could not be loaded.',
  },
  {
    name: 'my data, the password asked for again',
    path: tab,
    answers: { '/auth/me/data': unproved },
    open: (page) => page.getByRole('button', { name: 'Download as a file (JSON)' }).click(),
    shows: (page) => page.getByLabel('Your password'),
  },
  { name: 'copy of my data', path: copy, shows: (page) => page.getByRole('table', { name: 'Account' }) },
  {
    name: 'copy of my data, long texts',
    path: copy,
    answers: { '/auth/me/data': { writtenAt: at, ...longCopy } },
    shows: (page) => page.getByRole('table', { name: 'Account' }),
  },
  {
    name: 'copy of my data, the password asked for again',
    path: copy,
    answers: { '/auth/me/data': unproved },
    shows: (page) => page.getByLabel('Your password'),
  },
  {
    name: 'copy of my data, failed',
    path: copy,
    answers: { '/auth/me/data': 500 },
    shows: 'Your data could not be loaded.',
  },
];
