import { defaultSettings } from '@aaram/shared-domain/settings';
import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

const useKey = vi.fn();
const fillsIn = vi.fn();
const cancel = vi.fn();
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (given: unknown) => useKey(given),
  browserSupportsWebAuthnAutofill: () => fillsIn(),
  WebAuthnAbortService: { cancelCeremony: () => cancel() },
}));

const result = { token: 't1', user: { id: 'u1', role: 'user', isVerified: true, name: 'Asha' } };
const used = {
  id: 'id',
  response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' },
};
const passkey = { id: 'id', clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' };
const asked = (challenge: string, resendSeconds = 30) => ({
  message: 'If this number is confirmed in an account, a code is on its way.',
  challenge,
  resendSeconds,
});

type Call = { method: string; path: string; body: unknown };

function open(answers: Record<string, unknown>, settings = defaultSettings) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    const answer = answers[call.path];
    return typeof answer === 'function' ? answer(call.body) : answer;
  });
  const routes = [
    { path: '/login', element: <LoginPage /> },
    { path: '/user-dashboard', element: <p>My own page</p> },
  ];
  const { unmount } = render(<TestPlatform platform={{ ...platform, settings }} routes={routes} at="/login" />);
  return { calls, unmount, to: (path: string) => calls.filter((call) => call.path === path) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
  fillsIn.mockResolvedValue(false);
});
afterEach(() => vi.useRealTimers());

async function askFor(mobile: string) {
  await press('Log in with a code by SMS');
  await userEvent.type(screen.getByLabelText('Mobile number'), mobile);
  await press('Send code');
}

