import { loginResultSchema } from '@aaram/shared-domain/identity/schema';
import { openInvitationSchema, teamInvitationInputSchema, teamSchema } from '@aaram/shared-domain/team/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireProof, requireUser, teamDb } from '#plugins/session.ts';
import * as texts from '#texts/teams.ts';
import { acceptInvitation, invite, inviteAgain, readInvitation, withdraw } from './invitations.service.ts';
import { findActor, teamQuery } from './team-actor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const tags = ['teams'];
const params = z.object({ id: z.string() });
const linkParams = z.object({ token: z.string().max(100) });
const ofTeam = { querystring: teamQuery, tags };
const answer = { 200: teamSchema };

/** Invitations into a team, and the way in by their links. */
export const invitationRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app;
  const own = (request: FastifyRequest) => teamDb(db, requireUser(request));
  const invitationId = (id: string) => requireId(id, texts.invitationNotFound);

  // Mails to strangers: few in an hour for a whole team, and few to one address.
  const limitTeam = app.createLimit({
    name: 'invitations of a team',
    max: 60,
    windowMs: HOUR,
    key: (request) => orFail(findActor(request)).sellerId,
  });
  const limitAddress = app.createLimit({
    name: 'invitations to an address',
    max: 5,
    windowMs: DAY,
    key: (request) => (request.body as { email: string }).email.trim().toLowerCase(),
  });

  app.post(
    '/api/auth/panel/team/invitations',
    {
      config: { access: 'owner', perMinute: { account: 30 } },
      schema: { ...ofTeam, body: teamInvitationInputSchema, response: { 201: teamSchema } },
    },
    async (request, reply) => {
      requireProof(request);
      await limitTeam(request);
      await limitAddress(request);
      return reply.code(201).send(orFail(await invite(own(request), request.body, orFail(findActor(request)))));
    },
  );

  app.post(
    '/api/auth/panel/team/invitations/:id/mail',
    {
      config: { access: 'owner', perMinute: { account: 30 } },
      schema: { ...ofTeam, params, response: answer },
    },
    async (request) => {
      const id = invitationId(request.params.id);
      await limitTeam(request);
      return orFail(await inviteAgain(own(request), id, orFail(findActor(request))));
    },
  );

  app.delete(
    '/api/auth/panel/team/invitations/:id',
    { config: { access: 'owner' }, schema: { ...ofTeam, params, response: answer } },
    async (request) =>
      orFail(await withdraw(own(request), invitationId(request.params.id), orFail(findActor(request)))),
  );

  const byLink = { config: { access: 'signed-in', perMinute: { account: 30, source: 120 } } } as const;
  app.get(
    '/api/auth/team-invitations/:token',
    { ...byLink, schema: { params: linkParams, response: { 200: openInvitationSchema }, tags } },
    async (request) => orFail(await readInvitation(db, request.params.token)),
  );

  app.post(
    '/api/auth/team-invitations/:token',
    { ...byLink, schema: { params: linkParams, response: { 200: loginResultSchema }, tags } },
    async (request) =>
      orFail(
        await acceptInvitation(db, {
          token: request.params.token,
          user: requireUser(request),
          session: readBearerToken(request.headers.authorization) ?? '',
          requestId: request.id,
        }),
      ),
  );
};
