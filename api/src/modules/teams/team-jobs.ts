import { randomUUID } from 'node:crypto';
import type { Db } from '@aaram/runtime/db';
import { adminPages } from '@aaram/shared-domain/contract';
import { INVITATION_DAYS, teamRoles } from '@aaram/shared-domain/team';
import type { FastifyInstance } from 'fastify';
import { createToken, findNames, findPeople, hashToken } from '#modules/identity/index.ts';
import { enqueueJob } from '#modules/jobs/index.ts';
import {
  buildInvitationMail,
  buildJoinedMail,
  buildRemovalMail,
  buildRolesMail,
  buildStoppedMail,
} from './team-mail.ts';
import { findInvitation, insertLink, listMembers } from './teams.repository.ts';

export const SEND_INVITATION = 'send-team-invitation';
export const TELL_REMOVED = 'tell-team-removed';
export const TELL_ROLES = 'tell-team-roles';
export const TELL_JOINED = 'tell-team-joined';
const TELL_STOPPED = 'tell-team-stopped';

/** A change that a member had begun and may not go on with. */
type Stopped = { sellerId: string; userId: string; isUndo: boolean; done: number; left: number };

/** Notifies the owners of a team, once, that a change was stopped. */
export const tellStopped = (tx: Db, stopped: Stopped) =>
  enqueueJob(tx, { queue: 'mail', kind: TELL_STOPPED, payload: { ...stopped, event: randomUUID() } });

const nameTeam = async (db: Db, id: string) => (await findNames(db, [id])).get(id) ?? '';

/** Mails to a person who is invited, removed or given other roles. */
function handleMemberMails(app: FastifyInstance) {
  const { db, config } = app;
  const { store, publicUrl } = config;

  app.handleJob(SEND_INVITATION, async ({ invitationId, event }) => {
    const invitation = await findInvitation(db, String(invitationId));
    if (invitation === undefined) {
      return;
    }
    const { id, email, roles, sellerId } = invitation;
    const token = createToken();
    if (!(await insertLink(db, id, hashToken(token)))) {
      return;
    }
    const link = `${publicUrl}/team-invitation/${token}`;
    const team = await nameTeam(db, sellerId);
    const mail = buildInvitationMail({ to: email, team, roles, link, days: INVITATION_DAYS, store });
    await app.sendMail(mail, [`team-invitation:${String(event)}`]);
  });

  app.handleJob(TELL_REMOVED, async ({ userId, sellerId, event }) => {
    const person = (await findPeople(db, [String(userId)])).get(String(userId));
    if (person !== undefined) {
      const team = await nameTeam(db, String(sellerId));
      await app.sendMail(buildRemovalMail({ to: person.email, name: person.name, team, store }), [
        `team-removed:${String(event)}`,
      ]);
    }
  });

  app.handleJob(TELL_ROLES, async ({ userId, sellerId, roles, event }) => {
    const person = (await findPeople(db, [String(userId)])).get(String(userId));
    if (person !== undefined) {
      const given = new Set(String(roles).split(' '));
      const facts = {
        team: await nameTeam(db, String(sellerId)),
        roles: teamRoles.filter((role) => given.has(role)),
        store,
      };
      await app.sendMail(buildRolesMail({ to: person.email, name: person.name, ...facts }), [
        `team-roles:${String(event)}`,
      ]);
    }
  });
}

/** Mails to the owners of a team. */
function handleOwnerMails(app: FastifyInstance) {
  const { db, config } = app;
  const { store, publicUrl } = config;

  app.handleJob(TELL_STOPPED, async ({ sellerId, userId, isUndo, done, left, event }) => {
    const owners = (await listMembers(db, String(sellerId))).filter(({ roles }) => roles.includes('owner'));
    const people = await findPeople(db, [String(userId), ...owners.map((owner) => owner.userId)]);
    const who = people.get(String(userId))?.name ?? '';
    const facts = { who, isUndo: isUndo === true, done: Number(done), left: Number(left), store };
    for (const owner of owners) {
      const to = people.get(owner.userId);
      if (to !== undefined) {
        const link = `${publicUrl}${adminPages.history()}`;
        await app.sendMail(buildStoppedMail({ to: to.email, name: to.name, link, ...facts }), [
          `team-stopped:${String(event)}:${owner.userId}`,
        ]);
      }
    }
  });

  app.handleJob(TELL_JOINED, async ({ userId, sellerId, event }) => {
    const members = await listMembers(db, String(sellerId));
    const joined = members.find((member) => member.userId === userId);
    const people = await findPeople(
      db,
      members.map((member) => member.userId),
    );
    const who = people.get(String(userId));
    if (joined === undefined || who === undefined) {
      return;
    }
    const team = await nameTeam(db, String(sellerId));
    for (const owner of members.filter((member) => member.roles.includes('owner') && member.userId !== userId)) {
      const to = people.get(owner.userId);
      if (to !== undefined) {
        const facts = { team, who: who.name, email: who.email, roles: joined.roles, store };
        const link = `${publicUrl}/admin-team`;
        await app.sendMail(buildJoinedMail({ to: to.email, name: to.name, link, ...facts }), [
          `team-joined:${String(event)}:${owner.userId}`,
        ]);
      }
    }
  });
}

/** Sends the mails about teams. */
export function handleTeamMails(app: FastifyInstance) {
  handleMemberMails(app);
  handleOwnerMails(app);
}
