import { createTestPlatform, refusal, TestPlatform } from '@aaram/shared-platform/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildOwnTeam, buildTeam } from '#testing/build-team.ts';
import { InvitationPage } from './invitation-page.tsx';
import { TeamPage } from './team-page.tsx';

type Sent = { method: string; path: string; body: unknown };

function open(answers: Record<string, unknown>, page = <TeamPage />, role: 'seller' | 'admin' = 'seller') {
  const sent: Sent[] = [];
  const platform = createTestPlatform(({ method, path, body }) => {
    sent.push({ method, path, body });
    const answer = answers[`${method} ${path}`];
    return typeof answer === 'function' ? answer(body) : answer;
  });
  platform.queryClient.setDefaultOptions({ queries: { retry: false } });
  platform.startSession({ token: 't', user: { id: 'u1', role, isVerified: true, name: 'Farhan' } });
  render(<TestPlatform platform={platform}>{page}</TestPlatform>);
  return { platform, changes: () => sent.filter(({ method }) => method !== 'GET') };
}
const ofOwner = { 'GET /auth/panel/team/me': buildOwnTeam(), 'GET /auth/panel/team': buildTeam() };

describe('Team', () => {
  it('shows an owner who works there, who is invited, and who has no second step', async () => {
    open(ofOwner);
    const people = within(await screen.findByRole('region', { name: 'People' }));
    const [first, second] = people.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Farhan Qureshi You.*Owner/);
    expect(second).toHaveTextContent(/Jatin Gowda No second step.*Orders/);
    expect(
      within(screen.getByRole('region', { name: 'Invitations' })).getByText('nisha.paul@example.com'),
    ).toBeVisible();
    expect(screen.getByText('One person does not have one yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Farhan Qureshi' })).toBeNull();
  });

  it('says that somebody without a second step cannot work where everybody needs one', async () => {
    open({ ...ofOwner, 'GET /auth/panel/team': { ...buildTeam(), needsSecondStep: true } });
    expect(
      await screen.findByText('One person does not have one yet and cannot work until it is set up.'),
    ).toBeVisible();
  });

  it('invites an address with roles, and says what is missing first', async () => {
    const { changes } = open({
      ...ofOwner,
      'POST /auth/panel/team/invitations': () => Response.json(buildTeam(), { status: 201 }),
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Invite a person' }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please choose at least one role.');
    expect(changes()).toEqual([]);
    await user.type(dialog.getByLabelText('Email address'), 'new@example.com');
    await user.click(dialog.getByRole('checkbox', { name: /^Orders/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Content/ }));
    await user.click(dialog.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('The invitation is on its way.')).toBeVisible();
    expect(changes().map(({ body }) => body)).toEqual([{ email: 'new@example.com', roles: ['orders', 'content'] }]);
  });

  it('shows the server’s reason in the dialog when roles cannot be changed', async () => {
    const words = 'A team needs an owner. Make someone else an owner first.';
    open({ ...ofOwner, 'PUT /auth/panel/team/members/u1': refusal(409, words, 'UNAVAILABLE') });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Change roles of Farhan Qureshi' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('checkbox', { name: /^Owner/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Catalogue/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(words)).toBeVisible();
  });

  it('removes somebody after a question', async () => {
    const { changes } = open({ ...ofOwner, 'DELETE /auth/panel/team/members/u2': buildTeam({ members: [] }) });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Remove Jatin Gowda' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove Jatin Gowda from the team?' }));
    expect(changes()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('The person is no longer in the team.')).toBeVisible();
  });

  it('shows a member only their own work', async () => {
    open({ 'GET /auth/panel/team/me': buildOwnTeam(['orders']) });
    expect(await screen.findByText('You work for Farhan Qureshi. Your work is:')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'People' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Invite a person' })).toBeNull();
  });
});

describe('the page of an invitation', () => {
  const invitation = {
    team: 'Neel Khet',
    email: 'a@example.com',
    roles: ['orders'],
    expiresAt: '2026-12-01T00:00:00.000Z',
  };
  const page = <InvitationPage params={{ token: 'abc' }} />;

  it('says who invites for what, and goes on with the new session', async () => {
    const login = { token: 't2', user: { id: 'u1', role: 'seller', isVerified: true, name: 'Farhan' } };
    const { platform } = open(
      { 'GET /auth/team-invitations/abc': invitation, 'POST /auth/team-invitations/abc': login },
      page,
    );
    expect(await screen.findByRole('heading', { name: 'Join the team of Neel Khet' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Join the team' }));
    expect(await screen.findByText('Welcome to the team of Neel Khet!')).toBeVisible();
    expect(platform.store.getState().session.token).toBe('t2');
  });

  it('says why one is not joined, and that a link is not valid', async () => {
    const words = 'This invitation is for a@example.com. Log in with the account of that address to accept it.';
    open(
      {
        'GET /auth/team-invitations/abc': invitation,
        'POST /auth/team-invitations/abc': refusal(403, words, 'FORBIDDEN'),
      },
      page,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Join the team' }));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('says that a link is not valid', async () => {
    open({ 'GET /auth/team-invitations/abc': refusal(400, 'Ask for a new one.', 'INVALID_OR_EXPIRED_LINK') }, page);
    expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeVisible();
  });
});
