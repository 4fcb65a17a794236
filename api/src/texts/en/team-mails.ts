// Mails about teams: subject, heading, sentence.
import { formatCount, plural } from '@aaram/shared-domain/format';

export const invitationSubject = (team: string, brandName: string) => `${team} invites you to its team at ${brandName}`;
export const invitationHeading = (team: string) => `Join the team of ${team}`;
export const invitation = (team: string, brandName: string, days: number) =>
  `${team} sells at ${brandName} and would like you to work with them. Open this link within ${days} days and log in, or sign up with this address. Your work would be:`;
/** A button. */
export const join = 'See the invitation';
export const invitationIgnore = (email: string) =>
  `The link works only with the account of ${email}. If you do not know this seller, you can ignore this email.`;

export const removalSubject = (team: string, brandName: string) =>
  `You are no longer in the team of ${team} at ${brandName}`;
export const removalHeading = (team: string) => `You have left the team of ${team}`;
export const removal = (team: string, brandName: string) =>
  `Your account at ${brandName} no longer works for ${team}, and all your devices have been logged out. Your own orders and addresses are unchanged.`;

export const joinedSubject = (who: string, team: string) => `${who} has joined the team of ${team}`;
export const joinedHeading = (who: string, team: string) => `${who} has joined ${team}`;
export const joined = (who: string, email: string, team: string) =>
  `${who} (${email}) has accepted the invitation and works for ${team} now, as:`;
export const joinedByMistake = 'If that is a mistake, remove the person from the team at once:';
/** A button. */
export const openTeam = 'Open the team';

export const rolesSubject = (team: string, brandName: string) =>
  `Your work in the team of ${team} at ${brandName} has changed`;
export const rolesHeading = (team: string) => `New work in the team of ${team}`;
export const roles = (team: string, brandName: string) =>
  `An owner of the team of ${team} at ${brandName} has changed what your account does there. It applies from now on; you do not have to log in again. Your work is:`;
export const rolesByMistake = 'If you think that this is a mistake, please ask an owner of the team.';

const sayRows = (count: number) => `${formatCount(count)} ${plural(count, { one: 'row', other: 'rows' })}`;
export const stoppedSubject = (who: string) => `A change that ${who} had started was stopped`;
export const stoppedHeading = 'A change was stopped';
export const stopped = (who: string) =>
  `${who} does not do this work in your team any more. A change that ${who} had started was still running, so it was stopped.`;
export const stoppedRun = (done: number, left: number) =>
  `Changed so far: ${sayRows(done)}. Left as it was: ${sayRows(left)}. In the history you can see each row, and undo what was changed.`;
export const stoppedUndo = (done: number, left: number) =>
  `Undone so far: ${sayRows(done)}. Still changed: ${sayRows(left)}. In the history you can undo the rest.`;
/** A button. */
export const openHistory = 'Open the history';
