import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import type { LoginResult } from '@aaram/shared-domain/identity';
import { readEmail } from '@aaram/shared-domain/read';
import {
  INVITATION_DAYS,
  MAX_TEAM_MEMBERS,
  type TeamInvitation,
  type TeamInvitationInput,
} from '@aaram/shared-domain/team';
import { inTransaction } from '#db/in-transaction.ts';
import {
  describeUser,
  endSessionsOf,
  findPeople,
  hashToken,
  markVerified,
  replaceToken,
} from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Outcome, Refusal, refuse, refuseField } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import { SEND_INVITATION, TELL_JOINED } from './team-jobs.ts';
import {
  deleteInvitation,
  findInvitation,
  findLinked,
  findTeamOf,
  insertInvitation,
  insertMember,
  listInvitations,
  lockTeam,
  renewInvitation,
} from './teams.repository.ts';
import { type Actor, changeTeam, nameTeam, note } from './teams.service.ts';

/** Mails that may go out for one invitation. */
const MAX_MAILS = 5;
const notInvited = () => refuse('NOT_FOUND', texts.invitationNotFound);

const mail = (tx: Db, invitationId: string) =>
  enqueueJob(tx, { queue: 'mail', kind: SEND_INVITATION, payload: { invitationId, event: randomUUID() } });

/** Invites an address. Whether it has an account, or is in another team, is not shown. */
export const invite = (db: Pool, input: TeamInvitationInput, actor: Actor) =>
  changeTeam(db, actor, async (tx, members) => {
    const { sellerId } = actor;
    const email = readEmail(input.email);
    if (email === undefined) {
      return refuseField('email', texts.emailInvalid);
    }
    const people = await findPeople(
      tx,
      members.map(({ userId }) => userId),
    );
    if ([...people.values()].some((person) => person.email === email)) {
      return refuse('ALREADY_EXISTS', texts.memberAlready);
    }
    const open = await listInvitations(tx, sellerId);
    if (open.some((invitation) => invitation.email === email)) {
      return refuse('ALREADY_EXISTS', texts.invitedAlready);
    }
    if (members.length + open.length >= MAX_TEAM_MEMBERS) {
      return refuse('UNAVAILABLE', texts.tooManyPeople(MAX_TEAM_MEMBERS));
    }
    const roles = [...new Set(input.roles)];
    const made = await insertInvitation(tx, { sellerId, email, roles, invitedBy: actor.user.id }, INVITATION_DAYS);
    if (made === undefined) {
      return refuse('ALREADY_EXISTS', texts.invitedAlready);
    }
    await mail(tx, made);
    await note(tx, actor, 'team.invite', { subject: 'team', subjectId: sellerId, detail: { email, roles } });
    return undefined;
  });

/** An open invitation of this team. */
async function findOpen(tx: Db, id: string, sellerId: string) {
  const found = await findInvitation(tx, id);
  return found?.sellerId === sellerId ? found : notInvited();
}

/** Sends an invitation again, which renews its time. */
export const inviteAgain = (db: Pool, id: string, actor: Actor) =>
  changeTeam(db, actor, async (tx) => {
    const open = await findOpen(tx, id, actor.sellerId);
    if (open instanceof Refusal) {
      return open;
    }
    if (!(await renewInvitation(tx, id, { days: INVITATION_DAYS, most: MAX_MAILS }))) {
      return refuse('UNAVAILABLE', texts.mailedEnough);
    }
    await mail(tx, id);
    const { email, roles } = open;
    await note(tx, actor, 'team.invite', { subject: 'team', subjectId: actor.sellerId, detail: { email, roles } });
    return undefined;
  });

/** Withdraws an invitation, and every link of it. */
export const withdraw = (db: Pool, id: string, actor: Actor) =>
  changeTeam(db, actor, async (tx) => {
    const open = await findOpen(tx, id, actor.sellerId);
    if (open instanceof Refusal) {
      return open;
    }
    await deleteInvitation(tx, id);
    const detail = { email: open.email };
    await note(tx, actor, 'team.withdraw', { subject: 'team', subjectId: actor.sellerId, detail });
    return undefined;
  });

const refuseLink = () => refuse('INVALID_OR_EXPIRED_LINK', texts.linkInvalid);

/** What the link of an invitation is about. */
export async function readInvitation(db: Db, token: string): Promise<Outcome<TeamInvitation>> {
  const found = await findLinked(db, hashToken(token));
  if (found === undefined) {
    return refuseLink();
  }
  const { sellerId, email, roles, expiresAt } = found;
  return { team: await nameTeam(db, sellerId), email, roles, expiresAt: expiresAt.toISOString() };
}

/** Joins the team of an invitation, once, with the account of its address; other sessions of the account end. */
export function acceptInvitation(
  db: Pool,
  { token, user, session, requestId }: { token: string; user: SessionUser; session: string; requestId: string },
): Promise<Outcome<LoginResult>> {
  return inTransaction(db, async (tx): Promise<Outcome<LoginResult>> => {
    const linked = await findLinked(tx, hashToken(token));
    if (linked === undefined || (await lockTeam(tx, linked.sellerId)) === undefined) {
      return refuseLink();
    }
    // Read again: it may have been accepted or withdrawn while the team was locked.
    const open = await findLinked(tx, hashToken(token));
    if (open === undefined) {
      return refuseLink();
    }
    const { id, sellerId, email, roles } = open;
    if (readEmail(user.email) !== email) {
      return refuse('FORBIDDEN', texts.otherAddress(email));
    }
    if (user.ownRole === 'admin') {
      return refuse('FORBIDDEN', texts.adminsHaveNoTeam);
    }
    if (
      (await findTeamOf(tx, user.id)) !== undefined ||
      !(await insertMember(tx, { sellerId, userId: user.id, roles }))
    ) {
      return refuse('ALREADY_EXISTS', texts.inTeamAlready);
    }
    await deleteInvitation(tx, id);
    // The link was read in the mailbox of this address.
    await markVerified(tx, user.id);
    await endSessionsOf(tx, user.id, session);
    await note(tx, { user, requestId }, 'team.join', { subject: 'user', subjectId: user.id, detail: { roles } });
    await enqueueJob(tx, {
      queue: 'mail',
      kind: TELL_JOINED,
      payload: { userId: user.id, sellerId, event: randomUUID() },
    });
    const next = await replaceToken(tx, session, { minAge: 0, isProved: false, endsOld: true });
    return next === undefined
      ? refuseLink()
      : { token: next, user: { ...describeUser(user), role: 'seller', isVerified: true } };
  });
}
