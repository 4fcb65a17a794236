import { messageSchema } from '@aaram/shared-domain/contract/schema';
import {
  codeInputSchema,
  factorListSchema,
  factorNameInputSchema,
  loginResultSchema,
  newAppSchema,
  recoveryCodesSchema,
  secondStepInputSchema,
} from '@aaram/shared-domain/identity/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { requireId } from '#plugins/errors.ts';
import { orFail } from '#plugins/refusals.ts';
import { readBearerToken, requireProof, requireUser } from '#plugins/session.ts';
import * as texts from '#texts/factors.ts';
import type { GuessLimits } from '../guesses/guess-limits.ts';
import type { FactorChange } from '../identity-mail.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { deleteOldChallenges } from './challenges.repository.ts';
import {
  confirmApp,
  describeFactors,
  nameFactor,
  removeFactor,
  renewRecoveryCodes,
  startApp,
  tellFactorChanged,
} from './factors.service.ts';
import { passkeyRoutes } from './passkeys.routes.ts';
import { finishLogin } from './second-step.service.ts';

const HOUR = 3_600_000;
const tags = ['identity'];
const idParams = z.object({ id: z.string() });
const removedSchema = messageSchema.extend({ _id: z.string() });

const callerOf = (request: FastifyRequest) => ({
  user: requireUser(request),
  token: readBearerToken(request.headers.authorization) ?? '',
});

/** Challenges that are over are deleted, and people are notified of a changed factor. */
function workInBackground(app: FastifyInstance) {
  app.addBackground({
    name: 'old-challenges',
    everyMs: HOUR,
    run: async () => void (await deleteOldChallenges(app.db)),
  });
  app.handleJob('tell-factor-changed', async ({ userId, change, factor, factorName, event }) => {
    const notified = { userId: String(userId), event: `factor-changed:${String(event)}` };
    const changed: FactorChange = {
      change: change === 'added' ? 'added' : 'removed',
      factor: factor === 'passkey' ? 'passkey' : 'totp',
      factorName: String(factorName),
    };
    await tellFactorChanged(app.db, { ...notified, ...changed }, app);
    await app.messages.sendShort({ kind: 'security', ...notified, words: [] });
  });
}

/** One's own factors: apps that make codes, names, and recovery codes. */
const ownFactorRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/auth/me/factors',
    { config: { access: 'signed-in' }, schema: { response: { 200: factorListSchema }, tags } },
    async (request) => describeFactors(app.db, requireUser(request), app),
  );

  app.post(
    '/api/auth/me/apps',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { body: factorNameInputSchema, response: { 201: newAppSchema }, tags },
    },
    async (request, reply) => {
      requireProof(request);
      return reply
        .code(201)
        .send(orFail(await startApp(app.db, { user: requireUser(request), name: request.body.name }, app)));
    },
  );

  app.post(
    '/api/auth/me/apps/:id/confirm',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { params: idParams, body: codeInputSchema, response: { 200: recoveryCodesSchema }, tags },
    },
    async (request) => {
      const id = requireId(request.params.id, texts.beginAppAgain);
      return orFail(await confirmApp(app.db, { caller: callerOf(request), id, code: request.body.code }, app));
    },
  );

  app.put(
    '/api/auth/me/factors/:id',
    {
      config: { access: 'signed-in', perMinute: { account: 20 } },
      schema: { params: idParams, body: factorNameInputSchema, response: { 200: messageSchema }, tags },
    },
    async (request) => {
      const id = requireId(request.params.id, texts.removedAlready);
      orFail(await nameFactor(app.db, { user: requireUser(request), id, name: request.body.name }));
      return { message: texts.renamed };
    },
  );

  app.delete(
    '/api/auth/me/factors/:id',
    { config: { access: 'signed-in' }, schema: { params: idParams, response: { 200: removedSchema }, tags } },
    async (request) => {
      requireProof(request);
      const id = requireId(request.params.id, texts.removedAlready);
      orFail(await removeFactor(app.db, { user: requireUser(request), id }, app));
      return { message: texts.removed, _id: id };
    },
  );

  app.post(
    '/api/auth/me/recovery-codes',
    { config: { access: 'signed-in' }, schema: { response: { 200: recoveryCodesSchema }, tags } },
    async (request) => {
      requireProof(request);
      return orFail(await renewRecoveryCodes(app.db, requireUser(request), app));
    },
  );
};

/** The second step of a login, and the factors for it: apps that make codes, passkeys and recovery codes. */
export const factorRoutes: FastifyPluginAsyncZod<GuessLimits> = async (app, guesses) => {
  const { noteDevice, nameCaller } = guesses;
  workInBackground(app);
  await app.register(passkeyRoutes, { noteDevice, nameCaller });

  app.post(
    '/api/auth/login/second',
    {
      config: { access: 'public', perMinute: { source: 30 } },
      schema: { body: secondStepInputSchema, response: { 200: loginResultSchema }, tags },
    },
    async (request, reply) => {
      const outcome = await finishLogin(
        app.db,
        { ...request.body, device: describeDevice(request) },
        {
          config: app.config,
          takeGuess: (accountId) =>
            guesses.take(request, { name: `second step:${accountId}`, accountId }, texts.tooManyCodes),
        },
      );
      const opened = orFail(outcome);
      noteDevice(request, reply, opened.user.id);
      return reply.header('cache-control', 'no-store').send(opened);
    },
  );

  await app.register(ownFactorRoutes);
};
