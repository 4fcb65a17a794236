import { ownTeamSchema, teamSchema, teamSettingsInputSchema } from '@aaram/shared-domain/team/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { hasSecondStep } from '#modules/identity/index.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireProof, requireUser, rowsOf, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import { invitationRoutes } from './invitations.routes.ts';
import { memberRoutes } from './members.routes.ts';
import { leaveTeam } from './members.service.ts';
import { findActor, teamQuery } from './team-actor.ts';
import { handleTeamMails } from './team-jobs.ts';
import { forgetInvitations } from './teams.repository.ts';
import { changeSettings, readOwnTeam, readTeam } from './teams.service.ts';

const DAY = 86_400_000;
/** How long an invitation that has ended is shown, so that it can be sent again. */
const RETENTION_DAYS = 30;
const tags = ['teams'];
const ofTeam = { querystring: teamQuery, tags };
const answer = { 200: teamSchema };

/** Who works for a seller: invitations, roles, and the way out (product-rules.md#teams). */
export const teamsModule: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  handleTeamMails(app);
  await app.register(invitationRoutes);
  await app.register(memberRoutes);
  app.addBackground({
    name: 'forget old invitations',
    everyMs: DAY,
    run: async () => void (await forgetInvitations(db, RETENTION_DAYS)),
  });

  app.get(
    '/api/auth/panel/team/me',
    { config: { access: 'team' }, schema: { response: { 200: ownTeamSchema }, tags } },
    (request) => readOwnTeam(rowsOf(db, requireUser(request)), requireUser(request)),
  );

  app.delete(
    '/api/auth/panel/team/me',
    { config: { access: 'team', perMinute: { account: 10 } }, schema: { tags } },
    async (request) => {
      const user = requireUser(request);
      requireProof(request);
      orFail(await leaveTeam(teamDb(db, user), { user, sellerId: user.sellerId, requestId: request.id }));
      return { message: texts.left };
    },
  );

  app.get(
    '/api/auth/panel/team',
    { config: { access: 'owner' }, schema: { ...ofTeam, response: answer } },
    async (request) => orFail(await readTeam(rowsOf(db, requireUser(request)), orFail(findActor(request)).sellerId)),
  );

  app.put(
    '/api/auth/panel/team',
    {
      config: { access: 'owner', perMinute: { account: 30 } },
      schema: { ...ofTeam, body: teamSettingsInputSchema, response: answer },
    },
    async (request) => {
      requireProof(request);
      const actor = orFail(findActor(request));
      const hasOwnStep = await hasSecondStep(db, actor.user.id);
      return orFail(
        await changeSettings(teamDb(db, actor.user), request.body.needsSecondStep, { ...actor, hasOwnStep }),
      );
    },
  );
};
