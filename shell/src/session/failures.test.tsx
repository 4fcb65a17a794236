import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { describeFailures } from '@aaram/shared-platform/testing/describe-failures';
import { fireEvent, render, screen } from '@testing-library/react';
import { LoginPage } from './login-page.tsx';
import { SignupPage } from './signup-page.tsx';

const isAnswered = (failure: string) => !['a connection that is cut', 'a time out'].includes(failure);

function open(path: string, fail: () => Response) {
  const platform = createTestPlatform(fail);
  const routes = [
    { path: '/login', element: <LoginPage /> },
    { path: '/signup', element: <SignupPage /> },
    { path: '*', element: <p>Elsewhere</p> },
  ];
  render(<TestPlatform platform={platform} routes={routes} at={path} />);
}

function fillIn(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

// rules: server-message-or-own-text
describeFailures('a call of the session pages fails in exact words', [
  {
    what: 'signup',
    text: (failure) => (isAnswered(failure) ? 'Signup failed!' : 'Something went wrong!'),
    orServerMessage: true,
    run: (fail) => {
      open('/signup', fail);
      fillIn({ Name: 'Asha', 'Mobile number': '9845012345', Email: 'asha@example.com', Password: 'secret1' });
      fireEvent.click(screen.getByRole('checkbox', { name: /I agree/ }));
      fireEvent.click(screen.getByRole('button', { name: 'Signup' }));
    },
  },
  {
    what: 'login',
    text: 'Login failed!',
    orServerMessage: true,
    run: (fail) => {
      open('/login', fail);
      fillIn({ 'Email or mobile number': 'asha@example.com', Password: 'secret1' });
      fireEvent.click(screen.getByRole('button', { name: 'Login' }));
    },
  },
]);
