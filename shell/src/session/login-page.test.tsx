import type { LoginResult } from '@aaram/shared-domain/identity';
import { useLogout } from '@aaram/shared-platform';
import { rememberPage } from '@aaram/shared-platform/host';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from './login-page.tsx';

const useKey = vi.fn();
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: (given: unknown) => useKey(given),
  browserSupportsWebAuthnAutofill: async () => false,
  WebAuthnAbortService: { cancelCeremony: () => undefined },
}));

const result = (role: LoginResult['user']['role']): LoginResult => ({
  token: 't1',
  user: { id: 'u1', role, isVerified: true, name: 'Asha' },
});

type Call = { method: string; path: string; body: unknown };

function open(answers: (call: Call) => unknown) {
  const calls: Call[] = [];
  const platform = createTestPlatform((call) => {
    calls.push(call);
    return answers(call);
  });
  const routes = [
    { path: '/login', element: <LoginPage /> },
    { path: '/user-dashboard', element: <p>My own page</p> },
    { path: '/admin-dashboard', element: <p>The panel</p> },
    { path: '/men', element: <p>Men</p> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at="/login" />);
  return { calls, platform };
}

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email !== '') {
    await user.type(screen.getByLabelText('Email or mobile number'), email);
  }
  if (password !== '') {
    await user.type(screen.getByLabelText('Password'), password);
  }
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('login', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  // rules: landing-after-login
  it('says where a browser stores nothing that a reload logs out, and elsewhere nothing of it', async () => {
    open(() => null);
    expect(screen.queryByText(/does not let the store remember a login/)).toBeNull();
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    open(() => null);
    expect(await screen.findByText(/each reload logs you out. Please allow site data/)).toBeVisible();
    refused.mockRestore();
  });

  it('offers who came from Track Order to find an order without it, and still leads back', async () => {
    rememberPage({ from: '/track-order?id=1' });
    open(() => null);
    expect(await screen.findByRole('link', { name: 'find an order' })).toHaveAttribute('href', '/find-order');
    expect(sessionStorage.getItem('after-login')).toContain('/track-order?id=1');
    sessionStorage.clear();
  });

  // rules: login
  it('asks for both fields, sends nothing and goes to the blank one', async () => {
    const { calls } = open(() => null);
    await fillIn('asha@example.com', '');
    expect(screen.getByRole('alert')).toHaveTextContent('All fields are required!');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  // rules: login
  it('shows the password on demand and hides it again', async () => {
    open(() => null);
    const password = screen.getByLabelText('Password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password).toHaveAttribute('type', 'password');
  });

  // rules: login
  it('leads to the forgotten password and to signup', () => {
    open(() => null);
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
    expect(screen.getByRole('link', { name: 'Signup' })).toHaveAttribute('href', '/signup');
  });

  // rules: landing-after-login
  it.each([
    ['user', 'My own page'],
    ['seller', 'My own page'],
    ['admin', 'The panel'],
  ] as const)('takes a %s to the page of the role', async (role, text) => {
    const { platform } = open(() => result(role));
    await fillIn(' 98450 12345 ', 'secret1');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(platform.store.getState().session).toMatchObject({ isAuthenticated: true, token: 't1', role, userId: 'u1' });
  });

  // rules: landing-after-login
  it('does not go back to a page that another account was on', async () => {
    rememberPage({ from: '/men', owner: 'u2' });
    open(() => result('user'));
    await fillIn('asha@example.com', 'monsoon');
    expect(await screen.findByText('My own page')).toBeVisible();
  });

  // rules: landing-after-login
  it('does not lead a shopper to a page of the panel that a visitor was turned away from', async () => {
    rememberPage({ from: '/admin-orders' });
    open(() => result('user'));
    await fillIn('asha@example.com', 'monsoon');
    expect(await screen.findByText('My own page')).toBeVisible();
  });

  it('goes back to the remembered page and finishes adding to the cart', async () => {
    rememberPage({ from: '/men', intent: { kind: 'add-to-cart', input: { product: 'p1', size: 'M' } as never } });
    const { calls } = open(({ path }) => (path === '/auth/login' ? result('user') : { items: [], total: 0 }));
    await fillIn('asha@example.com', 'secret1');
    expect(await screen.findByText('Men')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/auth/add-cart?view=card',
      body: { product: 'p1', size: 'M' },
    });
    expect(await screen.findByText('Item added to cart!')).toBeInTheDocument();
  });

  it('finishes adding to the wishlist', async () => {
    rememberPage({ from: '/men', intent: { kind: 'add-to-wishlist', productId: 'p1' } });
    open(({ path }) => (path === '/auth/login' ? result('user') : []));
    await fillIn('asha@example.com', 'secret1');
    expect(await screen.findByText('Item added to Wishlist!')).toBeInTheDocument();
  });

  // rules: login
  it.each([
    [
      'the message of the server',
      Response.json({ message: 'This account is closed.' }, { status: 403 }),
      'This account is closed.',
    ],
    ['its own text for a failure without a message', new Response('', { status: 502 }), 'Login failed!'],
    ['its own text for a refusal without a message', new Response('', { status: 401 }), 'Invalid credentials!'],
    ['its own text for another success', Response.json(result('user'), { status: 202 }), 'Login failed!'],
    ['its own text for a success without a person', Response.json({}), 'Login failed!'],
  ])('says %s and keeps what was typed', async (_case, answer, text) => {
    const { platform } = open(() => answer);
    await fillIn('asha@example.com', 'secret1');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email or mobile number')).toHaveValue('asha@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('secret1');
    expect(platform.store.getState().session.loading).toBe(false);
  });

  // rules: login
  it('does not blame the password when there is no answer', async () => {
    open(() => {
      throw new TypeError('Failed to fetch');
    });
    await fillIn('asha@example.com', 'secret1');
    expect(await screen.findByText('Login failed!')).toBeInTheDocument();
    expect(screen.getByText(/Check your connection/)).toBeInTheDocument();
  });

  // rules: login
  it('marks the session as loading while it waits, and does not send twice', async () => {
    let answer: (value: unknown) => void = () => {};
    const { platform, calls } = open(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await fillIn('asha@example.com', 'secret1');
    expect(platform.store.getState().session.loading).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(calls).toHaveLength(1);
    answer(result('user'));
    await waitFor(() => expect(platform.store.getState().session.loading).toBe(false));
  });
});

describe('a login with a second step', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const asks = (more: object = {}) =>
    Response.json(
      {
        ...more,
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Please enter the code that your app shows.',
        challenge: 'c1',
      },
      { status: 403 },
    );
  const refuse = () => {
    const message = 'This code is wrong, or was used before. Please wait for the next one and enter it.';
    return Response.json({ code: 'INVALID_INPUT', message, issues: [{ path: 'code', message }] }, { status: 400 });
  };

  it('asks for the code after the password, and goes on with it', async () => {
    const { calls, platform } = open(({ path, body }) => {
      if (path === '/auth/login') {
        return asks();
      }
      return (body as { code: string }).code === '123456' ? result('admin') : refuse();
    });
    await fillIn('asha@example.com', 'secret1');
    const code = await screen.findByLabelText('Code of your app');
    expect(code).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(platform.store.getState().session).toMatchObject({ isAuthenticated: false, loading: false });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please enter the code.')).toBeInTheDocument();
    await userEvent.type(code, '000000');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This code is wrong');
    await userEvent.clear(code);
    await userEvent.type(code, ' 123456 ');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('The panel')).toBeInTheDocument();
    expect(calls.at(-1)).toMatchObject({ path: '/auth/login/second', body: { challenge: 'c1', code: '123456' } });
  });

  it('takes a passkey beside the code, and says what to do when there is none', async () => {
    const { calls } = open(({ path }) => {
      if (path === '/auth/login') {
        return asks({ ways: ['passkey'] });
      }
      return path === '/auth/login/second/passkey' ? { challenge: 'w1' } : result('admin');
    });
    await fillIn('asha@example.com', 'secret1');
    expect(await screen.findByLabelText('Recovery code')).toHaveFocus();
    useKey.mockRejectedValueOnce(Object.assign(new Error('x'), { name: 'NotAllowedError' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No passkey was used. If this browser has none for this account, please use another way.',
    );
    useKey.mockResolvedValueOnce({
      id: 'id',
      response: { clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('The panel')).toBeInTheDocument();
    expect(useKey).toHaveBeenLastCalledWith({ optionsJSON: { challenge: 'w1' } });
    const passkey = { id: 'id', clientDataJSON: 'c', authenticatorData: 'a', signature: 's', userHandle: 'u' };
    expect(calls.at(-1)).toMatchObject({ path: '/auth/login/second', body: { challenge: 'c1', passkey } });
  });

  it('offers no passkey to an account that has none', async () => {
    open(() => asks({ ways: ['totp'] }));
    await fillIn('asha@example.com', 'secret1');
    await screen.findByLabelText('Code of your app');
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });

  it('can be started again', async () => {
    open(() => asks());
    await fillIn('asha@example.com', 'secret1');
    await userEvent.click(await screen.findByRole('button', { name: 'Start again' }));
    expect(screen.getByLabelText('Password')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

const ENDED = 'Your session has ended. Please log in again.';

function LogoutButton() {
  const logout = useLogout();
  return (
    <button type="button" onClick={() => void logout()}>
      Logout
    </button>
  );
}

/** A logged-in user on a page with a Logout button; every other call is refused as not logged in. */
function openLoggedIn(at: string) {
  const refuse = () => Response.json({ code: 'NOT_LOGGED_IN', message: 'Please log in.' }, { status: 401 });
  const platform = createTestPlatform(({ path }) => (path === '/auth/logout' ? null : refuse()));
  platform.startSession(result('user'));
  const routes = [
    { path: '/login', element: <LoginPage /> },
    { path: '/men', element: <LogoutButton /> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at={at} />);
  return platform;
}

describe('login after a session', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  // rules: sessions-end
  it('says that the session has ended when the server no longer knew it', async () => {
    const platform = openLoggedIn('/login');
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
    await act(async () => {
      await platform.api.getProfile().catch(() => undefined);
      platform.endSession();
    });
    expect(screen.getByRole('alert')).toHaveTextContent(ENDED);
  });

  // rules: sessions-end
  it('says that the session has ended when it was logged out elsewhere', async () => {
    openLoggedIn('/login');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })));
    expect(await screen.findByRole('alert')).toHaveTextContent(ENDED);
  });

  it('says nothing of it to a visitor when somebody logs out elsewhere', () => {
    const platform = openLoggedIn('/men');
    act(() => platform.endSession());
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue: null })));
    open(() => null);
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });

  // rules: sessions-end
  it('says nothing of it to a person who logged out, also after another session that ended by itself', async () => {
    const platform = openLoggedIn('/men');
    await platform.api.getProfile().catch(() => undefined);
    act(() => platform.startSession(result('user')));
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeInTheDocument();
    await waitFor(() => expect(platform.store.getState().session.isAuthenticated).toBe(false));
    expect(screen.queryByText(ENDED)).not.toBeInTheDocument();
  });
});
