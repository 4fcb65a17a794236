export const accountNotFound = 'There is no such account.';
export const notYourself = 'Another admin has to change your own account.';
export const inTeam = 'This account works in a team of another seller. It has to leave that team first.';
