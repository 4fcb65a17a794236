import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ForgotPasswordPage } from './forgot-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

function open(at: string, answer: () => unknown) {
  const calls: unknown[] = [];
  const platform = createTestPlatform(({ path, body }) => {
    calls.push({ path, body });
    return answer();
  });
  const routes = [
    { path: '/forgot-password', element: <ForgotPasswordPage /> },
    { path: '/reset-password/:token', element: <ResetPasswordPage params={{ token: 'a-token' }} /> },
    { path: '/login', element: <p>Login page</p> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at={at} />);
  return calls;
}

function choose(password: string, repeated: string) {
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Repeat the new password'), { target: { value: repeated } });
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

describe('a forgotten password', () => {
  // rules: forgotten-password
  it('sends the address and never says whether it is known', async () => {
    const calls = open('/forgot-password', () => ({ message: 'ok' }));
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: ' asha@example.com ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('status')).toHaveTextContent(/If there is an account with this email address/);
    expect(calls).toEqual([{ path: '/auth/forgot-password', body: { email: 'asha@example.com' } }]);
  });

  // rules: forgotten-password
  it('sends the new password with the token of the link, then asks to log in', async () => {
    const calls = open('/reset-password/a-token', () => ({ message: 'ok' }));
    choose('secret1', 'secret1');
    expect(await screen.findByText('Login page')).toBeInTheDocument();
    expect(calls).toEqual([{ path: '/auth/reset-password/a-token', body: { password: 'secret1' } }]);
  });

  it('refuses a short or a mistyped password', () => {
    const calls = open('/reset-password/a-token', () => ({ message: 'ok' }));
    choose('12345', '12345');
    expect(screen.getByText('Password must be at least 6 characters!')).toBeInTheDocument();
    choose('secret1', 'secret2');
    expect(screen.getByText('The two passwords do not match.')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('shows what the server says of an old link', async () => {
    open('/reset-password/old', () => Response.json({ message: 'This link is used up or too old.' }, { status: 400 }));
    choose('secret1', 'secret1');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is used up or too old.');
  });
});
