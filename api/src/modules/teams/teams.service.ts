import type { Db, Pool } from '@aaram/runtime/db';
import type { OwnTeam, Team } from '@aaram/shared-domain/team';
import { inTransaction } from '#db/in-transaction.ts';
import { recordAudit } from '#modules/audit/index.ts';
import { findNames, findPeople } from '#modules/identity/index.ts';
import { type Outcome, type Refusal, refuse } from '#outcome.ts';
import type { SessionUser } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import { findTeam, listInvitations, listMembers, lockTeam, setNeedsSecondStep } from './teams.repository.ts';

/** An owner of the team, or an admin of the store. */
export type Actor = { user: SessionUser; sellerId: string; requestId: string };

export const noTeam = () => refuse('NOT_FOUND', texts.teamNotFound);

/** The name that a team goes by: its seller's. */
export const nameTeam = async (db: Db, id: string) => (await findNames(db, [id])).get(id) ?? '';

/** What everyone knows of their own team; an admin has none. */
export async function readOwnTeam(db: Db, user: SessionUser): Promise<OwnTeam> {
  if (user.role === 'admin') {
    return { seller: null, name: '', roles: [], needsSecondStep: false };
  }
  const { sellerId, teamRoles, teamNeedsSecondStep } = user;
  const name = await nameTeam(db, sellerId);
  return { seller: sellerId, name, roles: [...teamRoles], needsSecondStep: teamNeedsSecondStep };
}

/** A team with its people and invitations. */
export async function readTeam(db: Db, sellerId: string): Promise<Outcome<Team>> {
  const team = await findTeam(db, sellerId);
  if (team === undefined) {
    return noTeam();
  }
  const [members, invitations] = await Promise.all([listMembers(db, sellerId), listInvitations(db, sellerId)]);
  const inviters = invitations.flatMap(({ invitedBy }) => (invitedBy === null ? [] : [invitedBy]));
  const people = await findPeople(db, [...members.map(({ userId }) => userId), ...inviters, sellerId]);
  return {
    seller: sellerId,
    name: people.get(sellerId)?.name ?? '',
    needsSecondStep: team.needsSecondStep,
    members: members.flatMap(({ userId, roles, joinedAt }) => {
      const person = people.get(userId);
      return person === undefined ? [] : [{ _id: userId, ...person, roles, joinedAt: joinedAt.toISOString() }];
    }),
    invitations: invitations.map(({ id, email, roles, invitedBy, sentAt, expiresAt, isExpired }) => ({
      _id: id,
      email,
      roles,
      invitedBy: (invitedBy && people.get(invitedBy)?.name) || null,
      sentAt: sentAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isExpired,
    })),
  };
}

type Change = (tx: Db, members: Awaited<ReturnType<typeof listMembers>>) => Promise<Refusal | undefined>;

/**
 * Changes a team in one transaction, one call after the other. Anyone who was an owner when the call came has to be one
 * still: of two owners who remove each other, one comes second.
 */
export function changeTeam(db: Pool, { user, sellerId }: Actor, change: Change): Promise<Outcome<Team>> {
  return inTransaction(db, async (tx): Promise<Outcome<Team>> => {
    if ((await lockTeam(tx, sellerId)) === undefined) {
      return noTeam();
    }
    const members = await listMembers(tx, sellerId);
    const isOwner = members.some(({ userId, roles }) => userId === user.id && roles.includes('owner'));
    if (!isOwner && user.role !== 'admin') {
      return refuse('FORBIDDEN', texts.noOwnerNow);
    }
    return (await change(tx, members)) ?? readTeam(tx, sellerId);
  });
}

type Noted = { subject: 'team' | 'user'; subjectId: string; detail: Record<string, string | boolean | string[]> };

/** Notes a change in the trail. */
export const note = (
  tx: Db,
  { user, requestId }: Pick<Actor, 'user' | 'requestId'>,
  action: Parameters<typeof recordAudit>[1]['action'],
  noted: Noted,
) => recordAudit(tx, { actorId: user.id, action, requestId, ...noted });

/** Says whether everyone in the team needs a second step. Anyone who asks for it has one. */
export const changeSettings = (db: Pool, needsSecondStep: boolean, actor: Actor & { hasOwnStep: boolean }) =>
  changeTeam(db, actor, async (tx) => {
    if (needsSecondStep && actor.user.role !== 'admin' && !actor.hasOwnStep) {
      return refuse('SECOND_FACTOR_REQUIRED', texts.ownSecondStepFirst);
    }
    await setNeedsSecondStep(tx, actor.sellerId, needsSecondStep);
    const detail = { needsSecondStep };
    await note(tx, actor, 'team.settings', { subject: 'team', subjectId: actor.sellerId, detail });
    return undefined;
  });
