export { readOwnInvitations, readOwnTeam } from './own-team.repository.ts';
export { tellStopped } from './team-jobs.ts';
export { findTeamOf, forgetMember, listMembers, mayStillWork } from './teams.repository.ts';
