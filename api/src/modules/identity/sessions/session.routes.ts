import { deviceSchema, renewedSessionSchema } from '@aaram/shared-domain/identity/schema';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { fail, requireId } from '#plugins/errors.ts';
import { readBearerToken, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/identity.ts';
import { describeUser } from '../describe-user.ts';
import { endDevice, endSessionsOf, listDevices, replaceToken } from './session.repository.ts';
import { tokenAge } from './session-lifetimes.ts';

const tags = ['identity'];
const removedSchema = z.object({ message: z.string(), _id: z.string() });

/** Where an account is logged in: the list, logging out one device or all, and a new token for a session in use. */
export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const lifetimes = app.config.sessions;

  app.get(
    '/api/auth/me/sessions',
    { config: { access: 'signed-in' }, schema: { response: { 200: z.array(deviceSchema) }, tags } },
    async (request) => {
      const token = readBearerToken(request.headers.authorization) ?? '';
      const devices = await listDevices(app.db, requireUser(request).id, { token, lifetimes });
      return devices.map(({ id, startedAt, lastSeenAt, ...rest }) => ({
        _id: id,
        ...rest,
        startedAt: startedAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      }));
    },
  );

  app.post(
    '/api/auth/me/token',
    { config: { access: 'signed-in' }, schema: { response: { 200: renewedSessionSchema }, tags } },
    async (request) => {
      const user = requireUser(request);
      const token = readBearerToken(request.headers.authorization) ?? '';
      const next = await replaceToken(app.db, token, {
        minAge: tokenAge(user.ownRole),
        isProved: false,
        endsOld: false,
      });
      return { token: next ?? null, user: describeUser(user) };
    },
  );

  app.delete('/api/auth/me/sessions', { config: { access: 'signed-in' }, schema: { tags } }, async (request, reply) => {
    await endSessionsOf(app.db, requireUser(request).id);
    return reply.code(204).send();
  });

  app.delete(
    '/api/auth/me/sessions/:id',
    {
      config: { access: 'signed-in' },
      schema: { params: z.object({ id: z.string() }), response: { 200: removedSchema }, tags },
    },
    async (request) => {
      const notThere = texts.deviceLoggedOutAlready;
      const id = requireId(request.params.id, notThere);
      if (!(await endDevice(app.db, requireUser(request).id, id))) {
        fail(404, 'NOT_FOUND', notThere);
      }
      return { message: texts.deviceLoggedOut, _id: id };
    },
  );
};
