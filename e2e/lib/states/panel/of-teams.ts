import type { OwnTeam, Team } from '@aaram/shared-domain/team';
import { longName, longWord } from '../extremes.ts';
import type { State } from '../state.ts';

const path = '/admin-team?seller=0192aaaa-0000-7000-8000-000000000000';
const whole = '/auth/panel/team';
const own: OwnTeam = { seller: 'seller', name: longName.slice(0, 120), roles: ['orders'], needsSecondStep: false };
const at = '2026-10-20T10:00:00.000Z';
const member = {
  _id: 'm1',
  name: longName.slice(0, 120),
  email: `${longWord}@example.com`,
  roles: ['owner', 'catalogue', 'orders', 'content'] as Team['members'][number]['roles'],
  hasSecondStep: false,
  joinedAt: at,
};
const invitation = {
  _id: 'i1',
  email: `${longWord}@example.com`,
  roles: member.roles,
  invitedBy: longWord,
  sentAt: at,
  expiresAt: at,
  isExpired: true,
};
const team: Team = {
  seller: 'seller',
  name: own.name,
  needsSecondStep: true,
  members: [member, { ...member, _id: 'm2', name: 'Jatin', roles: ['orders'], hasSecondStep: true }],
  invitations: [invitation, { ...invitation, _id: 'i2', email: 'sana@example.com', isExpired: false }],
};

/** Makes the next document that of somebody who works in a team. */
async function workInTeam(page: Parameters<NonNullable<State['open']>>[0]) {
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('auth-storage') ?? '{}');
    localStorage.setItem('auth-storage', JSON.stringify({ ...record, role: 'seller', userId: 'member' }));
  });
  await page.reload();
}
const asMember = { token: null, user: { id: 'member', role: 'seller', isVerified: true, name: 'Jatin' } };

/** Who works for a seller, and the way into a team. */
export const statesOfTeams: State[] = [
  { name: 'team', path, answers: { [whole]: team }, shows: 'Expired' },
  {
    name: 'team, no invitations',
    path,
    answers: { [whole]: { ...team, invitations: [] } },
    isTwin: true,
    shows: 'No invitations yet.',
  },
  { name: 'team, failed', path, answers: { [whole]: 500 }, shows: 'The team could not be loaded.' },
  { name: 'team, loading', path, answers: { [whole]: 'silence' }, shows: 'Loading the team...' },
  { name: 'team, of which seller', path: '/admin-team', shows: 'Which team?' },
  {
    name: 'team, invited without a role',
    path,
    answers: { [whole]: team },
    open: async (page) => {
      await page.getByRole('button', { name: 'Invite a person' }).click();
      await page.getByRole('button', { name: 'Send invitation' }).click();
    },
    shows: 'Please choose at least one role.',
  },
  {
    name: 'team, roles to change',
    path,
    answers: { [whole]: team },
    open: (page) => page.getByRole('button', { name: 'Change roles of Jatin' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Change roles of Jatin' }),
  },
  {
    name: 'team, somebody to remove',
    path,
    answers: { [whole]: team },
    open: (page) => page.getByRole('button', { name: 'Remove Jatin' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Remove Jatin from the team?' }),
  },
  {
    name: 'team, own place',
    path: '/admin-team',
    isAlone: true,
    answers: { '/auth/panel/team/me': own, '/auth/me/token': asMember },
    open: workInTeam,
    shows: (page) => page.getByRole('button', { name: 'Leave the team' }),
  },
  {
    name: 'panel, a page of other work',
    path: '/admin-products',
    isAlone: true,
    answers: { '/auth/panel/team/me': own, '/auth/me/token': asMember },
    open: workInTeam,
    shows: (page) => page.getByRole('heading', { name: 'This is not part of your work' }),
  },
  {
    name: 'team invitation',
    path: '/team-invitation/abc',
    answers: {
      '/auth/team-invitations': { team: own.name, email: member.email, roles: member.roles, expiresAt: at },
    },
    shows: (page) => page.getByRole('button', { name: 'Join the team' }),
  },
  {
    name: 'team invitation, not valid',
    path: '/team-invitation/abc',
    refuses: '/auth/team-invitations/abc',
    shows: 'This invitation is no longer valid',
  },
];
