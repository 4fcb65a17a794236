import type { Device } from '@aaram/shared-domain/identity';
import { toast } from '@aaram/shared-platform';
import { dialogQueue } from '@aaram/shared-platform/host';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const makePasskey = vi.fn();
const usePasskey = vi.fn();
vi.mock('@simplewebauthn/browser', () => ({
  startRegistration: (given: unknown) => makePasskey(given),
  startAuthentication: (given: unknown) => usePasskey(given),
}));
const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const failure = vi.spyOn(toast, 'error').mockReturnValue(undefined);
const user = { id: 'u1', role: 'user', isVerified: true, name: 'Ananya Rao' } as const;

const device = (changes: Partial<Device>): Device => ({
  _id: 'd1',
  browser: 'Firefox on Linux',
  source: '203.0.113.x',
  startedAt: '2026-11-18T08:00:00.000Z',
  lastSeenAt: '2026-11-20T08:00:00.000Z',
  isCurrent: false,
  ...changes,
});
const devices = [device({ isCurrent: true }), device({ _id: 'd2', browser: 'Safari on iOS', source: '' })];

function open(answers: Answers = {}, query = '') {
  const tools = signedInPlatform({
    'GET /auth/me/profile': makeProfile({ isVerified: true }),
    'GET /auth/me/sessions': devices,
    'POST /auth/me/token': { token: null, user },
    'GET /auth/me/factors': { factors: [], recoveryCodes: 0, isRequired: false },
    ...answers,
  });
  const routes = [
    { path: '/user-dashboard', Component: UserDashboardPage },
    { path: '/login', element: <p>login page</p> },
  ];
  render(<TestPlatform platform={tools.platform} routes={routes} at={`/user-dashboard?tab=security${query}`} />);
  return tools;
}

const tokenOf = ({ platform }: ReturnType<typeof open>) => platform.store.getState().session.token;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

