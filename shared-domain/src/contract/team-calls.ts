import type { TeamInvitationInput, TeamRole } from '../team/index.ts';
import type { Call } from './api-client.ts';

/** Who works for a seller; separate from the API client, because only pages of the panel need it. An admin names the seller. */
export function createTeamCalls({ json }: Call, seller?: string) {
  const query = { seller };
  return {
    getOwnTeam: () => json('GET /auth/panel/team/me', 'roles'),
    leaveTeam: () => json('DELETE /auth/panel/team/me', 'message'),
    getTeam: () => json('GET /auth/panel/team', 'members', { query }),
    changeTeam: (needsSecondStep: boolean) =>
      json('PUT /auth/panel/team', 'members', { query, body: { needsSecondStep } }),
    inviteToTeam: (body: TeamInvitationInput) =>
      json('POST /auth/panel/team/invitations', 'members', { query, body, status: 201 }),
    inviteAgain: (id: string) =>
      json('POST /auth/panel/team/invitations/{id}/mail', 'members', { query, params: { id } }),
    withdrawInvitation: (id: string) =>
      json('DELETE /auth/panel/team/invitations/{id}', 'members', { query, params: { id } }),
    changeTeamRoles: (id: string, roles: TeamRole[]) =>
      json('PUT /auth/panel/team/members/{id}', 'members', { query, params: { id }, body: { roles } }),
    removeFromTeam: (id: string) => json('DELETE /auth/panel/team/members/{id}', 'members', { query, params: { id } }),
    getInvitation: (token: string) => json('GET /auth/team-invitations/{token}', 'team', { params: { token } }),
    acceptInvitation: (token: string) => json('POST /auth/team-invitations/{token}', 'user', { params: { token } }),
  };
}
