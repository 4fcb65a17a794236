import { randomUUID } from 'node:crypto';
import type { Db, Pool } from '@aaram/runtime/db';
import type { TeamRole } from '@aaram/shared-domain/team';
import { inTransaction } from '#db/in-transaction.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import { type Refusal, refuse } from '#outcome.ts';
import * as texts from '#texts/teams.ts';
import { TELL_REMOVED, TELL_ROLES } from './team-jobs.ts';
import { deleteMember, listMembers, lockTeam, setRoles } from './teams.repository.ts';
import { type Actor, changeTeam, noTeam, note } from './teams.service.ts';

const notMember = () => refuse('NOT_FOUND', texts.memberNotFound);

type Members = Awaited<ReturnType<typeof listMembers>>;

/** Whether another member is an owner too. */
const hasOtherOwner = (members: Members, userId: string) =>
  members.some((member) => member.userId !== userId && member.roles.includes('owner'));

const isSameWork = (before: readonly TeamRole[], next: readonly TeamRole[]) =>
  before.length === next.length && before.every((role) => next.includes(role));

/** Gives a member other roles, which hold at the next call. */
export const changeRoles = (db: Pool, { userId, roles }: { userId: string; roles: TeamRole[] }, actor: Actor) =>
  changeTeam(db, actor, async (tx, members) => {
    const member = members.find((one) => one.userId === userId);
    if (member === undefined) {
      return notMember();
    }
    if (!roles.includes('owner') && !hasOtherOwner(members, userId)) {
      return refuse('UNAVAILABLE', texts.lastOwner);
    }
    const next = [...new Set(roles)];
    await setRoles(tx, userId, next);
    const detail = { from: member.roles, to: next };
    await note(tx, actor, 'team.roles', { subject: 'user', subjectId: userId, detail });
    if (!isSameWork(member.roles, next)) {
      await enqueueJob(tx, {
        queue: 'mail',
        kind: TELL_ROLES,
        payload: { userId, sellerId: actor.sellerId, roles: next.join(' '), event: randomUUID() },
      });
    }
    return undefined;
  });

/** Takes a member out, whose sessions end. The last owner stays. */
async function takeOut(tx: Db, members: Members, userId: string, actor: Actor): Promise<Refusal | undefined> {
  const member = members.find((one) => one.userId === userId);
  if (member === undefined) {
    return notMember();
  }
  if (!hasOtherOwner(members, userId)) {
    return refuse('UNAVAILABLE', texts.lastOwner);
  }
  // Before the membership is gone: the trail names the team of the member who acts.
  await note(tx, actor, userId === actor.user.id ? 'team.leave' : 'team.remove', {
    subject: 'user',
    subjectId: userId,
    detail: { roles: member.roles },
  });
  await deleteMember(tx, userId);
  await enqueueJob(tx, {
    queue: 'mail',
    kind: TELL_REMOVED,
    payload: { userId, sellerId: actor.sellerId, event: randomUUID() },
  });
  return undefined;
}

/** Removes a member from the team. */
export const removeMember = (db: Pool, userId: string, actor: Actor) =>
  changeTeam(db, actor, (tx, members) => takeOut(tx, members, userId, actor));

/** Leaves the own team. */
export const leaveTeam = (db: Pool, actor: Actor): Promise<Refusal | undefined> =>
  inTransaction(db, async (tx): Promise<Refusal | undefined> => {
    if ((await lockTeam(tx, actor.sellerId)) === undefined) {
      return noTeam();
    }
    return takeOut(tx, await listMembers(tx, actor.sellerId), actor.user.id, actor);
  });
