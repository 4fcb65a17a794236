import type { OwnData } from '@aaram/shared-domain/own-data';
import type { StoreSettings } from '@aaram/shared-domain/settings';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeCredit, makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { makeConsents, makeOwnData } from '#lib/testing/own-data.ts';
import { MyDataPage } from './my-data-page.tsx';
import { UndoEmailPage } from './undo-email-page.tsx';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const user = { id: 'u1', role: 'user', isVerified: true, name: 'Ananya Rao' } as const;
const unproved = () => refuse(403, 'PROOF_REQUIRED', 'Please enter your password again.');

function open(answers: Answers = {}, at = '/user-dashboard?tab=mydata', settings: Partial<StoreSettings> = {}) {
  const tools = signedInPlatform({
    'GET /auth/me/profile': makeProfile(),
    'POST /auth/me/token': { token: null, user },
    'GET /auth/me/factors': { factors: [], recoveryCodes: 0, isRequired: false },
    'GET /auth/me/consents': makeConsents(),
    ...answers,
  });
  const routes = [
    { path: '/user-dashboard', Component: UserDashboardPage },
    { path: '/login', element: <p>login page</p> },
    { path: '/my-data', Component: MyDataPage },
    { path: '/undo-email-change', Component: UndoEmailPage },
  ];
  const platform = { ...tools.platform, settings: { ...tools.platform.settings, ...settings } };
  render(<TestPlatform platform={platform} routes={routes} at={at} />);
  return tools;
}

