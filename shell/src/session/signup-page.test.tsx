import { consentWordings } from '@aaram/shared-domain/consent';
import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SIGNUP_REDIRECT_MS, SignupPage } from './signup-page.tsx';

const good = { Name: 'Asha', 'Mobile number': '9845012345', Email: 'asha@example.com', Password: 'secret1' };

function open(answer: () => unknown) {
  const calls: unknown[] = [];
  const platform = createTestPlatform(({ path, body }) => {
    calls.push({ path, body });
    return answer();
  });
  const routes = [
    { path: '/signup', element: <SignupPage /> },
    { path: '/login', element: <p>Login page</p> },
    { path: '/', element: <p>Home page</p> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at="/signup" />);
  return calls;
}

function fillIn(changes: Partial<typeof good> = {}, agrees = true) {
  for (const [label, value] of Object.entries({ ...good, ...changes })) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  if (agrees) {
    fireEvent.click(screen.getByRole('checkbox', { name: consentWordings.terms.words }));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Signup' }));
}

describe('signup', () => {
  afterEach(() => vi.useRealTimers());

  // rules: signup
  // dark-patterns: trick-question
  it.each([
    ['a blank field', { Name: ' ' }, true, 'All fields are required!'],
    ['a short mobile number', { 'Mobile number': '12345' }, true, 'Please enter a valid mobile number.'],
    ['a short password', { Password: '12345' }, true, 'Password must be at least 6 characters!'],
    ['terms not agreed to', {}, false, 'You must agree to the terms and conditions.'],
  ])('refuses %s and sends nothing', (_case, changes, agrees, text) => {
    const calls = open(() => null);
    fillIn(changes, agrees);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('says everything that is wrong at once and goes to the first of it', () => {
    open(() => null);
    fillIn({ 'Mobile number': '1', Password: '1' });
    expect(screen.getByLabelText('Mobile number')).toBeInvalid();
    expect(screen.getByLabelText('Password')).toBeInvalid();
    expect(screen.getByLabelText('Mobile number')).toHaveFocus();
  });

  // rules: signup
  // dark-patterns: forced-action
  it('sends the five fields and goes to login after 2 seconds', async () => {
    expect(SIGNUP_REDIRECT_MS).toBe(2000);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const calls = open(() => Response.json({ message: 'ok' }, { status: 201 }));
    fillIn();
    expect(await screen.findByText(/Signup successful!/)).toBeInTheDocument();
    expect(calls).toEqual([
      {
        path: '/auth/register',
        body: {
          name: 'Asha',
          mobile: '9845012345',
          email: 'asha@example.com',
          password: 'secret1',
          agreedToTerms: true,
        },
      },
    ]);
    expect(screen.queryByText('Login page')).not.toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(SIGNUP_REDIRECT_MS));
    expect(screen.getByText('Login page')).toBeInTheDocument();
  });

  // rules: consents
  it('asks whether news may be sent, in the words that are stored, and never for a person who says nothing', async () => {
    const calls = open(() => Response.json({ message: 'ok' }, { status: 201 }));
    const news = screen.getByRole('checkbox', { name: consentWordings.marketing.words });
    expect(news).not.toBeChecked();
    expect(news).not.toBeRequired();
    fireEvent.click(news);
    fillIn();
    expect(await screen.findByText(/Signup successful!/)).toBeInTheDocument();
    expect(calls).toMatchObject([{ body: { agreedToTerms: true, wantsNews: true } }]);
  });

  // rules: signup
  it.each([
    [
      'the message of the server',
      () => Response.json({ message: 'Email already registered' }, { status: 409 }),
      'Email already registered',
    ],
    ['its own text for a failure without a message', () => new Response('', { status: 500 }), 'Signup failed!'],
    ['its own text for a success that is no 201', () => Response.json({ message: 'ok' }), 'Signup failed!'],
    [
      'its own text when there is no answer',
      () => {
        throw new TypeError('Failed to fetch');
      },
      'Something went wrong!',
    ],
  ])('says %s and keeps what was typed', async (_case, answer, text) => {
    open(answer);
    fillIn();
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  });

  it('marks the field that the server refuses, and goes there', async () => {
    const message = 'Please enter a valid mobile number.';
    open(() =>
      Response.json({ message, code: 'INVALID_INPUT', issues: [{ path: 'mobile', message }] }, { status: 400 }),
    );
    fillIn();
    const mobile = screen.getByLabelText('Mobile number');
    await screen.findByText(message);
    expect(mobile).toHaveAccessibleDescription(message);
    expect(mobile).toBeInvalid();
    expect(mobile).toHaveFocus();
  });

  // rules: passwords
  it('says how strong a password is while it is typed, and refuses none of six characters', async () => {
    const calls = open(() => Response.json({ message: 'ok' }, { status: 201 }));
    const password = screen.getByLabelText('Password');
    fireEvent.input(password, { target: { value: '123456' } });
    expect(password).toHaveAccessibleDescription(/^Weak/);
    fireEvent.input(password, { target: { value: 'mango kite window' } });
    expect(password).toHaveAccessibleDescription(/^Strong/);
    expect(calls).toEqual([]);
  });

  // rules: signup
  it('closes to the home page when it was opened directly', async () => {
    open(() => null);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Home page')).toBeInTheDocument();
  });
});
