import { randomUUID } from 'node:crypto';
import { readSource, shortenSource } from '@aaram/runtime/http/sources';
import {
  forgotPasswordInputSchema,
  loginInputSchema,
  loginResultSchema,
  registerInputSchema,
  resetPasswordInputSchema,
  userProfileSchema,
} from '@aaram/shared-domain/identity/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { enqueueJob } from '#modules/jobs/index.ts';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/identity.ts';
import { emailLinkRoutes } from './email-links/email-link.routes.ts';
import { factorRoutes } from './factors/factors.routes.ts';
import { createGuessLimits, type GuessLimits, readAccountName } from './guesses/guess-limits.ts';
import { deleteFullCounters } from './guesses/guesses.repository.ts';
import { getProfile, login, register, resetPassword, sendResetLink } from './identity.service.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { phoneRoutes } from './phone/phone.routes.ts';
import { describeDevice } from './sessions/describe-device.ts';
import { deleteExpiredSessions, endSession } from './sessions/session.repository.ts';
import { sessionRoutes } from './sessions/session.routes.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const tags = ['identity'];
/** The password was right, and the caller is not in yet. */
const SECOND_STEP_FOLLOWS = { SECOND_FACTOR_REQUIRED: 403 };
const messageSchema = z.object({ message: z.string() });

type Guesses = { guesses: GuessLimits };

/** The account that an attempt is for, whatever the notation. */
function readAccountKey(request: FastifyRequest): string {
  const { body } = request;
  const email = typeof body === 'object' && body !== null && 'email' in body ? String(body.email) : '';
  return readAccountName(email);
}

/** Deletes what no longer counts. */
function cleanUp(app: FastifyInstance) {
  app.addBackground({
    name: 'expired-sessions',
    everyMs: HOUR,
    run: async () => void (await deleteExpiredSessions(app.db)),
  });
  app.addBackground({
    name: 'full-guess-counters',
    everyMs: HOUR,
    run: async () => void (await deleteFullCounters(app.db)),
  });
}

/** Signing up, logging in and out. */
const loginRoutes: FastifyPluginAsyncZod<Guesses> = async (app, { guesses }) => {
  const limitSignups = app.createLimit({
    name: 'signups',
    max: 5,
    windowMs: HOUR,
    // By source too, so that others cannot keep the owner of an address from signing up.
    key: (request) => `${readAccountKey(request)}|${readSource(request.ip)}`,
  });

  app.post(
    '/api/auth/register',
    {
      config: { access: 'public', perMinute: { source: 10 } },
      schema: { body: registerInputSchema, response: { 201: messageSchema }, tags },
    },
    async (request, reply) => {
      await limitSignups(request);
      orFail(await register(app.db, request.body, { config: app.config, source: shortenSource(request.ip) }));
      return reply.code(201).send({ message: texts.accountCreated });
    },
  );

  app.post(
    '/api/auth/login',
    {
      config: { access: 'public', perMinute: { source: 30, nameSource: guesses.nameCaller } },
      schema: { body: loginInputSchema, response: { 200: loginResultSchema }, tags },
    },
    async (request, reply) => {
      const outcome = await login(app.db, request.body, {
        config: app.config,
        device: describeDevice(request),
        takeGuess: (accountId) => guesses.take(request, { name: readAccountName(request.body.email), accountId }),
      });
      const opened = orFail(outcome, SECOND_STEP_FOLLOWS);
      guesses.noteDevice(request, reply, opened.user.id);
      return reply.header('cache-control', 'no-store').send(opened);
    },
  );

  app.post('/api/auth/logout', { config: { access: 'signed-in' }, schema: { tags } }, async (request, reply) => {
    await endSession(app.db, readBearerToken(request.headers.authorization) ?? '');
    return reply.code(204).send();
  });

  app.get(
    '/api/auth/me/profile',
    { config: { access: 'signed-in' }, schema: { response: { 200: userProfileSchema }, tags } },
    async (request) => orFail(await getProfile(app.db, requireUser(request).id)),
  );
};

/** A forgotten password: a link by mail, and a new password. */
const resetRoutes: FastifyPluginAsyncZod<Guesses> = async (app, { guesses }) => {
  const limitTokens = app.createLimit({
    name: 'reset tokens',
    max: 10,
    windowMs: 15 * MINUTE,
    key: (request) => JSON.stringify(request.params).slice(0, 120),
  });

  app.post(
    '/api/auth/forgot-password',
    {
      config: { access: 'public', perMinute: { source: 10 } },
      schema: { body: forgotPasswordInputSchema, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      // Writes one row for every address, so that neither the response nor its time tells whether the address is known.
      if (await guesses.mayMail(readAccountName(request.body.email))) {
        await enqueueJob(app.db, {
          queue: 'mail',
          kind: 'send-reset-link',
          payload: { email: request.body.email, event: randomUUID() },
        });
      }
      return { message: texts.resetLinkSent };
    },
  );

  const resetSchema = {
    params: z.object({ token: z.string().max(100) }),
    body: resetPasswordInputSchema,
    response: { 200: messageSchema },
    tags,
  };
  app.post(
    '/api/auth/reset-password/:token',
    { config: { access: 'public', perMinute: { source: 20 } }, schema: resetSchema },
    async (request, reply) => {
      await limitTokens(request);
      const owner = orFail(await resetPassword(app.db, { ...request.params, ...request.body }, app));
      guesses.noteDevice(request, reply, owner);
      return { message: texts.passwordChanged };
    },
  );
};

/** Signup, login, logout and forgotten passwords. */
export const identityModule: FastifyPluginAsyncZod = async (app) => {
  const guesses = createGuessLimits(app);
  await app.register(emailLinkRoutes);
  await app.register(factorRoutes, guesses);
  await app.register(passwordRoutes, { guesses });
  await app.register(phoneRoutes, { guesses });
  await app.register(sessionRoutes);
  await app.register(loginRoutes, { guesses });
  await app.register(resetRoutes, { guesses });
  app.handleJob('send-reset-link', ({ email, event }) =>
    sendResetLink(app.db, { email: String(email), event: `password-reset:${String(event)}` }, app),
  );
  cleanUp(app);
};
