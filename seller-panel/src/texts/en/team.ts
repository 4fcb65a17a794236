import { plural } from '@aaram/shared-domain/format';

// The people who work for a seller.

export const people = 'People';
export const you = 'You';
export const noSecondStep = 'No second step';
export const changeRoles = 'Change roles';
export const changeRolesOf = (name: string) => `Change roles of ${name}`;
export const remove = 'Remove';
export const removeSomebody = (name: string) => `Remove ${name}`;
export const removeQuestion = (name: string) => `Remove ${name} from the team?`;
export const removeNote = 'All devices of this person are logged out at once. What they did stays in the history.';
export const teamNotLoaded = 'The team could not be loaded.';
export const loadingTeam = 'Loading the team...';
export const joined = <Part>(date: Part) => ['Since ', date];

// Invitations
export const invitations = 'Invitations';
export const noInvitations = 'No invitations yet.';
export const invite = 'Invite a person';
export const inviteNote = 'The link of the email works for 7 days, once, with the account of this address.';
export const sendInvitation = 'Send invitation';
export const email = 'Email address';
export const enterEmail = 'Please enter an email address.';
export const chooseRole = 'Please choose at least one role.';
export const roles = 'What this person does';
export const validUntil = <Part>(date: Part) => ['Valid until ', date];
export const expired = 'Expired';
export const sendAgain = 'Send again';
export const sendAgainTo = (email: string) => `Send again to ${email}`;
export const withdraw = 'Withdraw';
export const withdrawOf = (email: string) => `Withdraw the invitation of ${email}`;
export const invited = 'The invitation is on its way.';
export const withdrawn = 'The invitation was withdrawn.';
export const save = 'Save';
export const saved = 'Roles changed, with immediate effect.';
export const removed = 'The person is no longer in the team.';
export const notDone = 'Nothing was changed.';
export const roleAndMeaning = (role: string, meaning: string) => `${role}: ${meaning}`;

// Safety
export const safety = 'Safety';
export const needsSecondStep = 'All team members need a second step at login';
export const everybodyHasSecondStep = 'All members have one.';
export const withoutSecondStep = (count: number) =>
  plural(count, { one: 'One person does not have one yet.', other: `${count} people do not have one yet.` });
export const cannotWork = (count: number) =>
  plural(count, {
    one: 'One person does not have one yet and cannot work until it is set up.',
    other: `${count} people do not have one yet and cannot work until it is set up.`,
  });
export const settingSaved = 'The setting was saved.';

// One's own place
export const yourRoles = 'Your roles in the team';
export const yourWork = (team: string) => `You work for ${team}. Your work is:`;
export const leave = 'Leave the team';
export const leaveQuestion = (team: string) => `Leave the team of ${team}?`;
export const leaveNote = 'You are logged out everywhere and can no longer work here until you are invited again.';

// For admins
export const chooseSeller = 'Which team?';
export const sellerName = "Name or email of the seller's account";
export const noSellerFound = 'No seller found.';

// The page of an invitation
export const joinTeam = (team: string) => `Join the team of ${team}`;
export const invitedAs = (email: string) => `${email} is invited. The work would be:`;
export const join = 'Join the team';
export const loadingInvitation = 'Loading the invitation...';
export const invitationNotValid = 'This invitation is no longer valid';
export const invitationNotValidNote =
  'It may have been accepted or withdrawn, or it is older than 7 days. Ask for a new one.';
export const notJoined = 'You have not joined.';
export const welcome = (team: string) => `Welcome to the team of ${team}!`;
export const home = 'Go to the store';
export const logOutFirst = 'Log in with another account';
