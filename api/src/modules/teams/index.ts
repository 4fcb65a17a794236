export { readOwnInvitations, readOwnTeam } from './own-team.repository.ts';
export { findTeamOf, forgetMember } from './teams.repository.ts';
