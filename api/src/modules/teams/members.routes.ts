import { teamRolesInputSchema, teamSchema } from '@aaram/shared-domain/team/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireProof, requireUser, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import { changeRoles, removeMember } from './members.service.ts';
import { findActor, teamQuery } from './team-actor.ts';

const params = z.object({ id: z.string() });
const ofTeam = { querystring: teamQuery, tags: ['teams'] };
const answer = { 200: teamSchema };
const memberId = (id: string) => requireId(id, texts.memberNotFound);

/** Who is in a team, and what they do there. */
export const memberRoutes: FastifyPluginAsyncZod = async (app) => {
  const own = (request: FastifyRequest) => teamDb(app.db, requireUser(request));

  app.put(
    '/api/auth/panel/team/members/:id',
    {
      config: { access: 'owner', perMinute: { account: 60 } },
      schema: { ...ofTeam, params, body: teamRolesInputSchema, response: answer },
    },
    async (request) => {
      requireProof(request);
      const userId = memberId(request.params.id);
      return orFail(await changeRoles(own(request), { userId, roles: request.body.roles }, orFail(findActor(request))));
    },
  );

  app.delete(
    '/api/auth/panel/team/members/:id',
    { config: { access: 'owner' }, schema: { ...ofTeam, params, response: answer } },
    async (request) => {
      requireProof(request);
      return orFail(await removeMember(own(request), memberId(request.params.id), orFail(findActor(request))));
    },
  );
};
