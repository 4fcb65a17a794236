import { messageSchema } from '@aaram/shared-domain/contract/schema';
import {
  askedCodeSchema,
  loginResultSchema,
  phoneCodeInputSchema,
  phoneInputSchema,
} from '@aaram/shared-domain/identity/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fail } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { requireProof, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/phone.ts';
import type { GuessLimits } from '../guesses/guess-limits.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { askForCode, loginByCode, proveMobile, removeMobile, sendCode, tellMobileChanged } from './phone.service.ts';
import { deleteOldCodes } from './phone-codes.repository.ts';

const HOUR = 3_600_000;
const tags = ['identity'];
/** The code was right, and the caller is not in yet. */
const SECOND_STEP_FOLLOWS = { SECOND_FACTOR_REQUIRED: 403 };

type Guesses = { guesses: GuessLimits };

/** Refuses where no codes can be sent; no page offers it there. */
const requireCodes = (app: FastifyInstance) => app.messages.sendCode ?? fail(404, 'NOT_FOUND', texts.noCodesHere);
const takeSend = (guesses: GuessLimits, request: FastifyRequest) => (name: string, accountId: string | undefined) =>
  guesses.takeSend(request, { name, accountId });
const takeGuess = (guesses: GuessLimits, request: FastifyRequest) => (name: string, accountId: string | undefined) =>
  guesses.take(request, { name, accountId }, texts.tooManyWrongCodes);

/** Sends codes and tells of changed numbers; codes that are over are deleted. */
function workInBackground(app: FastifyInstance) {
  const { db } = app;
  app.handleJob('send-code', ({ id }) => sendCode(db, String(id), app));
  app.handleJob('tell-mobile-changed', ({ userId, change, event }) =>
    tellMobileChanged(
      db,
      {
        userId: String(userId),
        change: change === 'proved' || change === 'removed' ? change : 'lost',
        event: `mobile-changed:${String(event)}`,
      },
      app,
    ),
  );
  app.addBackground({ name: 'old-phone-codes', everyMs: HOUR, run: async () => void (await deleteOldCodes(db)) });
}

/** Logging in by a code on the phone. */
const loginRoutes: FastifyPluginAsyncZod<Guesses> = async (app, { guesses }) => {
  const { db } = app;

  app.post(
    '/api/auth/login/code',
    {
      config: { access: 'public', perMinute: { source: 30, nameSource: guesses.nameCaller } },
      schema: { body: phoneInputSchema, response: { 200: askedCodeSchema }, tags },
    },
    async (request, reply) => {
      requireCodes(app);
      const asked = await askForCode(db, { ...request.body, takeSend: takeSend(guesses, request) }, app);
      return reply.header('cache-control', 'no-store').send(orFail(asked));
    },
  );

  app.post(
    '/api/auth/login/code/confirm',
    {
      config: { access: 'public', perMinute: { source: 30, nameSource: guesses.nameCaller } },
      schema: { body: phoneCodeInputSchema, response: { 200: loginResultSchema }, tags },
    },
    async (request, reply) => {
      const device = describeDevice(request);
      const outcome = await loginByCode(db, { ...request.body, device, takeGuess: takeGuess(guesses, request) }, app);
      const opened = orFail(outcome, SECOND_STEP_FOLLOWS);
      guesses.noteDevice(request, reply, opened.user.id);
      return reply.header('cache-control', 'no-store').send(opened);
    },
  );
};

/** Proving a number to one's account, and removing it. */
const ownNumberRoutes: FastifyPluginAsyncZod<Guesses> = async (app, { guesses }) => {
  const { db } = app;

  app.post(
    '/api/auth/me/mobile/code',
    {
      config: { access: 'signed-in', perMinute: { account: 10, source: 30 } },
      schema: { body: phoneInputSchema, response: { 200: askedCodeSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      requireCodes(app);
      const caller = requireUser(request);
      return orFail(await askForCode(db, { ...request.body, caller, takeSend: takeSend(guesses, request) }, app));
    },
  );

  app.post(
    '/api/auth/me/mobile',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { body: phoneCodeInputSchema, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      const { id: userId } = requireUser(request);
      orFail(await proveMobile(db, { ...request.body, userId, takeGuess: takeGuess(guesses, request) }, app));
      return { message: texts.numberProved };
    },
  );

  app.delete(
    '/api/auth/me/mobile',
    {
      config: { access: 'signed-in', perMinute: { account: 10 } },
      schema: { response: { 200: messageSchema }, tags },
    },
    async (request) => {
      requireProof(request);
      await removeMobile(db, requireUser(request).id);
      return { message: texts.numberRemoved };
    },
  );
};

/** Logging in by a code on the phone, and proving a number to one's account (product-rules.md#login-by-phone). */
export const phoneRoutes: FastifyPluginAsyncZod<Guesses> = async (app, options) => {
  workInBackground(app);
  await app.register(loginRoutes, options);
  await app.register(ownNumberRoutes, options);
};
