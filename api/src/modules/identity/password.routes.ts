import { changePasswordInputSchema, loginResultSchema, proofInputSchema } from '@aaram/shared-domain/identity/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireUser } from '#plugins/session.ts';
import { changePassword, prove, tellPasswordChanged } from './password.service.ts';

const tags = ['identity'];

const callerOf = (request: FastifyRequest) => ({
  user: requireUser(request),
  token: readBearerToken(request.headers.authorization) ?? '',
});

/** Calls that ask for the password of a logged-in user. */
export const passwordRoutes: FastifyPluginAsyncZod = async (app) => {
  app.handleJob('tell-password-changed', async (payload) => {
    const told = { userId: String(payload.userId), event: `password-changed:${String(payload.event)}` };
    await tellPasswordChanged(app.db, told, app);
    await app.messages.sendShort({ kind: 'security', ...told, words: [] });
  });
  // Limits guesses of the owner's password from a session that was left open.
  const limitGuesses = app.createLimit({
    name: 'own password',
    max: 10,
    windowMs: 400_000,
    key: (request) => requireUser(request).id,
  });

  app.put(
    '/api/auth/me/password',
    {
      config: { access: 'signed-in' },
      schema: { body: changePasswordInputSchema, response: { 200: loginResultSchema }, tags },
    },
    async (request) => {
      await limitGuesses(request);
      return orFail(await changePassword(app.db, { ...callerOf(request), ...request.body }, app));
    },
  );

  app.post(
    '/api/auth/me/proof',
    { config: { access: 'signed-in' }, schema: { body: proofInputSchema, response: { 200: loginResultSchema }, tags } },
    async (request) => {
      await limitGuesses(request);
      return orFail(await prove(app.db, { ...callerOf(request), proof: request.body }, app));
    },
  );
};
