import type { Page } from 'playwright-core';
import { fillSignup, logIn } from '#lib/forms.ts';
import { refusal, reply, type State } from '../state.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

const send = (page: Page, name: string) => page.locator('form').getByRole('button', { name, exact: true }).click();

async function chooseNewPassword(page: Page, password: string, repeated: string) {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(repeated);
  await send(page, 'Change password');
}

const newcomer = { name: 'Asha', mobile: '9845012345', email: 'asha@example.com', password: 'secret1' };

/** Runs in the page: blocks the timer of two seconds that would go on to login. */
function keepHere() {
  const original = window.setTimeout;
  const patient = (work: TimerHandler, ms?: number) => (ms === 2000 ? 0 : original(work, ms));
  Object.assign(window, { setTimeout: patient });
}

const byPhone = (page: Page) => page.getByRole('button', { name: 'Log in with a code by SMS' }).click();
async function askForCode(page: Page) {
  await byPhone(page);
  await page.getByLabel('Mobile number').fill('98765 43210');
  await send(page, 'Send code');
}
const codeAsked = (resendSeconds: number) => ({
  message: 'If this number is confirmed in an account, a code is on its way.',
  challenge: 'x',
  resendSeconds,
});

/** Login, signup, and the pages for a forgotten password. */
export const statesOfForms: State[] = [
  { name: '/login', path: '/login', shows: heading },
  {
    name: 'login, fields missing',
    path: '/login',
    open: (page) => send(page, 'Login'),
    shows: 'All fields are required!',
  },
  {
    name: 'login, refused, password shown',
    path: '/login',
    refuses: '/auth/login',
    open: async (page) => {
      await logIn(page, 'shopper@example.com', 'not-the-password');
      await page.getByRole('button', { name: 'Show password' }).click();
    },
    shows: 'Invalid credentials!',
  },
  {
    name: 'login, second step',
    path: '/login',
    answers: {
      '/auth/login': refusal(403, {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Please enter the code that your app shows.',
        challenge: 'x',
        ways: ['passkey', 'totp'],
      }),
    },
    open: (page) => logIn(page, 'shopper@example.com', 'some password'),
    shows: (page) => page.getByRole('button', { name: 'Use a passkey' }),
  },
  {
    name: 'login by phone, number missing',
    path: '/login',
    open: async (page) => {
      await byPhone(page);
      await send(page, 'Send code');
    },
    shows: 'Please enter your mobile number.',
  },
  {
    name: 'login by phone, asked too often',
    path: '/login',
    isTwin: true,
    answers: {
      '/auth/login/code': refusal(429, {
        code: 'TOO_MANY_REQUESTS',
        message: 'Please wait 24 seconds before you ask for another code.',
      }),
    },
    open: askForCode,
    shows: 'Please wait 24 seconds before you ask for another code.',
  },
  {
    name: 'login by phone, code asked for',
    path: '/login',
    answers: { '/auth/login/code': codeAsked(30) },
    open: askForCode,
    shows: (page) => page.getByLabel('Code from the SMS'),
  },
  {
    name: 'login by phone, wrong code, a new one may be sent',
    path: '/login',
    isTwin: true,
    answers: {
      '/auth/login/code/confirm': reply(400, {
        code: 'INVALID_INPUT',
        message: 'This code is not right.',
        issues: [{ path: 'code', message: 'This code is not right.' }],
      }),
      '/auth/login/code': codeAsked(0),
    },
    open: async (page) => {
      await askForCode(page);
      await page.getByLabel('Code from the SMS').fill('123456');
      await page.locator('form').getByRole('button', { name: 'Login', exact: true }).click();
    },
    shows: 'This code is not right.',
  },
  {
    name: 'login by passkey, refused',
    path: '/login',
    answers: {
      '/auth/login/passkey/begin': refusal(429, {
        code: 'TOO_MANY_REQUESTS',
        message: 'Too many requests. Please wait a minute.',
      }),
    },
    open: (page) => page.getByRole('button', { name: 'Log in with a passkey' }).click(),
    shows: 'Too many requests. Please wait a minute.',
  },
  { name: '/signup', path: '/signup', shows: heading },
  {
    name: 'signup, wrong',
    path: '/signup',
    open: async (page) => {
      await fillSignup(page, { ...newcomer, mobile: '1', password: '1' });
      await send(page, 'Signup');
    },
    shows: 'Please enter a valid mobile number.',
  },
  {
    name: 'signup, done',
    path: '/signup',
    answers: { '/auth/register': reply(201, { message: 'ok' }) },
    open: async (page) => {
      await page.evaluate(keepHere);
      await fillSignup(page, newcomer);
      await page.getByRole('checkbox', { name: /I agree/ }).check();
      await send(page, 'Signup');
    },
    shows: (page) => page.getByText(/Signup successful!/),
  },
  {
    name: 'complaint, fields missing',
    path: '/grievance',
    open: (page) => page.getByRole('button', { name: 'Send complaint' }).click(),
    shows: 'Please tell us what happened.',
  },
  {
    name: 'complaint, sent',
    path: '/grievance',
    isTwin: true,
    answers: {
      '/grievances': reply(201, {
        ticket: 'GR-7K3F-92QD',
        acknowledgeBy: '2026-11-24T10:00:00.000Z',
        redressBy: '2026-12-22T10:00:00.000Z',
      }),
    },
    open: async (page) => {
      await page.getByLabel('Your name').fill('Asha');
      await page.getByLabel('Email address').fill('asha@example.com');
      await page.getByLabel('What it is about').selectOption('payment');
      await page.getByLabel(/^What happened/).fill('I paid twice.');
      await page.getByRole('button', { name: 'Send complaint' }).click();
    },
    shows: 'GR-7K3F-92QD',
  },
  {
    name: 'find order, found',
    path: '/find-order',
    isTwin: true,
    answers: {
      '/orders/find': {
        number: 'AA-7K3F-92QD',
        createdAt: '2026-11-14T20:00:00.000Z',
        orderStatus: 'Shipped',
        paymentStatus: 'Paid',
        parcels: ['p1', 'p2'].map((_id) => ({
          _id,
          orderStatus: 'Shipped',
          trackingId: 'M'.repeat(64),
          carrier: 'delhivery',
          history: ['Pending', 'Processing', 'Shipped'].map((orderStatus) => ({
            orderStatus,
            at: '2026-11-14T20:00:00.000Z',
          })),
        })),
      },
    },
    open: async (page) => {
      await page.getByLabel('Order number').fill('AA-7K3F-92QD');
      await page.getByLabel('Phone number of the delivery address').fill('9876543210');
      await page.getByRole('button', { name: 'Find order' }).click();
    },
    shows: 'Parcel 2 of 2',
  },
  {
    name: 'stop messages, the question',
    path: '/unsubscribe?token=restock.mail.x.y',
    shows: 'Stop these messages',
  },
  {
    name: 'stop messages, stopped',
    path: '/unsubscribe?token=restock.mail.x.y',
    isTwin: true,
    answers: { '/messages/unsubscribe': { kind: 'restock', channel: 'mail' } },
    open: (page) => page.getByRole('button', { name: 'Stop these messages' }).click(),
    shows: (page) => page.getByText(/^Stopped\./),
  },
  { name: '/forgot-password', path: '/forgot-password', shows: heading },
  {
    name: 'forgot password, sent',
    path: '/forgot-password',
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await send(page, 'Send link');
    },
    shows: (page) => page.getByText(/If there is an account with this email address/),
  },
  { name: '/reset-password', path: '/reset-password/a-token', shows: heading },
  {
    name: 'reset password, passwords differ',
    path: '/reset-password/a-token',
    open: (page) => chooseNewPassword(page, 'secret1', 'secret2'),
    shows: 'The two passwords do not match.',
  },
  {
    name: 'reset password, done',
    path: '/reset-password/a-token',
    answers: { '/auth/reset-password': { message: 'ok' } },
    open: async (page) => {
      await chooseNewPassword(page, 'secret1', 'secret1');
      await page.waitForURL('**/login');
      // Toasts stay while the page does not have the focus.
      await page.evaluate(() => dispatchEvent(new Event('blur')));
    },
    shows: 'Your password has been changed. Please log in.',
  },
  {
    name: 'reset password, token too old',
    path: '/reset-password/a-token',
    open: (page) => chooseNewPassword(page, 'mango river lamp', 'mango river lamp'),
    shows: (page) => page.locator('form').getByRole('alert'),
  },
];