describe('a login by a code', () => {
  // rules: login-by-phone
  it('takes number and code one after the other, each in one field that is gone to', async () => {
    const { to } = open({ '/auth/login/code': asked('c1'), '/auth/login/code/confirm': result });
    await press('Log in with a code by SMS');
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
    await userEvent.type(screen.getByLabelText('Mobile number'), ' 98765 43210 ');
    await press('Send code');
    const code = await screen.findByLabelText('Code from the SMS');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByRole('status')).toHaveTextContent('If this number is confirmed in an account');
    await userEvent.paste('123 456');
    await press('Login');
    expect(await screen.findByText('My own page')).toBeInTheDocument();
    expect(to('/auth/login/code')[0]?.body).toEqual({ mobile: '98765 43210' });
    expect(to('/auth/login/code/confirm')[0]?.body).toEqual({ challenge: 'c1', code: '123 456' });
  });

  it('says what is wrong, keeps what was typed and goes to it', async () => {
    open({
      '/auth/login/code': asked('c1'),
      '/auth/login/code/confirm': () => refusal(400, 'This code is not right.'),
    });
    await askFor('9876543210');
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '000000');
    await press('Login');
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is not right.');
    expect(screen.getByLabelText('Code from the SMS')).toHaveValue('000000');
    await waitFor(() => expect(screen.getByLabelText('Code from the SMS')).toHaveFocus());
  });

  it('says what to wait for when too many codes were asked for', async () => {
    open({ '/auth/login/code': () => refusal(429, 'Please wait 24 seconds before you ask for another code.') });
    await askFor('9876543210');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 24 seconds');
  });

  // rules: login-by-phone
  it('offers a new code after a wait that it names, and uses the newest one', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let sent = 0;
    const { to } = open({
      '/auth/login/code': () => {
        sent += 1;
        return asked(`c${sent}`);
      },
      '/auth/login/code/confirm': result,
    });
    await askFor('9876543210');
    expect(await screen.findByText('You can ask for a new code in 30 seconds.')).toBeVisible();
    act(() => vi.advanceTimersByTime(29_000));
    expect(screen.getByText('You can ask for a new code in 1 second.')).toBeVisible();
    act(() => vi.advanceTimersByTime(1000));
    await press('Send a new code');
    expect(await screen.findByText('You can ask for a new code in 30 seconds.')).toBeVisible();
    expect(to('/auth/login/code').map(({ body }) => body)).toEqual([
      { mobile: '9876543210' },
      { mobile: '9876543210' },
    ]);
    await userEvent.type(screen.getByLabelText('Code from the SMS'), '123456');
    await press('Login');
    await waitFor(() => expect(to('/auth/login/code/confirm')[0]?.body).toEqual({ challenge: 'c2', code: '123456' }));
  });

  it('leads to the second step where the account has one, and back to the password', async () => {
    const more = { code: 'SECOND_FACTOR_REQUIRED', message: 'Please enter the code.', challenge: 's1', ways: ['totp'] };
    open({
      '/auth/login/code': asked('c1'),
      '/auth/login/code/confirm': () => Response.json(more, { status: 403 }),
    });
    await askFor('9876543210');
    await userEvent.type(await screen.findByLabelText('Code from the SMS'), '123456');
    await press('Login');
    expect(await screen.findByLabelText('Code of your app')).toHaveFocus();
    await press('Start again');
    await press('Log in with your password');
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
  });

  // rules: login-by-phone
  it('is not offered where the store sends no SMS', () => {
    open({}, { ...defaultSettings, hasPhoneLogin: false });
    expect(screen.queryByRole('button', { name: /SMS/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeInTheDocument();
  });
});

describe('a login by a passkey alone', () => {
  // rules: login-by-passkey
  it('needs no name and no password', async () => {
    useKey.mockResolvedValueOnce(used);
    const { to } = open({ '/auth/login/passkey/begin': { challenge: 'p1' }, '/auth/login/passkey': result });
    await press('Log in with a passkey');
    expect(await screen.findByText('My own page')).toBeInTheDocument();
    expect(useKey).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'p1' } });
    expect(to('/auth/login/passkey')[0]?.body).toEqual({ passkey });
  });

  it('says so when none was used, or when it was refused', async () => {
    useKey.mockRejectedValueOnce(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
    open({
      '/auth/login/passkey/begin': { challenge: 'p1' },
      '/auth/login/passkey': () => refusal(401, 'This passkey could not be used to log in.'),
    });
    await press('Log in with a passkey');
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
    useKey.mockResolvedValueOnce(used);
    await press('Log in with a passkey');
    expect(await screen.findByText('This passkey could not be used to log in.')).toBeVisible();
  });

  // rules: login-by-passkey
  it.each([
    ['the pointer comes over the form', () => userEvent.hover(screen.getByLabelText('Password'))],
    ['focus comes into the form', () => userEvent.tab()],
  ])('is offered where the browser fills in the name once %s, and ends with the page', async (_, approach) => {
    fillsIn.mockResolvedValue(true);
    useKey.mockResolvedValueOnce(used);
    const { calls, to, unmount } = open({
      '/auth/login/passkey/begin': { challenge: 'p1' },
      '/auth/login/passkey': result,
    });
    expect(screen.getByLabelText('Email or mobile number')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.getByLabelText('Email or mobile number')).not.toHaveFocus();
    expect(calls).toEqual([]);
    await approach();
    expect(await screen.findByText('My own page')).toBeInTheDocument();
    expect(useKey).toHaveBeenCalledExactlyOnceWith({ optionsJSON: { challenge: 'p1' }, useBrowserAutofill: true });
    expect(to('/auth/login/passkey')).toHaveLength(1);
    unmount();
    expect(cancel).toHaveBeenCalled();
  });

  it('is not offered for a form that has gone while its challenge was on its way: it would end the next one', async () => {
    fillsIn.mockResolvedValue(true);
    useKey.mockReturnValue(new Promise(() => undefined));
    const challenge = Promise.withResolvers<unknown>();
    const gone = open({ '/auth/login/passkey/begin': () => challenge.promise });
    await userEvent.tab();
    await waitFor(() => expect(gone.to('/auth/login/passkey/begin')).toHaveLength(1));
    gone.unmount();
    open({ '/auth/login/passkey/begin': { challenge: 'p2' } });
    await userEvent.tab();
    await waitFor(() => expect(useKey).toHaveBeenCalledTimes(1));
    await act(async () => challenge.resolve({ challenge: 'p1' }));
    await act(async () => undefined);
    expect(useKey.mock.calls.map(([given]) => given.optionsJSON)).toEqual([{ challenge: 'p2' }]);
  });

  it('is offered once to who had focused the form before its script came', async () => {
    fillsIn.mockResolvedValue(true);
    useKey.mockReturnValue(new Promise(() => undefined));
    const focus = vi.spyOn(document, 'activeElement', 'get');
    focus.mockImplementation(() => document.querySelector('input[name="email"]'));
    const { to } = open({ '/auth/login/passkey/begin': { challenge: 'p1' } });
    focus.mockRestore();
    await userEvent.tab();
    await waitFor(() => expect(useKey).toHaveBeenCalled());
    await act(async () => undefined);
    expect(to('/auth/login/passkey/begin')).toHaveLength(1);
  });

  it('asks the server for nothing where the browser cannot offer it', async () => {
    const { calls } = open({});
    await userEvent.tab();
    await waitFor(() => expect(fillsIn).toHaveBeenCalled());
    expect(calls).toEqual([]);
  });
});
