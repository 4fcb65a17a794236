import { INVITATION_DAYS } from '@aaram/shared-domain/team';
import type { FastifyInstance } from 'fastify';
import { createToken, findNames, findPeople, hashToken } from '#modules/identity/index.ts';
import { buildInvitationMail, buildJoinedMail, buildRemovalMail } from './team-mail.ts';
import { findInvitation, insertLink, listMembers } from './teams.repository.ts';

export const SEND_INVITATION = 'send-team-invitation';
export const TELL_REMOVED = 'tell-team-removed';
export const TELL_JOINED = 'tell-team-joined';

/** Sends the mails about teams. */
export function handleTeamMails(app: FastifyInstance) {
  const { db, config } = app;
  const { store, publicUrl } = config;
  const nameOf = async (id: string) => (await findNames(db, [id])).get(id) ?? '';

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
    const team = await nameOf(sellerId);
    const mail = buildInvitationMail({ to: email, team, roles, link, days: INVITATION_DAYS, store });
    await app.sendMail(mail, [`team-invitation:${String(event)}`]);
  });

  app.handleJob(TELL_REMOVED, async ({ userId, sellerId, event }) => {
    const person = (await findPeople(db, [String(userId)])).get(String(userId));
    if (person !== undefined) {
      const team = await nameOf(String(sellerId));
      await app.sendMail(buildRemovalMail({ to: person.email, name: person.name, team, store }), [
        `team-removed:${String(event)}`,
      ]);
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
    const team = await nameOf(String(sellerId));
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
