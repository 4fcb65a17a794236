import type { OwnTeam, Team } from '@aaram/shared-domain/team';

const joinedAt = '2026-09-02T06:30:00.000Z';

/** A team as an owner sees it: the owner, who packs, and somebody who is invited. */
export const buildTeam = (given: Partial<Team> = {}): Team => ({
  seller: 'u1',
  name: 'Farhan Qureshi',
  needsSecondStep: false,
  members: [
    { _id: 'u1', name: 'Farhan Qureshi', email: 'seller@example.com', roles: ['owner'], hasSecondStep: true, joinedAt },
    {
      _id: 'u2',
      name: 'Jatin Gowda',
      email: 'orders@example.com',
      roles: ['orders'],
      hasSecondStep: false,
      joinedAt,
    },
  ],
  invitations: [
    {
      _id: 'i1',
      email: 'nisha.paul@example.com',
      roles: ['content'],
      invitedBy: 'Farhan Qureshi',
      sentAt: joinedAt,
      expiresAt: '2026-09-09T06:30:00.000Z',
      isExpired: false,
    },
  ],
  ...given,
});

/** What somebody knows of the own team. */
export const buildOwnTeam = (roles: OwnTeam['roles'] = ['owner']): OwnTeam => ({
  seller: 'u1',
  name: 'Farhan Qureshi',
  roles,
  needsSecondStep: false,
});
