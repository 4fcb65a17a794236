// Answers about a seller's team.

export const teamNotFound = 'There is no such team.';
export const memberNotFound = 'This person is not in the team.';
export const invitationNotFound = 'There is no such invitation. It may have been accepted or withdrawn.';
export const emailInvalid = 'Please enter a valid email address.';
export const memberAlready = 'This person is in the team already.';
export const invitedAlready = 'This address is invited already. You can send the invitation again.';
export const tooManyPeople = (most: number) =>
  `A team has at most ${most} people, with those who are invited. Please remove someone first.`;
export const mailedEnough = 'This invitation has been sent too often. Withdraw it and invite the address again.';
export const lastOwner = 'A team needs an owner. Make someone else an owner first.';
export const noOwnerNow = 'Only an owner can do this, and you are no longer one.';
export const ownSecondStepFirst = 'Set up a second step for yourself first, under My Profile, Security.';
export const linkInvalid = 'This invitation is no longer valid. Please ask for a new one.';
export const otherAddress = (email: string) =>
  `This invitation is for ${email}. Log in with the account of that address to accept it.`;
export const inTeamAlready = 'Your account is in a team already. Leave that team first, or use another account.';
export const adminsHaveNoTeam = 'An admin of the store cannot join a team.';
export const left = 'You have left the team.';
