import { changePasswordInputSchema, loginResultSchema, proofInputSchema } from '@aaram/shared-domain/identity/schema';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Outcome } from '#outcome.ts';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireUser } from '#plugins/session.ts';
import * as requestTexts from '#texts/requests.ts';
import type { GuessLimits } from '../guesses/guess-limits.ts';
import { changePassword, prove, tellPasswordChanged } from './password.service.ts';

const tags = ['identity'];

const callerOf = (request: FastifyRequest) => ({
  user: requireUser(request),
  token: readBearerToken(request.headers.authorization) ?? '',
});

/** Calls that ask for the password of a logged-in user. */
export const passwordRoutes: FastifyPluginAsyncZod<{ guesses: GuessLimits }> = async (app, { guesses }) => {
  app.handleJob('tell-password-changed', async (payload) => {
    const notified = { userId: String(payload.userId), event: `password-changed:${String(payload.event)}` };
    await tellPasswordChanged(app.db, notified, app);
    await app.messages.sendShort({ kind: 'security', ...notified, words: [] });
  });
  /** Counts guesses from a session that was left open or stolen; the owner on a known device has a share. */
  async function guess<Result>(request: FastifyRequest, check: () => Promise<Outcome<Result>>): Promise<Result> {
    const { id } = requireUser(request);
    const counted = { name: `proof:${id}`, accountId: id };
    const giveBack = orFail(await guesses.take(request, counted, requestTexts.tooManyAttempts));
    const checked = orFail(await check());
    await giveBack();
    return checked;
  }

  app.put(
    '/api/auth/me/password',
    {
      config: { access: 'signed-in' },
      schema: { body: changePasswordInputSchema, response: { 200: loginResultSchema }, tags },
    },
    (request) => guess(request, () => changePassword(app.db, { ...callerOf(request), ...request.body }, app)),
  );

  app.post(
    '/api/auth/me/proof',
    { config: { access: 'signed-in' }, schema: { body: proofInputSchema, response: { 200: loginResultSchema }, tags } },
    (request) => guess(request, () => prove(app.db, { ...callerOf(request), proof: request.body }, app)),
  );
};
