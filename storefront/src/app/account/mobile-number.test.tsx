import { toast } from '@aaram/shared-platform';
import { TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { UserDashboardPage } from './user-dashboard-page.tsx';

const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
const user = { id: 'u1', role: 'user', isVerified: true, name: 'Ananya Rao' } as const;
const asked = { challenge: 'c1', message: 'A code is on its way to your phone.', resendSeconds: 30 };

function open(answers: Answers = {}, profile = makeProfile()) {
  const tools = signedInPlatform({
    'GET /auth/me/profile': profile,
    'GET /auth/me/sessions': [],
    'POST /auth/me/token': { token: null, user },
    'GET /auth/me/factors': { factors: [], recoveryCodes: 0, isRequired: false },
    ...answers,
  });
  const routes = [{ path: '/user-dashboard', Component: UserDashboardPage }];
  render(<TestPlatform platform={tools.platform} routes={routes} at="/user-dashboard?tab=security" />);
  return tools;
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => vi.clearAllMocks());

describe('my mobile number', () => {
  // rules: confirmed-number
  it('is confirmed by the code that comes to it', async () => {
    let isProved = false;
    const { callsTo } = open({
      'GET /auth/me/profile': () => makeProfile({ isMobileProved: isProved }),
      'POST /auth/me/mobile/code': asked,
      'POST /auth/me/mobile': () => {
        isProved = true;
        return { message: 'Your mobile number is confirmed.' };
      },
    });
    expect(await screen.findByText(/^Confirm \+91 9845012345 to log in/)).toBeVisible();
    await press('Confirm number');
    expect(screen.getByLabelText('Mobile number in India, ten digits')).toHaveValue('9845012345');
    await press('Send code');
    const code = await screen.findByLabelText('Code from the SMS');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByRole('status')).toHaveTextContent('A code is on its way');
    await userEvent.paste('123456');
    await press('Confirm');
    expect(await screen.findByText(/\+91 9845012345 is confirmed/)).toBeVisible();
    expect(success).toHaveBeenCalledWith('Your mobile number is confirmed.');
    expect(screen.getByRole('region', { name: 'Mobile number' })).toHaveFocus();
    expect(callsTo('POST /auth/me/mobile')[0]?.body).toEqual({ challenge: 'c1', code: '123456' });
  });

  it('can be another one, and says what is wrong with it at the field', async () => {
    const issues = [{ path: 'mobile', message: 'Please enter a mobile number in India with ten digits.' }];
    open({ 'POST /auth/me/mobile/code': refuse(400, 'INVALID_INPUT', issues[0]?.message ?? '', { issues }) });
    await press('Change number');
    const field = screen.getByLabelText('Mobile number in India, ten digits');
    await press('Send code');
    expect(screen.getByText('Please enter your mobile number.')).toBeVisible();
    await userEvent.type(field, '+1 415 555 0123');
    await press('Send code');
    expect(await screen.findByText('Please enter a mobile number in India with ten digits.')).toBeVisible();
    expect(field).toHaveFocus();
  });

  // rules: confirmed-number
  it('asks for the password again where that was long ago, and then goes on', async () => {
    let isProved = false;
    open({
      'POST /auth/me/mobile/code': () =>
        isProved ? asked : refuse(403, 'PROOF_REQUIRED', 'Please enter your password again.'),
      'POST /auth/me/proof': () => {
        isProved = true;
        return { token: 't2', user };
      },
    });
    await press('Confirm number');
    await press('Send code');
    await userEvent.type(await screen.findByLabelText('Your password'), 'correct horse');
    await press('Continue');
    await waitFor(() => expect(screen.getByLabelText('Code from the SMS')).toHaveFocus());
  });

  it('may be missing', async () => {
    open({}, makeProfile({ mobile: '' }));
    expect(await screen.findByText('Your account has no mobile number.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a number' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm number' })).toBeNull();
  });
});