async function answer(message: RegExp, isYes: boolean) {
  await waitFor(() => expect(dialogQueue.get()[0]?.message).toMatch(message));
  act(() => dialogQueue.get()[0]?.settle(isYes));
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

/** What the page gave the browser to save. */
const saved: Blob[] = [];
beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  saved.length = 0;
  URL.createObjectURL = (blob: Blob) => {
    saved.push(blob);
    return 'blob:copy';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => void vi.mocked(HTMLAnchorElement.prototype.click).mockRestore());

describe('my details', () => {
  // rules: changing-contact-details
  it.each([
    ['Name', 'New name', 'Zoya', 'PUT /auth/me/name', { name: 'Zoya' }, 'Your name has been changed.'],
    [
      'Email',
      'New email address',
      'zoya@example.com',
      'POST /auth/me/email',
      { email: 'zoya@example.com' },
      'We have sent a link.',
    ],
  ])('are changed after the password where that is asked for: %s', async (what, label, text, name, body, words) => {
    let isProved = false;
    const { callsTo } = open({
      [name]: () => (isProved ? { message: 'We have sent a link.' } : unproved()),
      'POST /auth/me/proof': () => {
        isProved = true;
        return { token: 't2', user };
      },
    });
    await press(`Change: ${what}`);
    expect(screen.getByLabelText(label)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(label), text);
    await press('Save');
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    await press('Continue');
    await waitFor(() => expect(success).toHaveBeenCalledWith(words));
    expect(callsTo(name).map((call) => call.body)).toEqual([body, body]);
    await waitFor(() => expect(screen.getByRole('button', { name: `Change: ${what}` })).toHaveFocus());
  });

  it('say at the field what is wrong, and keep what was typed', async () => {
    const issues = [{ path: 'email', message: 'Please enter a valid email address.' }];
    open({ 'POST /auth/me/email': refuse(400, 'INVALID_INPUT', 'x', { issues }) });
    await press('Change: Email');
    await press('Save');
    expect(screen.getByText('Please enter an email address.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('New email address'), 'zoya');
    await press('Save');
    expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
    expect(screen.getByLabelText('New email address')).toHaveValue('zoya');
  });

  // rules: changing-contact-details
  it('change the mobile by a code that comes to the new one, and close another form for it', async () => {
    let mobile = '9845012345';
    const { callsTo } = open({
      'GET /auth/me/profile': () => makeProfile({ mobile, isMobileProved: mobile !== '9845012345' }),
      'POST /auth/me/mobile/code': { challenge: 'c1', message: 'A code is on its way.', resendSeconds: 30 },
      'POST /auth/me/mobile': () => {
        mobile = '9811111111';
        return { message: 'Your mobile number is confirmed.' };
      },
    });
    await press('Change: Name');
    await press('Change: Mobile');
    expect(screen.queryByLabelText('New name')).toBeNull();
    const field = screen.getByLabelText('Mobile number in India, ten digits');
    expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '98111 11111');
    await press('Send code');
    expect(await screen.findByRole('status')).toHaveTextContent('A code is on its way.');
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '123456');
    await press('Confirm');
    expect(await screen.findByText('9811111111')).toBeVisible();
    expect(callsTo('POST /auth/me/mobile/code')[0]?.body).toEqual({ mobile: '98111 11111' });
    expect(screen.queryByText('Not confirmed')).toBeNull();
    expect(screen.getByRole('button', { name: 'Change: Mobile' })).toHaveFocus();
  });

  // rules: changing-contact-details
  it('remove the mobile after a yes and the password, and offer to add one', async () => {
    let [isProved, mobile] = [false, '9845012345'];
    const { callsTo } = open({
      'GET /auth/me/profile': () => makeProfile({ mobile }),
      'DELETE /auth/me/mobile': () => {
        mobile = isProved ? '' : mobile;
        return isProved ? { message: 'Removed.' } : unproved();
      },
      'POST /auth/me/proof': () => {
        isProved = true;
        return { token: 't2', user };
      },
    });
    await press('Remove: Mobile');
    await answer(/^Remove your mobile number\?/, false);
    expect(callsTo('DELETE /auth/me/mobile')).toEqual([]);
    await press('Remove: Mobile');
    await answer(/^Remove your mobile number\?/, true);
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    await press('Continue');
    expect(await screen.findByText('No number')).toBeVisible();
    expect(success).toHaveBeenCalledWith('Your mobile number has been removed.');
    expect(screen.queryByRole('button', { name: 'Remove: Mobile' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add: Mobile' })).toHaveFocus();
  });

  // rules: confirmed-number
  it('only remove the mobile where the store sends no codes', async () => {
    open({}, undefined, { hasPhoneLogin: false });
    expect(await screen.findByRole('button', { name: 'Remove: Mobile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Change: Mobile' })).toBeNull();
    expect(screen.queryByText('Not confirmed')).toBeNull();
  });

  it('name the address that waits for its link', async () => {
    open({ 'GET /auth/me/profile': makeProfile({ newEmail: 'zoya@example.com' }) });
    expect(await screen.findByText(/We have sent a link to zoya@example.com/)).toBeVisible();
  });

  // rules: changing-contact-details
  it('take the new address of a link with a press, in a session that goes on', async () => {
    const { platform, callsTo } = open(
      { 'PUT /auth/me/email': { token: 't3', user } },
      '/user-dashboard?tab=mydata&change=abc',
    );
    expect(callsTo('PUT /auth/me/email')).toEqual([]);
    await press('Use the new address');
    await waitFor(() => expect(success).toHaveBeenCalledWith(expect.stringMatching(/has been changed/)));
    expect(callsTo('PUT /auth/me/email')[0]?.body).toEqual({ token: 'abc' });
    expect(platform.store.getState().session.token).toBe('t3');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Use the new address' })).toBeNull());
  });

  it('say what is wrong with a link', async () => {
    open(
      { 'PUT /auth/me/email': refuse(400, 'INVALID_OR_EXPIRED_LINK', 'This link has been used.') },
      '/user-dashboard?tab=mydata&change=abc',
    );
    await press('Use the new address');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used.');
  });
});

describe('the page that undoes a change of address', () => {
  it('sends the token behind the # with a press, and says what follows', async () => {
    window.location.hash = '#abc';
    const { callsTo } = open({ 'POST /auth/email/undo': { message: 'It is undone.' } }, '/undo-email-change');
    expect(callsTo('POST /auth/email/undo')).toEqual([]);
    await press('Undo the change');
    expect(await screen.findByRole('status')).toHaveTextContent('It is undone.');
    expect(callsTo('POST /auth/email/undo')[0]?.body).toEqual({ token: 'abc' });
  });

  it('says what is wrong with the link', async () => {
    open({ 'POST /auth/email/undo': refuse(400, 'INVALID_OR_EXPIRED_LINK', 'Too late.') }, '/undo-email-change');
    await press('Undo the change');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too late.');
  });
});

describe('what I agreed to', () => {
  // rules: my-data
  it('names each with its words and time, and its history', async () => {
    open();
    const items = within(await screen.findByRole('list', { name: 'What you agreed to' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Terms & Conditions.*You agreed on 18 Nov 2026.*deleting your account withdraws it/),
      expect.stringMatching(/^Privacy Policy.*You agreed on 18 Nov 2026/),
      expect.stringMatching(/^News and offers.*You have not agreed to it\.Agree$/),
    ]);
    await userEvent.click(screen.getByText('History'));
    expect(screen.getByText(/Privacy Policy, version .*: agreed/)).toHaveTextContent('from 203.0.113.0/24');
  });

  // rules: consents
  it('is given and withdrawn by one press each', async () => {
    const given = makeConsents(['terms', 'privacy', 'marketing']);
    const answers: Answers = { 'PUT /auth/me/consents/marketing': () => given };
    const { callsTo } = open(answers);
    await press('Agree to: News and offers');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Thank you. We have noted that you agree.'));
    expect(callsTo('PUT /auth/me/consents/marketing')[0]?.body).toMatchObject({ isGiven: true });
    answers['PUT /auth/me/consents/marketing'] = makeConsents();
    await press('Withdraw: News and offers');
    await waitFor(() => expect(callsTo('PUT /auth/me/consents/marketing')[1]?.body).toMatchObject({ isGiven: false }));
  });

  it('says why it could not be saved, and loads the words of today', async () => {
    const { callsTo } = open({
      'PUT /auth/me/consents/marketing': refuse(409, 'STALE_VERSION', 'These words have changed.'),
    });
    await press('Agree to: News and offers');
    await waitFor(() => expect(failure).toHaveBeenCalledWith('These words have changed.'));
    await waitFor(() => expect(callsTo('GET /auth/me/consents')).toHaveLength(2));
  });

  it('offers a retry when it does not come', async () => {
    open({ 'GET /auth/me/consents': refuse(500, 'INTERNAL', 'Something went wrong.') });
    expect(await screen.findByText('What you agreed to could not be loaded.')).toBeVisible();
  });
});

describe('the copy of my data', () => {
  // rules: my-data
  it('is saved as a file, after the password where that is asked for', async () => {
    let isProved = false;
    open({
      'GET /auth/me/data': () => (isProved ? makeOwnData() : unproved()),
      'POST /auth/me/proof': () => {
        isProved = true;
        return { token: 't2', user };
      },
    });
    await press('Download as a file (JSON)');
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    await press('Continue');
    await waitFor(() => expect(success).toHaveBeenCalledWith('Your data is in your downloads: my-data.json'));
    const text = await saved[0]?.text();
    expect((JSON.parse(text ?? '') as OwnData).account).toEqual(makeOwnData().account);
  });

  it('says when there were too many today', async () => {
    open({ 'GET /auth/me/data': refuse(429, 'TOO_MANY_REQUESTS', 'Too many attempts.') });
    await press('Download as a file (JSON)');
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Too many attempts.'));
  });

  // rules: copy-of-my-data
  it('is a page with a heading and a table for each kind, which prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    open({ 'GET /auth/me/data': makeOwnData({ count: 2 }) }, '/my-data');
    expect(await screen.findByText(/keeps about you, as of 18 Nov 2026/)).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Orders and payments 2' })).toBeVisible();
    const orders = screen.getByRole('table', { name: 'Orders and payments' });
    expect(within(orders).getAllByRole('row', { name: 'Payable orders payable' })).toHaveLength(2);
    const parcels = screen.getByRole('table', { name: 'Parcels' });
    expect(
      within(parcels)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Order', 'Status', 'Tracking ID', 'Carrier']);
    await press('Save as PDF or print');
    expect(print).toHaveBeenCalledOnce();
  });

  it('shows names as text, whatever is in them, and leaves out what is not there', async () => {
    const name = '=1+1<img src=x onerror=alert(1)>';
    open({ 'GET /auth/me/data': makeOwnData({ fields: { name, landmark: null } }) }, '/my-data');
    expect((await screen.findAllByText(name)).length).toBeGreaterThan(1);
    expect(document.querySelector('img')).toBeNull();
    expect(screen.queryByRole('row', { name: /^Landmark/ })).toBeNull();
  });

  it('asks for the password before it shows anything, and counts once', async () => {
    let isProved = false;
    const { callsTo } = open(
      {
        'GET /auth/me/data': () => (isProved ? makeOwnData({ count: 0 }) : unproved()),
        'POST /auth/me/proof': () => {
          isProved = true;
          return { token: 't2', user };
        },
      },
      '/my-data',
    );
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    await press('Continue');
    const nothing = await screen.findByRole('region', { name: 'We store nothing about these' });
    expect(within(nothing).getAllByRole('listitem').length).toBeGreaterThan(20);
    expect(screen.queryByRole('table')).toBeNull();
    expect(callsTo('GET /auth/me/data')).toHaveLength(2);
  });

  it('leads back to My Data where no proof is given', async () => {
    open({ 'GET /auth/me/data': unproved }, '/my-data');
    await press('Cancel');
    expect(await screen.findByRole('heading', { name: 'A copy of your data' })).toBeVisible();
  });

  it('offers a retry when it does not come', async () => {
    let isDown = true;
    open({ 'GET /auth/me/data': () => (isDown ? refuse(500, 'INTERNAL', 'Broken.') : makeOwnData()) }, '/my-data');
    expect(await screen.findByText('Your data could not be loaded.')).toBeVisible();
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('table', { name: 'Parcels' })).toBeVisible();
  });
});

describe('the end of the account', () => {
  // rules: deleting-an-account
  it('comes after the typed word and the password, logs out, and says until when a login takes it back', async () => {
    let isProved = false;
    const message = 'Your account will be deleted on 30 November 2026.';
    const { platform, callsTo } = open({
      'POST /auth/me/deletion': () => (isProved ? { message, dueAt: '2026-11-30T08:00:00.000Z' } : unproved()),
      'POST /auth/me/proof': () => {
        isProved = true;
        return { token: 't2', user };
      },
    });
    await press('Delete my account');
    expect(screen.getByLabelText('Type DELETE to confirm')).toHaveFocus();
    await press('Delete the account');
    expect(screen.getByText('Please type DELETE.')).toBeVisible();
    expect(callsTo('POST /auth/me/deletion')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await press('Delete the account');
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    await press('Continue');
    expect(await screen.findByText('login page')).toBeVisible();
    await waitFor(() => expect(success).toHaveBeenCalledWith(message));
    await waitFor(() => expect(platform.store.getState().session.token).toBeNull());
    expect(callsTo('POST /auth/me/deletion')[1]?.body).toEqual({ confirmation: 'DELETE' });
  });

  // rules: deleting-an-account
  it('says before how much credit is lost', async () => {
    open({ 'GET /credits': [makeCredit(), makeCredit({ _id: 'c2', isValid: false })] });
    expect(await screen.findByText(/^You have ₹.* of credit\. It is lost with your account/)).toBeVisible();
  });

  // rules: deleting-an-account
  it('says what stands against it, and goes back to where it began', async () => {
    open({ 'POST /auth/me/deletion': refuse(409, 'IN_PROGRESS', 'An order is not finished.') });
    await press('Delete my account');
    await userEvent.type(screen.getByLabelText('Type DELETE to confirm'), 'DELETE');
    await press('Delete the account');
    expect(await screen.findByRole('alert')).toHaveTextContent('An order is not finished.');
    await press('Cancel');
    expect(screen.getByRole('button', { name: 'Delete my account' })).toHaveFocus();
  });
});
