import { createTestPlatform, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeProfile, refuse, signedInPlatform } from '#lib/testing/fixtures.ts';
import { GrievancePage } from './grievance-page.tsx';

beforeEach(() => localStorage.clear());

const ticket = {
  ticket: 'GR-7K3F-92QD',
  acknowledgeBy: '2026-11-24T10:00:00.000Z',
  redressBy: '2026-12-22T10:00:00.000Z',
};

type Sent = { path: string; body: unknown };

function open(answer: () => unknown = () => ticket) {
  const sent: Sent[] = [];
  const platform = createTestPlatform(({ path, body }) => {
    sent.push({ path, body });
    return answer();
  });
  render(
    <TestPlatform platform={platform}>
      <GrievancePage />
    </TestPlatform>,
  );
  return { sent, settings: platform.settings };
}

const type = (label: string | RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send complaint' }));

async function fillIn() {
  await type('Your name', 'Meera Nair');
  await type('Email address', 'meera@example.com');
  await userEvent.selectOptions(screen.getByLabelText('What it is about'), 'A return, an exchange or a refund');
  await type(/^What happened/, 'My money did not come back.');
}

describe('the grievance officer', () => {
  // rules: complaints
  it('is named with designation, address, phone and deadlines', () => {
    const { settings } = open();
    const { officer, designation, email, phone } = settings.grievance;
    expect(screen.getByText(officer)).toBeVisible();
    expect(screen.getByText(designation)).toBeVisible();
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
    expect(screen.getByText(/Acknowledged within 48 hours, settled within a month/)).toBeVisible();
  });

  // rules: complaints
  it('gives a ticket for a complaint, and the focus goes to it', async () => {
    const { sent } = open();
    await fillIn();
    await submit();
    expect(await screen.findByText('GR-7K3F-92QD')).toBeVisible();
    expect(screen.getByText(/acknowledges it by 24 Nov 2026.* settles it by 22 Dec 2026/)).toBeVisible();
    expect(document.activeElement).toHaveTextContent('We have your complaint');
    expect(sent).toEqual([
      {
        path: '/grievances',
        body: {
          name: 'Meera Nair',
          email: 'meera@example.com',
          mobile: '',
          topic: 'return',
          order: '',
          text: 'My money did not come back.',
        },
      },
    ]);
  });

  it('asks for what is missing at its field, and sends nothing', async () => {
    const { sent } = open();
    await submit();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Please enter your name.');
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(
      /Please enter an email address or a mobile number, so that we can answer\./,
    );
    expect(screen.getByLabelText('What it is about')).toHaveAccessibleDescription('Please choose what it is about.');
    expect(sent).toEqual([]);
  });

  it('keeps what was typed when sending fails, and says why', async () => {
    open(() => refuse(429, 'TOO_MANY_REQUESTS', 'Too many attempts. Please wait a little and try again.'));
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts.');
    expect(screen.getByLabelText(/^What happened/)).toHaveValue('My money did not come back.');
  });

  it('knows the contact of who is logged in, and leaves what was typed', async () => {
    const profile = makeProfile();
    const { platform } = signedInPlatform({ 'GET /auth/me/profile': profile });
    render(
      <TestPlatform platform={platform}>
        <GrievancePage />
      </TestPlatform>,
    );
    await type('Your name', 'Asha');
    await waitFor(() => expect(screen.getByLabelText('Email address')).toHaveValue(profile.email));
    expect(screen.getByLabelText('Mobile number')).toHaveValue(profile.mobile);
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toContain('Asha');
  });
});