describe('where I am logged in', () => {
  it('names browsers, beginnings of addresses, and which device this is', async () => {
    open();
    const items = within(await screen.findByRole('list', { name: 'Where you are logged in' })).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^Firefox on LinuxThis device.*20 Nov 2026.*18 Nov 2026 from 203\.0\.113\.x$/),
      expect.stringMatching(/^Safari on iOSLast seen.*18 Nov 2026Log out$/),
    ]);
  });

  it('logs out another device, and stays in the list', async () => {
    const { callsTo } = open({ 'DELETE /auth/me/sessions/d2': { message: 'x', _id: 'd2' } });
    await screen.findByText('Safari on iOS');
    await press(/^Log out Safari on iOS/);
    await waitFor(() => expect(success).toHaveBeenCalledWith('The device has been logged out.'));
    expect(callsTo('GET /auth/me/sessions')).toHaveLength(2);
    expect(screen.getByRole('list', { name: 'Where you are logged in' })).toHaveFocus();
  });

  it('logs out everywhere after a question, and goes to the login page', async () => {
    const tools = open({ 'DELETE /auth/me/sessions': new Response(null, { status: 204 }) });
    await screen.findByText('Safari on iOS');
    await press('Log out everywhere');
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Log out on all devices, this one too?'));
    expect(tools.callsTo('DELETE /auth/me/sessions')).toEqual([]);
    act(() => dialogQueue.get()[0]?.settle(true));
    expect(await screen.findByText('login page')).toBeVisible();
    await waitFor(() => expect(tokenOf(tools)).toBeNull());
  });

  it('offers a retry when the list does not come', async () => {
    open({ 'GET /auth/me/sessions': refuse(500, 'INTERNAL', 'Something went wrong.') });
    expect(await screen.findByText('Your devices could not be loaded.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('changing my password', () => {
  const fillIn = async (current: string, password: string) => {
    await screen.findByLabelText('New password');
    if (current !== '') {
      await userEvent.type(screen.getByLabelText('Current password'), current);
    }
    if (password !== '') {
      await userEvent.type(screen.getByLabelText('New password'), password);
    }
    await press('Change password');
  };

  it('says what is missing and sends nothing', async () => {
    const { callsTo } = open();
    await fillIn('', 'short');
    expect(screen.getByText('Please enter your current password.')).toBeVisible();
    expect(screen.getByText('Password must be at least 6 characters!')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(callsTo('PUT /auth/me/password')).toEqual([]);
  });

  it('shows what the server says of a field at the field', async () => {
    const issues = [{ path: 'current', message: 'This is not your current password. Please try again.' }];
    open({ 'PUT /auth/me/password': refuse(400, 'INVALID_INPUT', issues[0]?.message ?? '', { issues }) });
    await fillIn('not it', 'three words together');
    expect(await screen.findByText('This is not your current password. Please try again.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toBeInvalid();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
  });

  it('goes on with the new token, keeps the cart and empties the fields', async () => {
    const tools = open({ 'PUT /auth/me/password': { token: 't2', user } });
    tools.platform.queryClient.setQueryData(['cart'], { items: [{ _id: 'line' }], total: 1 });
    await fillIn('old password', 'three words together');
    await waitFor(() => expect(tokenOf(tools)).toBe('t2'));
    expect(JSON.parse(localStorage.getItem('auth-storage') ?? '')).toMatchObject({
      token: 't2',
      cart: [{ _id: 'line' }],
    });
    expect(screen.getByLabelText('Current password')).toHaveValue('');
    expect(success).toHaveBeenCalledWith('Your password has been changed. Other devices have been logged out.');
  });

  it('says that nothing came when nothing came', async () => {
    open({
      'PUT /auth/me/password': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await fillIn('old password', 'three words together');
    expect(await screen.findByText('Your password could not be changed.')).toBeVisible();
    expect(screen.getByText(/Check your connection/)).toBeVisible();
  });
});

describe('my email address', () => {
  const waits = { 'GET /auth/me/profile': makeProfile({ isVerified: false }) };

  it('says nothing once it is confirmed', async () => {
    open();
    await screen.findByText('Safari on iOS');
    expect(screen.queryByText(/is not confirmed yet/)).not.toBeInTheDocument();
  });

  it('gets a new link', async () => {
    open({ ...waits, 'POST /auth/me/email/link': { message: 'x' } });
    expect(await screen.findByText(/ananya@example.com is not confirmed yet. You can shop meanwhile./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm email address' })).not.toBeInTheDocument();
    await press('Send a new link');
    expect(await screen.findByRole('status')).toHaveTextContent('We have sent you a link.');
  });

  it('is confirmed by a press on the page of the link', async () => {
    let isVerified = false;
    const { callsTo } = open(
      {
        'GET /auth/me/profile': () => makeProfile({ isVerified }),
        'POST /auth/me/email/confirm': () => {
          isVerified = true;
          return { message: 'x' };
        },
      },
      '&confirm=abc',
    );
    await screen.findByRole('button', { name: 'Confirm email address' });
    expect(callsTo('POST /auth/me/email/confirm')).toEqual([]);
    await press('Confirm email address');
    await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).not.toBeInTheDocument());
    expect(callsTo('POST /auth/me/email/confirm')).toMatchObject([{ body: { token: 'abc' } }]);
  });

  it('tells what the server says of an old link', async () => {
    const words = 'This link is invalid or has expired. Please ask for a new one.';
    open({ ...waits, 'POST /auth/me/email/confirm': refuse(400, 'INVALID_OR_EXPIRED_LINK', words) }, '&confirm=old');
    await screen.findByRole('button', { name: 'Confirm email address' });
    await press('Confirm email address');
    await waitFor(() => expect(failure).toHaveBeenCalledWith(words));
  });
});

describe('the session', () => {
  it('takes another token when the server gives one', async () => {
    const tools = open({ 'POST /auth/me/token': { token: 't9', user } });
    await waitFor(() => expect(tokenOf(tools)).toBe('t9'));
  });

  it('goes on when the server says nothing', async () => {
    const tools = open({ 'POST /auth/me/token': refuse(503, 'UNAVAILABLE_NOW', 'Away.') });
    await screen.findByText('Safari on iOS');
    expect(tokenOf(tools)).toBe('token');
  });
});

describe('my second step at login', () => {
  const app = {
    _id: 'f1',
    kind: 'totp',
    name: 'My phone',
    createdAt: '2026-11-18T08:00:00.000Z',
    lastUsedAt: null,
    isBackedUp: false,
  };
  const newApp = { _id: 'f1', uri: 'otpauth://totp/Aaram:a?secret=ABCDEFGH', secret: 'ABCDEFGH' };
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];

  it('is an app that I name, scan and confirm with its code; recovery codes are shown once', async () => {
    let factors: unknown[] = [];
    const { callsTo } = open({
      'GET /auth/me/factors': () => ({ factors, recoveryCodes: factors.length * 10, isRequired: false }),
      'POST /auth/me/apps': Response.json(newApp, { status: 201 }),
      'POST /auth/me/apps/f1/confirm': (body: { code: string }) => {
        const message = 'This code is not right.';
        if (body.code !== '123456') {
          return refuse(400, 'INVALID_INPUT', message, { issues: [{ path: 'code', message }] });
        }
        factors = [app];
        return { recoveryCodes: codes };
      },
    });
    await screen.findByText(/your password alone is not enough to log in/);
    await press('Add an authenticator app');
    await press('Continue');
    expect(screen.getByText('Please give it a name.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Name of the app or phone'), 'My phone');
    await press('Continue');
    expect(await screen.findByText('ABCD EFGH')).toBeVisible();
    expect(screen.getByRole('img', { name: 'QR code with the key below' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image/),
    );
    const field = screen.getByLabelText('Code of the app');
    expect(field).toHaveFocus();
    await userEvent.type(field, '000000');
    await press('Add the app');
    expect(await screen.findByText('This code is not right.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await press('Add the app');
    expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible();
    expect(await screen.findByText('My phone')).toBeVisible();
    expect(screen.getByText('10 recovery codes are left.')).toBeVisible();
    expect(callsTo('POST /auth/me/apps')).toMatchObject([{ body: { name: 'My phone' } }]);
    await press('I have saved them');
    expect(screen.queryByText('aaaaa-bbbbb')).not.toBeInTheDocument();
  });

  it('asks for the password where the server does, and then does what was asked', async () => {
    let isProved = false;
    const needsProof = () => refuse(403, 'PROOF_REQUIRED', 'Please enter your password again to do this.');
    const tools = open({
      'GET /auth/me/factors': { factors: [app], recoveryCodes: 1, isRequired: false },
      'POST /auth/me/recovery-codes': () => (isProved ? { recoveryCodes: codes } : needsProof()),
      'POST /auth/me/proof': (body: { password: string }) => {
        isProved = body.password === 'right password';
        const message = 'This is not your current password. Please try again.';
        return isProved
          ? { token: 't2', user }
          : refuse(400, 'INVALID_INPUT', message, { issues: [{ path: 'password', message }] });
      },
    });
    expect(await screen.findByText('1 recovery code is left.')).toBeVisible();
    await press('New recovery codes');
    const field = await screen.findByLabelText('Your password');
    await userEvent.type(field, 'wrong');
    await press('Continue');
    expect(await screen.findByText('This is not your current password. Please try again.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'right password');
    await press('Continue');
    expect(await screen.findByText('ccccc-ddddd')).toBeVisible();
    expect(tokenOf(tools)).toBe('t2');
  });

  it('is removed after a question, and says why it cannot be', async () => {
    const words = 'Admins need a second step at login. Please add another one first.';
    const { callsTo } = open({
      'GET /auth/me/factors': { factors: [app], recoveryCodes: 3, isRequired: true },
      'DELETE /auth/me/factors/f1': refuse(409, 'SECOND_FACTOR_REQUIRED', words),
    });
    await screen.findByText('My phone');
    await press('Remove My phone');
    await waitFor(() => expect(dialogQueue.get()[0]?.message).toBe('Remove My phone?'));
    expect(callsTo('DELETE /auth/me/factors/f1')).toEqual([]);
    act(() => dialogQueue.get()[0]?.settle(true));
    await waitFor(() => expect(failure).toHaveBeenCalledWith(words));
  });

  it('offers a retry when it does not come', async () => {
    open({ 'GET /auth/me/factors': refuse(500, 'INTERNAL', 'Something went wrong.') });
    expect(await screen.findByText('Your second step could not be loaded.')).toBeVisible();
  });
});

describe('my passkeys', () => {
  const laptop = {
    _id: 'p1',
    kind: 'passkey',
    name: 'My laptop',
    createdAt: '2026-11-18T08:00:00.000Z',
    lastUsedAt: '2026-11-20T08:00:00.000Z',
    isBackedUp: true,
  };
  const creation = { challenge: 'c', rp: { id: 'localhost', name: 'Aaram' } };
  const codes = ['aaaaa-bbbbb'];
  const named = (name: string) => Object.assign(new Error('x'), { name });
  beforeEach(() => {
    vi.stubGlobal('PublicKeyCredential', class {});
    makePasskey.mockResolvedValue({ id: 'id', response: { clientDataJSON: 'c', attestationObject: 'a', more: 1 } });
    usePasskey.mockResolvedValue({
      id: 'id',
      response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's' },
    });
    return () => vi.unstubAllGlobals();
  });
  const nameIt = async () => {
    await press('Add a passkey');
    await userEvent.type(screen.getByLabelText('Name of the passkey'), 'My laptop');
    await press('Continue');
  };

  it('are named and made by the browser, and bring recovery codes', async () => {
    let factors: unknown[] = [];
    const { callsTo } = open({
      'GET /auth/me/factors': () => ({ factors, recoveryCodes: 10, isRequired: false }),
      'POST /auth/me/passkeys/begin': creation,
      'POST /auth/me/passkeys': () => {
        factors = [laptop];
        return Response.json({ recoveryCodes: codes }, { status: 201 });
      },
    });
    await screen.findByText(/your password alone is not enough to log in/);
    await nameIt();
    expect(await screen.findByText('aaaaa-bbbbb')).toBeVisible();
    expect(await screen.findByText('Passkey, synced between devices')).toBeVisible();
    expect(screen.getByText('Last used 20 Nov 2026')).toBeVisible();
    expect(makePasskey).toHaveBeenCalledWith({ optionsJSON: creation });
    const passkey = { id: 'id', clientDataJSON: 'c', attestationObject: 'a', transports: [] };
    expect(callsTo('POST /auth/me/passkeys')).toMatchObject([{ body: { name: 'My laptop', passkey } }]);
  });

  it('are not made when the browser made none, which says what to do', async () => {
    makePasskey.mockRejectedValue(named('NotAllowedError'));
    open({ 'POST /auth/me/passkeys/begin': creation });
    await screen.findByText(/your password alone is not enough to log in/);
    await nameIt();
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was made. Please try again.');
    makePasskey.mockRejectedValue(named('SecurityError'));
    await press('Continue');
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(
        'This browser cannot use passkeys here. Please use another way.',
      ),
    );
  });

  it('have a name that can be changed', async () => {
    const { callsTo } = open({
      'GET /auth/me/factors': { factors: [laptop], recoveryCodes: 3, isRequired: false },
      'PUT /auth/me/factors/p1': { message: 'It has been renamed.' },
    });
    await screen.findByText('My laptop');
    await press('Rename My laptop');
    await userEvent.type(screen.getByLabelText('New name of My laptop'), 'Key ring');
    await press('Continue');
    await waitFor(() => expect(success).toHaveBeenCalledWith('It has been renamed.'));
    expect(callsTo('PUT /auth/me/factors/p1')).toMatchObject([{ body: { name: 'Key ring' } }]);
  });

  it('say who is there instead of the password, and what fails after that is said', async () => {
    let isProved = false;
    const tools = open({
      'GET /auth/me/factors': { factors: [laptop], recoveryCodes: 3, isRequired: true },
      'POST /auth/me/recovery-codes': () =>
        refuse(isProved ? 409 : 403, isProved ? 'SECOND_FACTOR_REQUIRED' : 'PROOF_REQUIRED', 'Not now.'),
      'POST /auth/me/proof/passkey': { challenge: 'c' },
      'POST /auth/me/proof': () => {
        isProved = true;
        return { token: 't2', user };
      },
    });
    await screen.findByText('My laptop');
    await press('New recovery codes');
    usePasskey.mockRejectedValueOnce(named('NotAllowedError'));
    await press('Use a passkey');
    expect(await screen.findByText(/If this browser has none for this account, please use another way/)).toBeVisible();
    await press('Use a passkey');
    await waitFor(() => expect(failure).toHaveBeenCalledWith('Not now.'));
    expect(tokenOf(tools)).toBe('t2');
    expect(tools.callsTo('POST /auth/me/proof')).toMatchObject([{ body: { passkey: { id: 'id', userHandle: null } } }]);
  });

  it('are not offered by a browser that knows none', async () => {
    vi.unstubAllGlobals();
    open();
    await screen.findByRole('button', { name: 'Add an authenticator app' });
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).not.toBeInTheDocument();
  });
});
